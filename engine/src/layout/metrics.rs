//! The measures of blocks, in units. Heights are whole, so that long stacks add up exactly.

/// The size of the text on blocks.
pub const TEXT_SIZE: f32 = 14.0;
/// The height of the rectangles around words, fields and default values.
pub const TEXT_HEIGHT: f32 = 20.0;
/// The radius of the corners of commands.
pub const RADIUS: f32 = 5.0;
/// Where the notch of a command begins, from its left edge.
pub const NOTCH_X: f32 = 12.0;
/// The width of the notch at the edge.
pub const NOTCH_WIDTH: f32 = 28.0;
/// The width of each slope of the notch.
pub const NOTCH_SLOPE: f32 = 6.0;
/// How deep the notch is, and how far the bump hangs below the block's rectangle.
pub const NOTCH_DEPTH: f32 = 4.0;
/// From the left edge of a C to the blocks in its mouth.
pub const INDENT: f32 = 16.0;
/// The least width of a command.
pub const COMMAND_WIDTH: f32 = 48.0;
/// The least width of the arms of a C.
pub const ARM_WIDTH: f32 = 96.0;
/// The height of the lower arm of a C, when there is nothing in it.
pub const FOOT_HEIGHT: f32 = 16.0;
/// The height of the lower arm of *se*, which has a button.
pub const BUTTON_FOOT_HEIGHT: f32 = 18.0;
/// The height of a mouth without blocks.
pub const EMPTY_BODY: f32 = 28.0;
/// No row of an outermost block is wider, where it can be broken, if there is room enough.
pub const WIDTH_LIMIT: f32 = 600.0;
/// With less room rows are allowed to be so wide.
pub const LEAST_LIMIT: f32 = 240.0;
/// How much narrower a row of a block in a socket has to be.
pub const SOCKET_INSET: f32 = 10.0;
/// *e* and *o* that are wider lay their operands out one below the other.
pub const CHAIN_LIMIT: f32 = 360.0;
/// The size of what a block costs.
pub const COST_SIZE: f32 = 12.0;
/// The height of the tag with what a block costs; it is at least as wide.
pub const COST_HEIGHT: f32 = 18.0;
/// From the edge of that tag to its number.
pub const COST_PAD: f32 = 5.0;
/// Names of variables are cut to this width.
pub const NAME_LIMIT: f32 = 220.0;
/// Between two things in a row.
pub const GAP: f32 = 5.0;
/// From the edge of a field to its label.
pub const FIELD_PAD: f32 = 6.0;
/// The room at the right end of a field for its small triangle, beyond the label.
pub const TRIANGLE_ROOM: f32 = 9.0;
/// The side of a colour swatch, at the left end of a field or default value of a colour; after it
/// comes half a [`FIELD_PAD`], then the label.
pub const SWATCH: f32 = 14.0;
/// The side of buttons and of the mark of a comment.
pub const BUTTON: f32 = 14.0;
pub const HOLE_WIDTH: f32 = 34.0;
/// The height of the arch on the hat.
pub const ARCH_HEIGHT: f32 = 9.0;
/// The width of the arch on the hat.
pub const ARCH_WIDTH: f32 = 84.0;

/// Above and below what stands in a row of a command or of a value block.
#[derive(Clone, Copy)]
pub(super) struct Padding {
    /// Around words, fields, default values and holes.
    pub text: f32,
    /// Around value blocks.
    pub block: f32,
    /// At the left and right end of a row.
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
