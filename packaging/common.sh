# What all packages share; sourced by their scripts, which run from anywhere.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
# The date of the commit, so that the same sources give the same packages.
date=$(git log -1 --format=%cs 2>/dev/null || date -u +%F)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
target=${CARGO_TARGET_DIR:-target}
out=$target/package
mkdir -p "$out"

# The tools of each package: COMMAND DEBIAN-PACKAGE …
shared_tools=(
    cargo cargo cc gcc find findutils grep grep gzip gzip install coreutils python3 python3 rsvg-convert librsvg2-bin sed sed
)
deb_tools=(dpkg dpkg dpkg-deb dpkg objdump binutils strip binutils)
tarball_tools=(strip binutils tar tar)
windows_tools=(
    icotool icoutils makensis nsis rustup rustup x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
    x86_64-w64-mingw32-objcopy binutils-mingw-w64-x86-64 x86_64-w64-mingw32-strip binutils-mingw-w64-x86-64 zip zip
)
macos_tools=(codesign Xcode ditto macOS iconutil macOS lipo Xcode rustup rustup)

# Ends with the names of all tools that are missing. Every script calls this before it builds.
need() { # COMMAND DEBIAN-PACKAGE …
    local missing="" packages=""
    set -- "${shared_tools[@]}" "$@"
    while [ $# -gt 0 ]; do
        command -v "$1" >/dev/null || { missing="$missing $1" packages="$packages $2"; }
        shift 2
    done
    [ -n "$missing" ] || return 0
    echo "packaging: missing:$missing; on Debian: apt-get install$packages" >&2
    exit 2
}

# PACKAGE_PROFILE=dev makes packages of a quick build, to try these scripts.
profile=${PACKAGE_PROFILE:-release}
built=$([ "$profile" = dev ] && echo debug || echo "$profile")

build() { # [MORE ARGUMENTS OF CARGO]
    cargo build --profile "$profile" --locked -p clickomania "$@"
}

# The licences of everything that is linked in, in one page.
licences() { # FILE
    packaging/licences "$1" >&2
}

# The icon in one size, in pixels.
icon() { # SIZE FILE
    local drawing=icon.svg
    [ "$1" -gt 32 ] || drawing=icon-small.svg
    rsvg-convert -w "$1" -h "$1" "assets/icon/$drawing" -o "$2"
}

# A tree as it lies under /usr or in an archive: program, manual, completions, desktop, icons, licences.
tree() { # PROGRAM FOLDER
    local program=$1 usr=$2
    install -Dm755 "$program" "$usr/bin/clickomania"
    local share=$usr/share
    local texts lang
    for texts in assets/text/*/; do
        lang=$(basename "$texts")
        local man=$share/man/$lang/man1
        [ "$lang" != en ] || man=$share/man/man1
        mkdir -p "$man"
        "$program" man -o "$man" --lang "$lang"
        gzip -9nf "$man"/*.1
    done
    mkdir -p "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
    "$program" complete bash --lang en >"$share/bash-completion/completions/clickomania"
    "$program" complete zsh --lang en >"$share/zsh/site-functions/_clickomania"
    "$program" complete fish --lang en >"$share/fish/vendor_completions.d/clickomania.fish"
    install -Dm644 packaging/linux/clickomania.desktop "$share/applications/clickomania.desktop"
    install -Dm644 packaging/linux/clickomania-mime.xml "$share/mime/packages/clickomania.xml"
    mkdir -p "$share/metainfo"
    sed "s/@VERSION@/$version/; s/@DATE@/$date/" packaging/linux/org.clickomania.Clickomania.metainfo.xml \
        >"$share/metainfo/org.clickomania.Clickomania.metainfo.xml"
    local hicolor=$share/icons/hicolor
    for size in 16 24 32 48 64 128 256 512; do
        mkdir -p "$hicolor/${size}x$size/apps" "$hicolor/${size}x$size/mimetypes"
        icon "$size" "$hicolor/${size}x$size/apps/clickomania.png"
        rsvg-convert -w "$size" -h "$size" assets/icon/icon-file.svg \
            -o "$hicolor/${size}x$size/mimetypes/application-x-clickomania.png"
    done
    install -Dm644 assets/icon/icon.svg "$hicolor/scalable/apps/clickomania.svg"
    install -Dm644 assets/icon/icon-file.svg "$hicolor/scalable/mimetypes/application-x-clickomania.svg"
    local doc=$share/doc/clickomania
    mkdir -p "$doc"
    pages "$doc"
    install -m644 assets/fonts/OFL.txt "$doc/"
    licences "$doc/licences.html"
}

# Installs the pages that people read with their pictures, linked among each other as in the source.
pages() {
    local to=$1 file
    find README.md README.it.md CHANGELOG.md CONTRIBUTING.md ARCHITECTURE.md LICENSE-MIT LICENSE-APACHE docs \
        assets/pictures programs/README.md -type f -print0 |
        while IFS= read -r -d '' file; do install -Dm644 "$file" "$to/$file"; done
}
