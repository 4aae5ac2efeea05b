package org.fivefold.board

import kotlin.math.floor

/** Writes a picture as SVG, one stroke a line: the form in which both apps' painters are compared. */
class Svg(private val palette: Palette) {
    fun write(width: Double, height: Double, picture: List<Primitive>): String = buildString {
        val scale = "width=\"${number(width * UNIT)}\" height=\"${number(height * UNIT)}\""
        append("<svg xmlns=\"http://www.w3.org/2000/svg\" $scale viewBox=\"0 0 ${number(width)} ${number(height)}\">\n")
        append("<rect width=\"${number(width)}\" height=\"${number(height)}\" fill=\"${colour(Ink.Page)}\"/>\n")
        picture.forEach { append(line(it)) }
        append("</svg>\n")
    }

    private fun line(stroke: Primitive): String = when (stroke) {
        is Primitive.Plate ->
            "<rect ${box(stroke.x, stroke.y, stroke.width, stroke.height, stroke.radius)} " +
                "${fill(stroke.ink, stroke.alpha)}/>\n"
        is Primitive.Frame ->
            "<rect ${box(stroke.x, stroke.y, stroke.width, stroke.height, stroke.radius)} " +
                "${outline(stroke.ink, stroke.alpha, stroke.thickness)}/>\n"
        is Primitive.Disc ->
            "<circle ${circle(stroke.x, stroke.y, stroke.radius)} ${fill(stroke.ink, stroke.alpha)}/>\n"
        is Primitive.Ring ->
            "<circle ${circle(stroke.x, stroke.y, stroke.radius)} " +
                "${outline(stroke.ink, stroke.alpha, stroke.thickness)}/>\n"
        is Primitive.Bar -> {
            val dots = if (stroke.dotted) " stroke-dasharray=\"0 ${number(stroke.thickness * DOT_GAP)}\"" else ""
            "<line x1=\"${number(stroke.x)}\" y1=\"${number(stroke.y)}\" " +
                "x2=\"${number(stroke.toX)}\" y2=\"${number(stroke.toY)}\" " +
                "${outline(stroke.ink, stroke.alpha, stroke.thickness)} stroke-linecap=\"round\"$dots/>\n"
        }
        is Primitive.Trail ->
            "<path d=\"${path(stroke.corners)}\" ${outline(stroke.ink, stroke.alpha, stroke.thickness)} " +
                "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
        is Primitive.Shape -> "<path d=\"${path(stroke.corners)} Z\" ${fill(stroke.ink, stroke.alpha)}/>\n"
        is Primitive.Caption -> {
            val weight = if (stroke.bold) " font-weight=\"700\"" else ""
            "<text x=\"${number(stroke.x)}\" y=\"${number(stroke.y + stroke.size * BASELINE)}\" " +
                "font-size=\"${number(stroke.size)}\"$weight " +
                "font-family=\"Roboto, sans-serif\" text-anchor=\"middle\" " +
                "${fill(stroke.ink, 1.0)}>${escape(stroke.text)}</text>\n"
        }
        is Primitive.Body -> {
            val about = "translate(${number(stroke.x)} ${number(stroke.y)}) rotate(${number(stroke.degrees)}) " +
                "scale(${number(
                    stroke.scaleX
                )} ${number(stroke.scaleY)}) translate(${number(-stroke.x)} ${number(-stroke.y)})"
            "<g transform=\"$about\">\n" + stroke.parts.joinToString("") { line(it) } + "</g>\n"
        }
    }

    private fun box(x: Double, y: Double, width: Double, height: Double, radius: Double) =
        "x=\"${number(x)}\" y=\"${number(y)}\" " +
            "width=\"${number(width)}\" height=\"${number(height)}\" rx=\"${number(radius)}\""

    private fun circle(x: Double, y: Double, radius: Double) =
        "cx=\"${number(x)}\" cy=\"${number(y)}\" r=\"${number(radius)}\""

    private fun path(corners: List<Corner>): String =
        corners.joinToString(" L ", "M ") { "${number(it.x)} ${number(it.y)}" }

    private fun fill(ink: Ink, alpha: Double) = "fill=\"${colour(ink)}\"" + opacity("fill", ink, alpha)

    private fun outline(ink: Ink, alpha: Double, thickness: Double) =
        "fill=\"none\" stroke=\"${colour(ink)}\" stroke-width=\"${number(thickness)}\"" + opacity("stroke", ink, alpha)

    private fun opacity(what: String, ink: Ink, alpha: Double): String {
        val seen = if (ink == Ink.Shadow) alpha * palette.shadow else alpha
        return if (seen == 1.0) "" else " $what-opacity=\"${number(seen)}\""
    }

    private fun colour(ink: Ink) = "#" + palette[ink].toString(16).uppercase().padStart(6, '0')

    private fun escape(text: String) = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    companion object {
        /** Pixels a unit in the picture's own size. */
        const val UNIT = 40.0

        /** From one dot of a dotted line to the next, in thicknesses. */
        const val DOT_GAP = 3.0

        /** From the middle of a line of digits down to where they stand, in sizes. */
        private const val BASELINE = 0.355

        /** Three decimals, without zeros at the end. */
        fun number(value: Double): String {
            val thousandths = floor(value * 1000.0 + 0.5).toLong()
            val sign = if (thousandths < 0) "-" else ""
            val whole = Math.abs(thousandths) / 1000
            val rest = (Math.abs(thousandths) % 1000).toString().padStart(3, '0').trimEnd('0')
            return if (rest.isEmpty()) "$sign$whole" else "$sign$whole.$rest"
        }
    }
}
