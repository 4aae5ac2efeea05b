//! Shapes as a picture of pixels.

use super::mark::{Mark, Shape};

/// What part of the mark's units a picture shows.
#[derive(Debug, Clone, Copy)]
pub struct View {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// The picture as a PNG file, opaque: Apple takes no icon one can look through.
pub fn png(mark: &Mark, view: View, width: u32, height: u32) -> Vec<u8> {
    let shapes: Vec<_> = mark.board.iter().chain(&mark.pieces).collect();
    let scale = f64::from(width) / view.width;
    let mut pixels = Vec::with_capacity((width * height * 3) as usize);
    for row in 0..height {
        let y = view.y + view.height / 2.0 + (f64::from(row) + 0.5 - f64::from(height) / 2.0) / scale;
        let of_row: Vec<_> = shapes.iter().copied().filter(|shape| touches(shape, y, 1.0 / scale)).collect();
        for column in 0..width {
            let x = view.x + (f64::from(column) + 0.5) / scale;
            pixels.extend(colour_at(&of_row, x, y, scale));
        }
    }
    encoded(&pixels, width, height)
}

fn touches(shape: &Shape, y: f64, pixel: f64) -> bool {
    let (top, bottom) = shape.outline.rows();
    top - pixel <= y && y <= bottom + pixel
}

fn colour_at(shapes: &[&Shape], x: f64, y: f64, scale: f64) -> [u8; 3] {
    let mut colour = [0.0; 3];
    for shape in shapes {
        // A pixel at the edge is covered by as much as its middle is inside.
        let cover = (0.5 - shape.outline.distance(x, y) * scale).clamp(0.0, 1.0) * shape.alpha;
        if cover > 0.0 {
            for (channel, ink) in colour.iter_mut().zip(channels(shape.colour)) {
                *channel += (f64::from(ink) - *channel) * cover;
            }
        }
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a mean of bytes is in their range")]
    colour.map(|channel| channel.round() as u8)
}

fn channels(colour: u32) -> [u8; 3] {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue]
}

fn encoded(pixels: &[u8], width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().expect("memory takes every byte");
    writer.write_image_data(pixels).expect("there are as many bytes as the size says");
    writer.finish().expect("memory takes every byte");
    file
}
