//! Sizes of blocks, in units. Heights are integers, so that the heights of long stacks add up
//! exactly.

/// Size of the text on blocks.
pub const TEXT_SIZE: f32 = 14.0;
/// Height of the rectangles around words, fields and default values.
pub const TEXT_HEIGHT: f32 = 20.0;
/// Radius of the corners of commands.
pub const RADIUS: f32 = 5.0;
/// Distance of the notch from the left edge of a command.
pub const NOTCH_X: f32 = 12.0;
/// Width of the notch at the edge.
pub const NOTCH_WIDTH: f32 = 28.0;
/// Width of each slope of the notch.
pub const NOTCH_SLOPE: f32 = 6.0;
/// Depth of the notch, and of the bump below the rectangle of a block.
pub const NOTCH_DEPTH: f32 = 4.0;
/// Distance of the blocks in a body from the left edge of their owner.
pub const INDENT: f32 = 16.0;
/// Minimum width of a command.
pub const COMMAND_WIDTH: f32 = 48.0;
/// Minimum width of the arms of a block with bodies.
pub const ARM_WIDTH: f32 = 96.0;
/// Height of a lower arm without a button.
pub const FOOT_HEIGHT: f32 = 16.0;
/// Height of the lower arm of *se*, which has a button.
pub const BUTTON_FOOT_HEIGHT: f32 = 18.0;
/// Height of an empty body.
pub const EMPTY_BODY: f32 = 28.0;
/// Maximum width of rows of outermost blocks that can be broken, if there is enough room.
pub const WIDTH_LIMIT: f32 = 600.0;
/// Rows may have this width even if there is less room.
pub const LEAST_LIMIT: f32 = 240.0;
/// By how much rows of a block that is alone in a row of another must be narrower.
pub const SOCKET_INSET: f32 = 10.0;
/// Maximum width of a chain of *e* or *o* on one line; wider ones have one operand per row.
pub const CHAIN_LIMIT: f32 = 360.0;
/// Text size of costs.
pub const COST_SIZE: f32 = 12.0;
/// Height, and minimum width, of the tag with the cost of a block.
pub const COST_HEIGHT: f32 = 18.0;
/// Padding left and right of the number in that tag.
pub const COST_PAD: f32 = 5.0;
/// Maximum width of names of variables; longer ones are cut.
pub const MAX_NAME_WIDTH: f32 = 220.0;
/// Distance between two items of a row.
pub const GAP: f32 = 5.0;
/// Padding left and right of the label of a field.
pub const FIELD_PAD: f32 = 6.0;
/// Width for the triangle at the right end of a field.
pub const TRIANGLE_ROOM: f32 = 9.0;
/// Side of the colour swatch at the left end of a field or default value; half a [`FIELD_PAD`]
/// separates it from the label.
pub const SWATCH: f32 = 14.0;
/// Side of buttons and of the comment icon.
pub const BUTTON: f32 = 14.0;
pub const HOLE_WIDTH: f32 = 34.0;
/// Height of the arch on the hat.
pub const ARCH_HEIGHT: f32 = 9.0;
/// Width of the arch on the hat.
pub const ARCH_WIDTH: f32 = 84.0;

/// Padding around the items in a row of a command or of a value block.
#[derive(Clone, Copy)]
pub(super) struct Padding {
    /// Above and below words, fields, default values and holes.
    pub text: f32,
    /// Above and below value blocks.
    pub block: f32,
    /// At the left and right ends of a row.
    pub side: f32,
}

pub(super) const COMMAND_PADDING: Padding = Padding {
    text: 6.0,
    block: 4.0,
    side: 8.0,
};
pub(super) const VALUE_PADDING: Padding = Padding {
    text: 3.0,
    block: 2.0,
    side: 2.0,
};
