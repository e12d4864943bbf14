#!/bin/sh
# Puts Clickomania into ~/.local, or into the folder that is named (as root: /usr/local).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
to=${1:-$HOME/.local}
mkdir -p "$to/bin" "$to/share"
(cd "$here" && find bin share -type f | LC_ALL=C sort) >"$to/share/clickomania-installed.tmp"
while IFS= read -r file; do
    mkdir -p "$to/$(dirname "$file")"
    cp "$here/$file" "$to/$file.new" && mv "$to/$file.new" "$to/$file"
done <"$to/share/clickomania-installed.tmp"
chmod 755 "$to/bin/clickomania"
# A desktop started before ~/.local/bin was in its PATH finds the program by its place.
sed -i "s|^Exec=clickomania|Exec=\"$to/bin/clickomania\"|; s|^TryExec=clickomania|TryExec=$to/bin/clickomania|" "$to/share/applications/clickomania.desktop"
mkdir -p "$to/share/clickomania"
mv "$to/share/clickomania-installed.tmp" "$to/share/clickomania/installed"
cp "$here/uninstall.sh" "$to/share/clickomania/uninstall.sh"
for update in "update-desktop-database $to/share/applications" "update-mime-database $to/share/mime" "gtk-update-icon-cache -q -t -f $to/share/icons/hicolor"; do
    command -v "${update%% *}" >/dev/null && $update >/dev/null 2>&1 || true
done
echo "Clickomania is in $to/bin. To remove it: sh $to/share/clickomania/uninstall.sh $to"
