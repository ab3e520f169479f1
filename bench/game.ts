import { arrive, openGame } from '@turnout/rules/arrival'
import { autoAssign } from '@turnout/rules/auto-assign'
import { overdue } from '@turnout/rules/clock'
import { tossCoin } from '@turnout/rules/coin-toss'
import { assignTeams, playBall } from '@turnout/rules/draft'
import { currentMatch, evolve, type Game, type GameEvent, INITIAL_GAME, replay } from '@turnout/rules/game'
import { SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import { changeScore, startClock, startMatch } from '@turnout/rules/match'
import type { Result } from '@turnout/rules/result'
import { alternate, type Figure, report } from './support/measure.ts'

const HOUR = 3_600_000
const MATCHES = 60
const WARM_UP_GAMES = 20

/** A long game of eight teams: every command is decided and applied, every event is stored in a list. */
function playGame(): { events: GameEvent[]; commands: number } {
  const events: GameEvent[] = []
  let game: Game = INITIAL_GAME
  let commands = 0
  let at = HOUR
  const happen = (decided: readonly GameEvent[]) => {
    commands += 1
    events.push(...decided)
    game = decided.reduce(evolve, game)
  }
  const must = (result: Result<readonly GameEvent[], string>) => {
    if (!result.ok) throw new Error(`The bench was refused: ${result.refusal}.`)
    happen(result.value)
  }

  happen([
    openGame({
      maxTeams: 8,
      teamSize: 5,
      draftOrder: 'team_by_team',
      houseRules: SPECIFICATION_RULES,
      refereeRequired: true,
      sessionStartsAt: 0,
      sessionEndsAt: 24 * HOUR,
    }),
  ])
  for (let n = 1; n <= 40; n += 1) happen(arrive(game, { id: `p${n}`, guest: false, at: n }))
  const first = (from: number) => Array.from({ length: 5 }, (_, index) => `p${from + index}`)
  must(
    assignTeams(game, [
      { team: 1, ids: first(1) },
      { team: 2, ids: first(6) },
    ]),
  )
  must(autoAssign(game))
  must(playBall(game, { at }))

  while ((game.play?.ended.length ?? 0) < MATCHES) {
    const moment = { at, commitment: 'seal' }
    const [a = 1, b = 2] = game.play?.order ?? []
    must(startMatch(game, { a, b, anyPairing: true }, moment))
    must(startClock(game, moment))
    const goals = (game.play?.ended.length ?? 0) % 3 === 0 ? [a, b] : [a, b, a, a]
    for (const team of goals) must(changeScore(game, { team, by: 1 }, { ...moment, at: at + 1000 }))
    if (currentMatch(game)) happen(overdue(game, { ...moment, at: at + 420_000 }))
    if (game.play?.now.is === 'toss') {
      const choices = [
        { team: a, side: 'heads' as const },
        { team: b, side: 'tails' as const },
      ] as const
      must(tossCoin(game, { choices, coin: { secret: 's', chance: null, result: 'heads' } }, moment))
    }
    at += 440_000
  }
  return { events, commands }
}

function microseconds(work: () => number): number {
  const began = process.hrtime.bigint()
  const times = work()
  return Number(process.hrtime.bigint() - began) / 1000 / times
}

const nothing = (kept: number, turn: number) => kept ^ turn

/** The same loop without work. */
function loop(turns: number): number {
  let kept = 0
  for (let turn = 0; turn < turns; turn += 1) kept = nothing(kept, turn)
  return kept < 0 ? 0 : turns
}

// warms up the compiler: a server that has run for a minute is compiled too
for (let game = 0; game < WARM_UP_GAMES; game += 1) playGame()
loop(1_000_000)
const { events, commands } = playGame()
const replayAll = () => {
  replay(events)
  return events.length
}

const figures: Figure[] = [
  {
    what: 'decide and evolve a command',
    unit: 'µs',
    baseline: 'the loop without it',
    ...(await alternate({
      ours: () => microseconds(() => playGame().commands),
      bare: () => microseconds(() => loop(commands)),
    })),
    aim: { of: 'ours', atMost: 20 },
  },
  {
    what: 'replay an event of the log',
    unit: 'µs',
    baseline: 'the loop without it',
    ...(await alternate({
      ours: () => microseconds(replayAll),
      bare: () => microseconds(() => loop(events.length)),
    })),
    aim: { of: 'ours', atMost: 20 },
  },
]
report('game', {
  figures,
  notes: [`A game of ${MATCHES} matches, ${commands} commands and ${events.length} events.`],
})
