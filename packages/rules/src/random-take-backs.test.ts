import { describe, expect, test } from 'vitest'
import { overdue } from './clock.ts'
import { closesAt, isLongOver } from './closing.ts'
import { isCup } from './cup/cup-play.ts'
import { isEqual } from './deep-equal.ts'
import { currentMatch, type Game, replay, teamOf, teamsWithPlayers } from './game.ts'
import type { MatchPlay } from './game-events.ts'
import { leftMs, lengthMs } from './match.ts'
import { changeoverEndsAt } from './next-match.ts'
import type { PastCommand } from './past-command.ts'
import { press } from './presence.ts'
import { takeBack } from './take-back.ts'
import { apply, moment } from './testing/games.ts'
import { everyScenario, everyScenarioWithTakeBacks } from './testing/random-scenarios.ts'
import { logOf, reversibleCommand, type Step } from './testing/scenarios.ts'

/** Every command of a game that could be taken back, with its place in the log. */
const reversibleCommandsOf = (steps: readonly Step[]): PastCommand[] =>
  steps.flatMap((step, version) => reversibleCommand(step, version) ?? [])

/** The commands that have not been taken back in the end, each with the game before and after it. */
function standingCommandsOf(steps: readonly Step[]): PastCommand[] {
  const standing: PastCommand[] = []
  const undone: PastCommand[] = []
  for (const step of steps) {
    const [command] = reversibleCommandsOf([step])
    const { by, at, before, after, events } = step
    if (command) standing.push(command)
    if (events.length === 0) continue
    const [from, to] = by === 'redoes' ? [undone, standing] : [standing, undone]
    const last = by === 'redoes' || by === 'takesBack' ? from.pop() : undefined
    if (last) to.push({ version: 0, of: last.of, at, before, after })
  }
  return standing
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/**
 * Leaves out what an undo restores in a new form or keeps: all tosses (T-4), a changeover in full again, a
 * clock with two scoring periods.
 */
function comparable({ play, ...game }: Game) {
  if (!play) return game
  const { now, allTosses: _, ...rest } = play
  const startsAt = now.is === 'waiting' && now.startsAt !== null ? 'some time' : null
  const comparablePhase = now.is === 'match' ? { ...now.match, spells: [] } : { is: now.is, startsAt }
  return { ...game, play: { ...rest, now: comparablePhase } }
}

/**
 * [M-9] A whole changeover that would end after the session starts no match; one that the command did not
 * change ends as planned.
 */
function withoutLateChangeover({ before, after: { settings, play: playAfter }, at }: PastCommand): Game {
  const { play } = before
  if (play?.now.is !== 'waiting' || play.now.startsAt === null || isEqual(play.now, playAfter?.now))
    return before
  if (changeoverEndsAt(settings, play, at) !== null) return before
  return { ...before, play: { ...play, now: { is: 'waiting', startsAt: null } } }
}

const hasRunOut = ({ before: { play }, at }: PastCommand): boolean =>
  play?.now.is === 'match' && play.now.match.clock.phase === 'running' && play.now.match.clock.endsAt <= at

test('[U-12] every match that the clock has ended goes on when its end is taken back at once, with its score, and the clock does not end it again', () => {
  let ends = 0
  everyScenario((steps) => {
    for (const command of reversibleCommandsOf(steps).filter(hasRunOut)) {
      ends += 1
      const decision = takeBack(command.after, command, moment(command.at))
      if (!decision.ok) throw new Error(`refused: ${decision.refusal}`)
      const match = currentMatch(apply(command.after, decision.value))
      const { number, a, b, score } = currentMatch(command.before) ?? {}
      expect(match).toMatchObject({ number, a, b, score, clock: { phase: 'last-play' } })
      const closing = closesAt(command.after)
      const later = apply(command.after, decision.value)
      expect(overdue(later, moment(Math.max(command.at, closing - 1)))).toEqual([])
    }
  })
  expect(ends).toBeGreaterThan(0)
})

describe('every command', () => {
  test('[U-2] taken back at once, restores the game before it', () => {
    everyScenario((steps) => {
      for (const command of reversibleCommandsOf(steps)) {
        // a whole changeover of zero is over at once, and the next match is on
        if (command.before.play?.now.is === 'waiting' && command.after.settings.houseRules.changeoverS === 0)
          continue
        const decision = takeBack(command.after, command, moment(command.at))
        if (!decision.ok) throw new Error(`refused: ${decision.refusal}`)
        // [U-12] a match that the clock ended goes on with its clock at zero
        if (hasRunOut(command)) continue
        expect(comparable(apply(command.after, decision.value))).toEqual(
          comparable(withoutLateChangeover(command)),
        )
      }
    })
  })

  test('[U-2] can be taken back one after the other, until no team has players and no match was played', () => {
    everyScenario((steps) => {
      let state = replay(logOf(steps))
      let at = steps.at(-1)?.at ?? 0
      const commands = reversibleCommandsOf(steps)
      for (const command of commands.reverse()) {
        at += 1_000
        state = apply(state, overdue(state, moment(at)))
        // once the clock has closed the game nothing is taken back
        if (isLongOver(state, at)) return
        state = apply(state, [press(at)])
        const decision = takeBack(state, command, moment(at))
        // a team that the clock has called since stays as it is, and with it everything before
        if (!decision.ok) return
        state = apply(state, decision.value)
        expectConsistent(state, at)
      }
      expect(state.teams).toEqual([])
      expect(state.play?.ended ?? []).toEqual([])
      expect(state.play?.now ?? { is: 'waiting', startsAt: null }).toEqual({ is: 'waiting', startsAt: null })
    })
  })
})

/** Like `comparable`, without the time of the next start: an interrupted changeover starts again in full. */
function withoutNextStart(game: Game) {
  const { play, ...rest } = comparable(game) as Game
  return play?.now.is === 'waiting'
    ? { ...rest, play: { ...play, now: { is: 'waiting' } } }
    : { ...rest, play }
}

test('[U-11] as many redos as undos lead back to the same game, whatever was pressed', () => {
  let redone = 0
  everyScenarioWithTakeBacks((steps) => {
    const { after, at = 0 } = steps.at(-1) ?? {}
    // a changeover of zero is over at once, and the next match is on
    if (!after || after.settings.houseRules.changeoverS === 0) return
    // once the clock has closed the game nothing is taken back
    if (isLongOver(after, at)) return
    const start = apply(after, overdue(after, moment(at)))
    let state = start
    const undone: PastCommand[] = []
    for (const command of standingCommandsOf(steps).reverse()) {
      const decision = takeBack(state, command, moment(at))
      if (!decision.ok) break
      const before = state
      state = apply(before, decision.value)
      undone.push({ version: undone.length, of: command.of, at, before, after: state })
    }
    redone += undone.length
    for (const undo of undone.reverse()) {
      const decision = takeBack(state, undo, moment(at))
      if (!decision.ok) throw new Error(`refused: ${decision.refusal}`)
      state = apply(state, decision.value)
      expectConsistent(state, at)
    }
    expect(withoutNextStart(state)).toEqual(withoutNextStart(start))
  })
  expect(redone).toBeGreaterThan(100)
})

describe('every game with undo and redo', () => {
  test('[U-1] [E-2] is the same after a replay of its log, also after a database has stored both as JSON', () => {
    everyScenarioWithTakeBacks((steps) => {
      const log = logOf(steps)
      const live = steps.at(-1)?.after
      expect(replay(log)).toEqual(live)
      expect(replay(throughJson(log))).toEqual(live)
    })
  })

  test('[U-4] has a whole queue, matches, referee and clock after every press', () => {
    everyScenarioWithTakeBacks((steps) => {
      for (const { by, after, at } of steps)
        if (by === 'takesBack' || by === 'redoes') expectConsistent(after, at)
    })
  })

  test('[U-5] has time left that never grows while the clock runs, whatever is taken back', () => {
    everyScenarioWithTakeBacks((steps) => {
      for (const { before, after, at } of steps) {
        const [phaseBefore, phaseAfter] = [before.play?.now, after.play?.now]
        if (
          phaseBefore?.is !== 'match' ||
          phaseAfter?.is !== 'match' ||
          phaseBefore.match.number !== phaseAfter.match.number ||
          // an undo before a changeover of zero calls another match with that number
          phaseBefore.match.calledAt !== phaseAfter.match.calledAt
        )
          continue
        if (phaseBefore.match.clock.phase !== 'running' || phaseAfter.match.clock.phase !== 'running')
          continue
        expect(leftMs(phaseAfter.match, at)).toBeLessThanOrEqual(leftMs(phaseBefore.match, at))
      }
    })
  })

  test('[R-2] loses and regains no participant by what is taken back', () => {
    everyScenarioWithTakeBacks((steps) => {
      for (const { by, before, after } of steps) {
        if (by !== 'takesBack' && by !== 'redoes') continue
        expect(after.participants).toEqual(before.participants)
        expect(after.settings.houseRules).toEqual(before.settings.houseRules)
      }
    })
  })
})

test('[T-4] gives the same teams the same coin, sides and winner after the same match, however often a toss is taken back', () => {
  everyScenarioWithTakeBacks((steps) => {
    const tosses = logOf(steps).filter((event) => event.type === 'tossed')
    const { play } = replay(logOf(steps))
    expect(play?.allTosses ?? []).toEqual(tosses.map(({ type: _, ...toss }) => toss))
    for (const toss of tosses) {
      const pair = [toss.winner, toss.loser].sort()
      const first = tosses.find(
        ({ matchNumber, winner, loser }) =>
          matchNumber === toss.matchNumber && isEqual([winner, loser].sort(), pair),
      )
      expect(toss).toEqual(first)
    }
  })
})

function expectConsistent(game: Game, at: number): void {
  const drawn = game.teams.flatMap(({ players }) => players)
  const presentIds = game.participants.map(({ id }) => id)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.filter((id) => !presentIds.includes(id))).toEqual([])
  for (const { number, captain, players } of game.teams) {
    expect(captain === null || players.includes(captain)).toBe(true)
    expect(players.length).toBeLessThanOrEqual(game.settings.teamSize)
    expect(number).toBeLessThanOrEqual(game.settings.maxTeams)
  }
  if (game.play) expectConsistentPlay(game, game.play, at)
}

