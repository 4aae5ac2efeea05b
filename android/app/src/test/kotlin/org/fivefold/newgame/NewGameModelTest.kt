package org.fivefold.newgame

import org.fivefold.core.generated.OptionKind
import org.fivefold.core.generated.OptionValue
import org.fivefold.core.generated.PieceColour
import org.fivefold.core.generated.Player
import org.fivefold.core.generated.Side
import org.fivefold.core.generated.games
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** Whatever is chosen for a new game makes one, or says why not. */
class NewGameModelTest {
    private var drawn = 0uL

    private fun model(id: String, remembered: NewGameChoices? = null) =
        NewGameModel(games("en").first { it.id == id }, remembered, "en") { drawn++ }

    private fun players(model: NewGameModel): Pair<Player, Player> =
        model.begin { it() }.use { it.snapshot.firstPlayer to it.snapshot.secondPlayer }

    @Test
    fun everyGameBeginsAsItIsOffered() {
        for (entry in games("en")) {
            val model = model(entry.id)
            assertNull(model.state.value.refusal)
            assertNotNull(model.state.value.preview)
            model.begin { it() }.use { assertEquals(entry.id, it.id) }
        }
    }

    @Test
    fun everyOptionCanBeSet() {
        for (entry in games("en")) {
            for (option in entry.options) {
                val model = model(entry.id)
                option.needs?.let { model.setOption(it.name, OptionValue.Word(it.words.first())) }
                assertTrue("${entry.id} ${option.name}", option in model.optionsOfUse())
                when (val kind = option.kind) {
                    is OptionKind.Choice -> for (choice in kind.choices) {
                        model.setOption(option.name, OptionValue.Word(choice.word))
                        assertNull(model.state.value.refusal)
                    }
                    is OptionKind.Number -> {
                        model.step(option, up = true)
                        model.step(option, up = false)
                        assertNull("${entry.id} ${option.name}", model.state.value.refusal)
                    }
                    is OptionKind.Seed -> {
                        model.drawAgain(option.name)
                        assertNull(model.state.value.refusal)
                    }
                    is OptionKind.Cell, is OptionKind.Cells -> {
                        model.choose(option.name)
                        val spot = checkNotNull(model.state.value.preview).board.layout.spots.first()
                        model.touch(spot.x, spot.y)
                        assertNotEquals(option.standard, model.valueOf(option.name))
                        model.touch(spot.x, spot.y)
                    }
                }
                model.dropOption(option.name)
                assertNull(model.state.value.refusal)
            }
        }
    }

    @Test
    fun aChosenCellIsSeenOnTheBoardAndCanBeGivenBack() {
        val model = model("connect-any")
        model.setOption("mode", OptionValue.Word("ban"))
        model.choose("ban")
        model.chooseCell("c3")
        assertEquals(OptionValue.Word("c3"), model.valueOf("ban"))
        assertTrue(model.settings().any { it.name == "ban" })
        model.chooseCell("c3")
        assertNull(model.valueOf("ban"))
    }

    @Test
    fun anotherSeedIsShownAndDrawsAnotherBoard() {
        val model = model("connect-any")
        model.setOption("mode", OptionValue.Word("ban"))
        val boards = (1..20).map {
            model.drawAgain("seed")
            checkNotNull(model.state.value.preview).board.layout.spots.map { it.shape }
        }
        assertTrue(boards.toSet().size > 3)
        assertEquals(OptionValue.Number(19uL), model.valueOf("seed"))
    }

    @Test
    fun optionsThatMakeNoGameAreRefusedInWords() {
        val model = model("connect-any")
        model.setOption("rows", OptionValue.Number(99uL))
        assertFalse(model.state.value.refusal.isNullOrEmpty())
        model.dropOption("rows")
        assertNull(model.state.value.refusal)
    }

    @Test
    fun aSurpriseIsAlwaysAGame() {
        for (entry in games("en")) {
            val model = model(entry.id)
            repeat(20) {
                model.surprise()
                assertNull("${entry.id} ${model.settings()}", model.state.value.refusal)
            }
        }
    }

    @Test
    fun opponentsAndStarterDecideWhoPlays() {
        val model = model("connect-four")
        model.setLevel(6)
        assertEquals(Player.Human to Player.Level(6u), players(model))
        model.setStarter(Starter.Computer)
        assertEquals(Player.Level(6u) to Player.Human, players(model))
        model.setOpponent(Opponent.Person)
        assertEquals(Player.Human to Player.Human, players(model))
        model.setOpponent(Opponent.Watch)
        model.setStrength(Strength.Time)
        model.setSeconds(7)
        assertEquals(Player.Limits(null, 7000u) to Player.Limits(null, 7000u), players(model))
        model.setStrength(Strength.Visits)
        model.setVisits(300)
        assertEquals(Player.Limits(300u, null), players(model).first)
    }

    @Test
    fun theLotLetsBothBegin() {
        val model = model("connect-four")
        model.setStarter(Starter.Lot)
        assertEquals(2, (1..4).map { players(model) }.toSet().size)
    }

    @Test
    fun theColoursFollowTheOptions() {
        val model = model("bridgit")
        assertEquals(PieceColour.ORANGE, model.state.value.firstColour)
        model.setOption("starter", OptionValue.Word("horizontal"))
        assertEquals(PieceColour.BLUE, model.state.value.firstColour)
        model.begin { it() }.use { assertEquals(PieceColour.BLUE, it.colour(Side.FIRST)) }
    }

    @Test
    fun whatWasChosenIsRememberedAndWhatIsOutOfRangeIsNot() {
        val choices = NewGameChoices(
            Opponent.Watch,
            Strength.Time,
            8,
            60,
            3000,
            Starter.Lot,
            mapOf(
                "rows" to OptionValue.Number(7uL),
                "mode" to OptionValue.Word("ban"),
                "walls" to OptionValue.Cells(listOf("a1", "b2")),
                "none" to OptionValue.Cells(emptyList()),
            ),
        )
        assertEquals(choices, NewGameChoices.of(choices.lines()))
        val wild = model("connect-any", choices.copy(level = 99, seconds = 0, visits = -3)).state.value.choices
        assertEquals(listOf(8, 1, 1), listOf(wild.level, wild.seconds, wild.visits))
        assertEquals(setOf("rows", "mode"), wild.options.keys)
        assertNull(NewGameChoices.of(listOf(listOf("option", "rows", "colour", "red"))))
    }

    @Test
    fun rememberedOptionsThatMakeNoGameAnyMoreAreDropped() {
        val model = model("connect-any", NewGameChoices(options = mapOf("rows" to OptionValue.Number(99uL))))
        assertNull(model.state.value.refusal)
        assertNotNull(model.state.value.preview)
    }
}
