#!/bin/sh
# Removes what install.sh put there; what people have made stays where it is.
set -eu
from=${1:-$HOME/.local}
list=$from/share/clickomania/installed
[ -f "$list" ] || { echo "there is no $list" >&2; exit 2; }
while IFS= read -r file; do
    rm -f "$from/$file"
    rmdir -p --ignore-fail-on-non-empty "$from/$(dirname "$file")" 2>/dev/null || true
done <"$list"
rm -f "$list" "$from/share/clickomania/uninstall.sh"
rmdir --ignore-fail-on-non-empty "$from/share/clickomania" 2>/dev/null || true
for update in "update-desktop-database $from/share/applications" "update-mime-database $from/share/mime"; do
    command -v "${update%% *}" >/dev/null && $update >/dev/null 2>&1 || true
done
echo "Clickomania is gone from $from."