function expectConsistentPlay(
  game: Game,
  { order, ended, now, tosses, holder, format }: MatchPlay,
  at: number,
): void {
  expect([...order].sort((a, b) => a - b)).toEqual(teamsWithPlayers(game))
  expect(ended.map(({ number }) => number)).toEqual(ended.map((_, index) => index + 1))
  expect(ended.every(({ fate, why }) => fate !== null || why === 'closed')).toBe(true)
  // after one match of a cup several pairs may be level in a table, and each tosses once
  const coins = tosses.map(({ matchNumber, winner, loser }) =>
    isCup(format) ? [matchNumber, ...[winner, loser].sort()].join() : matchNumber,
  )
  expect(new Set(coins).size).toBe(coins.length)
  expect(tosses.every(({ matchNumber }) => matchNumber <= ended.length)).toBe(true)
  if (holder) expect(order.indexOf(holder.team)).toBeLessThan(2)
  expect(overdue(game, moment(at))).toEqual([])
  if (now.is !== 'match') return
  const { match } = now
  expect(match.number).toBe(ended.length + 1)
  expect(order.slice(0, 2)).toEqual([match.a, match.b])
  expect(leftMs(match, at)).toBeGreaterThanOrEqual(0)
  expect(leftMs(match, at)).toBeLessThanOrEqual(lengthMs(match))
  const refereeTeam = match.referee === null ? null : teamOf(game, match.referee)?.number
  if (refereeTeam !== null) expect([match.a, match.b]).not.toContain(refereeTeam)
}
