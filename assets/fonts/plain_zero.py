#!/usr/bin/env python3
"""Takes the slash out of the zero: one counter where there were two halves of one.

    pip install fonttools && python3 plain_zero.py *.ttf

The outer contour, the advance and all other glyphs stay as they are; `zero.tf` is made of `zero` and follows. Fonts whose
zero has one counter already are left alone.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

SLASHED = 3


def contours(glyph, glyf):
    """The contours of a glyph: lists of (x, y, on the curve)."""
    points, ends, flags = glyph.getCoordinates(glyf)
    first = 0
    for last in ends:
        yield [(*points[i], flags[i] & 1) for i in range(first, last + 1)]
        first = last + 1


def span(values):
    """The middle and half of the extent."""
    return (min(values) + max(values)) / 2, (max(values) - min(values)) / 2


def counter(outer, halves):
    """The outer contour, made as wide and as high as both halves together, the other way round."""
    (x, wide), (y, high) = (span([point[axis] for point in outer]) for axis in (0, 1))
    inner = [point for half in halves for point in half]
    (to_x, to_wide), (to_y, to_high) = (span([point[axis] for point in inner]) for axis in (0, 1))
    scaled = [
        (round(to_x + (px - x) * to_wide / wide), round(to_y + (py - y) * to_high / high), on)
        for px, py, on in outer
    ]
    return scaled[:1] + scaled[:0:-1]


def change(path):
    font = TTFont(path)
    glyf = font["glyf"]
    glyph = glyf[font.getBestCmap()[ord("0")]]
    if glyph.numberOfContours != SLASHED:
        return
    outer, *halves = contours(glyph, glyf)
    both = [outer, counter(outer, halves)]
    points = [point for contour in both for point in contour]
    glyph.coordinates = GlyphCoordinates([(x, y) for x, y, _ in points])
    glyph.flags = bytearray(on for _, _, on in points)
    glyph.endPtsOfContours = [len(outer) - 1, len(points) - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(glyf)
    font.save(path)


for path in sys.argv[1:]:
    change(path)
