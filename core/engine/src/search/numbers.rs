//! Logarithm and exponential with identical bits on every platform. Only operations that IEEE 754 rounds exactly are
//! used, because system libraries differ in the last digits.

/// Returns the natural logarithm of a count of at least 1, with an error below 0.00002.
pub(super) fn ln(count: u32) -> f32 {
    let bits = super::node::as_weight(count.max(1)).to_bits();
    let exponent = (bits >> 23).cast_signed() - 127;
    let mantissa = f32::from_bits((bits & 0x007F_FFFF) | 0x3F80_0000);
    // ln m = 2 artanh((m - 1) / (m + 1)), and the argument is at most a third.
    let z = (mantissa - 1.0) / (mantissa + 1.0);
    let square = z * z;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square * (1.0 / 9.0))));
    #[expect(clippy::cast_precision_loss, reason = "an exponent has eight bits")]
    let whole = exponent as f32 * std::f32::consts::LN_2;
    whole + 2.0 * z * series
}

/// Returns e to the power of `x`, with `x` clamped to -80..=80 and a relative error below 0.00001.
pub(super) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let halvings = (x / std::f32::consts::LN_2).round();
    let rest = x - halvings * std::f32::consts::LN_2;
    let series = 1.0
        + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    #[expect(clippy::cast_possible_truncation, reason = "the value lies between -116 and 116")]
    let exponent = (halvings as i32 + 127).cast_unsigned();
    series * f32::from_bits(exponent << 23)
}

#[cfg(test)]
mod tests {
    use super::{exp, ln};

    #[test]
    fn ln_and_exp_agree_with_std_within_tolerance() {
        for count in [1, 2, 3, 7, 10, 100, 12_345, 1_000_000, u32::MAX] {
            let exact = f64::from(count).ln();
            assert!((f64::from(ln(count)) - exact).abs() < 2e-5 * exact.max(1.0), "ln {count}");
        }
        for x in [-20.0_f32, -1.5, -0.1, 0.0, 0.3, 1.0, 7.7, 20.0] {
            let exact = f64::from(x).exp();
            assert!((f64::from(exp(x)) / exact - 1.0).abs() < 1e-5, "e ^ {x}");
        }
    }
}
