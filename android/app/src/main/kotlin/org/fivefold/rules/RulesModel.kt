package org.fivefold.rules

import org.fivefold.board.BoardScene
import org.fivefold.board.SeenBoard
import org.fivefold.core.Game
import org.fivefold.core.generated.RulesDiagram
import org.fivefold.core.generated.rulesPages
import org.fivefold.game.stillOf

/** One section of the rules. */
data class RulesSection(val title: String, val paragraphs: List<String>, val pictures: List<RulesPicture>)

/** A position that explains a rule. */
data class RulesPicture(val scene: BoardScene, val caption: String)

/** The rules of one game, from the core, with its diagrams set up to be painted. */
class RulesModel(game: String, val name: String, private val locale: String) {
    val sections: List<RulesSection> = rulesPages(game, locale).map { page ->
        RulesSection(
            page.title,
            page.body.split("\n\n").map { it.trim() }.filter { it.isNotEmpty() },
            page.diagrams.map { RulesPicture(sceneOf(game, it), it.caption) },
        )
    }

    private fun sceneOf(id: String, diagram: RulesDiagram): BoardScene =
        Game.begin(id, diagram.options, locale) { it() }.use { game ->
            diagram.turns.split(' ').filter { it.isNotEmpty() }.forEach(game::play)
            stillOf(SeenBoard(game.layout), game.snapshot)
        }
}
