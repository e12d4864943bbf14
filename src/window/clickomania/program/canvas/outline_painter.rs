//! Fills outlines of any form: one mesh with a darker border and soft edges.
//!
//! egui fills convex paths only; blocks that embrace others are not convex. So the inside is cut into triangles by ear
//! clipping (crate `earcut`), with rings of quads around it: from nothing to the colour of the border, the border, from
//! it to the light or the shade of the edge, and to the colour of the fill. The rings follow the mitre normals of the
//! outline, as those of epaint for convex paths.

use earcut::Earcut;
use egui::epaint::{Vertex, WHITE_UV};
use egui::{Color32, Mesh, Pos2, Vec2, pos2, vec2};
use engine::layout::{Outline, Point};

/// The colours of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OutlineStyle {
    pub fill: Color32,
    /// The colour along the edge, inside the outline.
    pub border: Color32,
    /// Width of the border, in pixels.
    pub width: f32,
    /// The light on its upper edges and the shade on its lower ones, inside the border; none if it is flat.
    pub depth: Option<(Color32, Color32)>,
}

/// The position and scale of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The outline's origin on the window, in points.
    pub origin: Pos2,
    /// Points for one unit of the layout.
    pub zoom: f32,
    /// Pixels for one point.
    pub pixels_per_point: f32,
}

/// A ring around the outline: its distance from the edge, in pixels, outside positive; and its colour.
type Ring = (f32, Color32);

/// The colour and the width of the edge at a corner with this normal: light where it faces up, and a shade of twice the
/// `thick`ness where it faces down.
fn lit(style: OutlineStyle, normal: Vec2, thick: f32) -> (Color32, f32) {
    let Some((light, shade)) = style.depth else {
        return (style.fill, thick);
    };
    let (colour, wide) = if normal.y < 0.0 {
        (light, thick)
    } else {
        (shade, 2.0 * thick)
    };
    // From a horizontal edge to a vertical one it fades.
    let share = ((normal.y.abs() / normal.length().max(0.01) - 0.3) / 0.4).clamp(0.0, 1.0);
    (style.fill.lerp_to_gamma(colour, share), wide)
}

/// Paints outlines into meshes; reuses its memory.
#[derive(Default)]
pub struct OutlinePainter {
    earcut: Option<Earcut<f32>>,
    outline: Vec<[f32; 2]>,
    normals: Vec<Vec2>,
    triangles: Vec<u32>,
}

impl OutlinePainter {
    /// The outline's polygon in points of the window.
    pub fn polygon(&mut self, outline: &Outline, place: Placement) -> Vec<Pos2> {
        self.trace(outline, place);
        let points = self.outline.iter();
        points
            .map(|&[x, y]| pos2(x, y) / place.pixels_per_point)
            .collect()
    }

    fn trace(&mut self, outline: &Outline, place: Placement) {
        let corner = place.origin * place.pixels_per_point;
        let corner = Point::new(corner.x, corner.y);
        let scale = place.zoom * place.pixels_per_point;
        outline.polygon(scale, corner, &mut self.outline);
    }

    /// Adds the outline to the mesh.
    pub fn paint(
        &mut self,
        mesh: &mut Mesh,
        outline: &Outline,
        place: Placement,
        style: OutlineStyle,
    ) {
        let thick = (place.zoom * place.pixels_per_point).clamp(0.5, 3.0);
        let (border, width) = (style.border, style.width);
        self.fill(mesh, outline, place, |normal| {
            let (edge, wide) = lit(style, normal, thick);
            [
                (0.5, Color32::TRANSPARENT),
                (-0.5, border),
                (0.5 - width, border),
                (-0.5 - width, edge),
                (-width - wide, edge),
                (-0.5 - width - wide, style.fill),
            ]
        });
    }

    /// Adds a shadow in the form of the outline to the mesh: it fades over `blur` pixels on both sides of the edge.
    pub fn shadow(
        &mut self,
        mesh: &mut Mesh,
        outline: &Outline,
        place: Placement,
        blur: f32,
        colour: Color32,
    ) {
        // Nothing far out, half at the edge, all of it inside.
        let rings = [(blur, 0.0), (blur * 0.4, 0.3), (-blur * 0.2, 1.0)];
        let rings = rings.map(|(out, share)| (out, colour.gamma_multiply(share)));
        self.fill(mesh, outline, place, |_| rings);
    }

    /// Adds rings, the outermost first, and the inside in the colour of the innermost one. `rings` gives those at a corner
    /// with a normal.
    fn fill<const RINGS: usize>(
        &mut self,
        mesh: &mut Mesh,
        outline: &Outline,
        place: Placement,
        rings: impl Fn(Vec2) -> [Ring; RINGS],
    ) {
        self.trace(outline, place);
        let count = self.outline.len() as u32;
        if count < 3 {
            return;
        }
        self.find_normals();
        let first = mesh.vertices.len() as u32;
        for (&[x, y], &normal) in self.outline.iter().zip(&self.normals) {
            for (out, color) in rings(normal) {
                mesh.vertices.push(Vertex {
                    pos: (pos2(x, y) + normal * out) / place.pixels_per_point,
                    uv: WHITE_UV,
                    color,
                });
            }
        }
        let width = RINGS as u32;
        for here in 0..count {
            let (a, b) = (first + here * width, first + (here + 1) % count * width);
            for ring in 0..width - 1 {
                let [a0, a1, b0, b1] = [a + ring, a + ring + 1, b + ring, b + ring + 1];
                mesh.indices.extend([a0, a1, b0, b0, a1, b1]);
            }
        }
        self.triangles.clear();
        let earcut = self.earcut.get_or_insert_with(Earcut::new);
        earcut.earcut(self.outline.iter().copied(), &[], &mut self.triangles);
        let innermost = first + width - 1;
        let inside = self
            .triangles
            .iter()
            .map(|&corner| innermost + corner * width);
        mesh.indices.extend(inside);
    }

    /// The outward normals at each point, as long as the mitre needs, but never spiky.
    fn find_normals(&mut self) {
        const LONGEST: f32 = 2.0;
        let count = self.outline.len();
        let edge = |from: usize| {
            let ([ax, ay], [bx, by]) = (self.outline[from], self.outline[(from + 1) % count]);
            // Clockwise with y down: outside is to the left of the way.
            vec2(by - ay, ax - bx).normalized()
        };
        self.normals.clear();
        let mut before = edge(count - 1);
        for here in 0..count {
            let after = edge(here);
            let middle = (before + after) * 0.5;
            let length = middle.length_sq().max(1.0 / (LONGEST * LONGEST));
            self.normals.push(middle / length);
            before = after;
        }
    }
}
