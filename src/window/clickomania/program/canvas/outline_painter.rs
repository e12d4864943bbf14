//! Fills outlines: one mesh with a darker border and soft edges, whatever the outline's form.
//!
//! egui fills convex paths only; blocks that embrace others are not. So the inside is cut into
//! triangles by ear clipping (crate `earcut`), and around it lie rings of quads: from nothing to the
//! border's colour, the border, from it to the light or the shade of the edge, and on to the fill's colour. The rings follow the mitre
//! normals of the outline, as epaint's own do for convex paths.

use earcut::Earcut;
use egui::epaint::{Vertex, WHITE_UV};
use egui::{Color32, Mesh, Pos2, Vec2, pos2, vec2};
use engine::layout::{Outline, Point};

/// How an outline is painted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OutlineStyle {
    /// Inside.
    pub fill: Color32,
    /// Along the edge, inside the outline.
    pub border: Color32,
    /// How wide, in pixels.
    pub width: f32,
    /// The light on its upper edges and the shade on its lower ones, inside the border; none if it is flat.
    pub depth: Option<(Color32, Color32)>,
}

/// Where outlines are painted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    /// The outline's origin on the window, in points.
    pub origin: Pos2,
    /// Points for one unit of the layout.
    pub zoom: f32,
    /// Pixels for one point.
    pub pixels_per_point: f32,
}

/// How many points there are one inside the other at each corner.
const RINGS: u32 = 6;

/// The colour and the width of the edge at a corner with this normal, where 1 unit has a number of pixels: light where
/// it looks up, twice as wide a shade where it looks down.
fn lit(ink: OutlineStyle, normal: Vec2, thick: f32) -> (Color32, f32) {
    let Some((light, shade)) = ink.depth else {
        return (ink.fill, thick);
    };
    let (colour, wide) = if normal.y < 0.0 {
        (light, thick)
    } else {
        (shade, 2.0 * thick)
    };
    // On the way from a level edge to an upright one it fades.
    let share = ((normal.y.abs() / normal.length().max(0.01) - 0.3) / 0.4).clamp(0.0, 1.0);
    (ink.fill.lerp_to_gamma(colour, share), wide)
}

/// Paints outlines into meshes, and keeps its memory from one to the next.
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
        ink: OutlineStyle,
    ) {
        self.trace(outline, place);
        let count = self.outline.len();
        if count < 3 {
            return;
        }
        self.find_normals();
        let first = mesh.vertices.len() as u32;
        let thick = (place.zoom * place.pixels_per_point).clamp(0.5, 3.0);
        for (&[x, y], &normal) in self.outline.iter().zip(&self.normals) {
            let (edge, wide) = lit(ink, normal, thick);
            let rings = [
                (0.5, Color32::TRANSPARENT),
                (-0.5, ink.border),
                (0.5 - ink.width, ink.border),
                (-0.5 - ink.width, edge),
                (-ink.width - wide, edge),
                (-0.5 - ink.width - wide, ink.fill),
            ];
            for &(out, color) in &rings[..RINGS as usize] {
                let at = pos2(x, y) + normal * out;
                mesh.vertices.push(Vertex {
                    pos: at / place.pixels_per_point,
                    uv: WHITE_UV,
                    color,
                });
            }
        }
        for here in 0..count as u32 {
            let (a, b) = (
                first + here * RINGS,
                first + (here + 1) % count as u32 * RINGS,
            );
            for ring in 0..RINGS - 1 {
                let corners = [a + ring, a + ring + 1, b + ring, b + ring + 1];
                let [a0, a1, b0, b1] = corners;
                mesh.indices.extend([a0, a1, b0, b0, a1, b1]);
            }
        }
        self.triangles.clear();
        let earcut = self.earcut.get_or_insert_with(Earcut::new);
        earcut.earcut(self.outline.iter().copied(), &[], &mut self.triangles);
        let inner = self
            .triangles
            .iter()
            .map(|&corner| first + corner * RINGS + RINGS - 1);
        mesh.indices.extend(inner);
    }

    /// Adds a shadow in the form of the outline to the mesh: it fades `blur` pixels to both sides of the edge.
    pub fn shadow(
        &mut self,
        mesh: &mut Mesh,
        outline: &Outline,
        place: Placement,
        (blur, colour): (f32, Color32),
    ) {
        self.trace(outline, place);
        let count = self.outline.len();
        if count < 3 {
            return;
        }
        self.find_normals();
        let first = mesh.vertices.len() as u32;
        for (&[x, y], &normal) in self.outline.iter().zip(&self.normals) {
            // Nothing far out, half at the edge, all of it inside.
            let rings = [(blur, 0.0), (blur * 0.4, 0.3), (-blur * 0.2, 1.0)];
            for (out, share) in rings {
                mesh.vertices.push(Vertex {
                    pos: (pos2(x, y) + normal * out) / place.pixels_per_point,
                    uv: WHITE_UV,
                    color: colour.gamma_multiply(share),
                });
            }
        }
        for here in 0..count as u32 {
            let (a, b) = (first + here * 3, first + (here + 1) % count as u32 * 3);
            for ring in 0..2 {
                let [a0, a1, b0, b1] = [a + ring, a + ring + 1, b + ring, b + ring + 1];
                mesh.indices.extend([a0, a1, b0, b0, a1, b1]);
            }
        }
        self.triangles.clear();
        let earcut = self.earcut.get_or_insert_with(Earcut::new);
        earcut.earcut(self.outline.iter().copied(), &[], &mut self.triangles);
        let inner = self.triangles.iter().map(|&corner| first + corner * 3 + 2);
        mesh.indices.extend(inner);
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
