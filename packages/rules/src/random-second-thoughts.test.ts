import { describe, expect, test } from 'vitest'
import { overdue } from './clock.ts'
import { type Evening, peopledTeams, replay, teamOf } from './evening.ts'
import type { Play } from './evening-events.ts'
import { leftMs, lengthMs } from './match.ts'
import { changeoverEnds } from './next-match.ts'
import { isSame } from './same.ts'
import { type Act, takeBack, takenWith } from './take-back.ts'
import { after, moment } from './testing/evenings.ts'
import { GIVES_BACK, logOf, type Step } from './testing/nights.ts'
import { everyHesitantNight, everyNight } from './testing/random-nights.ts'

/** Every press of a night that could be taken back, with its place in the log. */
const actsOf = (steps: readonly Step[]): Act[] =>
  steps.flatMap(({ by, at, events, before, after }, version) => {
    const of = by === 'the clock' || by === 'the opening' ? null : GIVES_BACK[by]
    return of !== null && takenWith(events) > 0 ? [{ version, of, at, before, after }] : []
  })

const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** What is given back in a new form: a told coin has a new seal, a broken changeover is a whole one, a clock ran in two spells. */
function alike({ play, ...evening }: Evening) {
  if (!play) return evening
  const { now, ...rest } = play
  const startsAt = now.is === 'waiting' && now.startsAt !== null ? 'some time' : null
  const again = now.is === 'match' ? { ...now.match, spells: [] } : { is: now.is, startsAt }
  return { ...evening, play: { ...rest, now: again } }
}

/** [M-9] A whole changeover that would end after the evening does brings no match on by itself; one that was left alone ends when it would have. */
function inTime({ before, after: { settings, play: then }, at }: Act): Evening {
  const { play } = before
  if (play?.now.is !== 'waiting' || play.now.startsAt === null || isSame(play.now, then?.now)) return before
  if (changeoverEnds(settings, play, at) !== null) return before
  return { ...before, play: { ...play, now: { is: 'waiting', startsAt: null } } }
}

describe('of every command it is true that', () => {
  test('[U-2] taken back at once, the evening is what it was', () => {
    everyNight((steps) => {
      for (const act of actsOf(steps)) {
        // a whole changeover of nothing is over at once, and the next match is on
        if (act.before.play?.now.is === 'waiting' && act.after.settings.houseRules.changeoverS === 0) continue
        const answer = takeBack(act.after, act, moment(act.at))
        if (!answer.ok) throw new Error(`refused: ${answer.refusal}`)
        expect(alike(after(act.after, answer.value))).toEqual(alike(inTime(act)))
      }
    })
  })

  test('[U-2] one after the other they are all taken back, until nobody has a team and no match was played', () => {
    everyNight((steps) => {
      let so = replay(logOf(steps))
      let at = steps.at(-1)?.at ?? 0
      const acts = actsOf(steps)
      for (const act of acts.reverse()) {
        at += 1_000
        so = after(so, overdue(so, moment(at)))
        const answer = takeBack(so, act, moment(at))
        // a team that the clock has called since stays as it is, and with it all that was done before
        if (!answer.ok) return
        so = after(so, answer.value)
        expectWhole(so, at)
      }
      expect(so.teams).toEqual([])
      expect(so.play?.ended ?? []).toEqual([])
      expect(so.play?.now ?? { is: 'waiting', startsAt: null }).toEqual({ is: 'waiting', startsAt: null })
    })
  })
})

describe('of every evening of second thoughts it is true that', () => {
  test('[U-1] [E-2] the log played again gives the same evening, also after a database has kept both as JSON', () => {
    everyHesitantNight((steps) => {
      const log = logOf(steps)
      const live = steps.at(-1)?.after
      expect(replay(log)).toEqual(live)
      expect(replay(kept(log))).toEqual(live)
    })
  })

  test('[U-4] line, matches, referee and clock are whole after every press', () => {
    everyHesitantNight((steps) => {
      for (const { by, after, at } of steps) if (by === 'takesBack') expectWhole(after, at)
    })
  })

  test('[U-5] what is left never grows while the clock runs, whatever is taken back', () => {
    everyHesitantNight((steps) => {
      for (const { before, after, at } of steps) {
        const [was, is] = [before.play?.now, after.play?.now]
        if (was?.is !== 'match' || is?.is !== 'match' || was.match.number !== is.match.number) continue
        if (was.match.clock.phase !== 'running' || is.match.clock.phase !== 'running') continue
        expect(leftMs(is.match, at)).toBeLessThanOrEqual(leftMs(was.match, at))
      }
    })
  })

  test('[R-2] nobody is lost from the list and nobody comes back to it by what is taken back', () => {
    everyHesitantNight((steps) => {
      for (const { by, before, after } of steps) {
        if (by !== 'takesBack') continue
        expect(after.participants).toEqual(before.participants)
        expect(after.settings.houseRules).toEqual(before.settings.houseRules)
      }
    })
  })
})

function expectWhole(evening: Evening, at: number): void {
  const drawn = evening.teams.flatMap(({ players }) => players)
  const here = evening.participants.map(({ id }) => id)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.filter((id) => !here.includes(id))).toEqual([])
  for (const { number, captain, players } of evening.teams) {
    expect(captain === null || players.includes(captain)).toBe(true)
    expect(players.length).toBeLessThanOrEqual(evening.settings.teamSize)
    expect(number).toBeLessThanOrEqual(evening.settings.maxTeams)
  }
  if (evening.play) expectPlayWhole(evening, evening.play, at)
}

function expectPlayWhole(evening: Evening, { order, ended, now, tosses, holder }: Play, at: number): void {
  expect([...order].sort((a, b) => a - b)).toEqual(peopledTeams(evening))
  expect(ended.map(({ number }) => number)).toEqual(ended.map((_, index) => index + 1))
  expect(ended.every(({ fate }) => fate !== null)).toBe(true)
  expect(new Set(tosses.map(({ matchNumber }) => matchNumber)).size).toBe(tosses.length)
  expect(tosses.every(({ matchNumber }) => matchNumber <= ended.length)).toBe(true)
  if (holder) expect(order.indexOf(holder.team)).toBeLessThan(2)
  expect(overdue(evening, moment(at))).toEqual([])
  if (now.is !== 'match') return
  const { match } = now
  expect(match.number).toBe(ended.length + 1)
  expect(order.slice(0, 2)).toEqual([match.a, match.b])
  expect(leftMs(match, at)).toBeGreaterThanOrEqual(0)
  expect(leftMs(match, at)).toBeLessThanOrEqual(lengthMs(match))
  const theirs = match.referee === null ? null : teamOf(evening, match.referee)?.number
  if (theirs !== null) expect([match.a, match.b]).not.toContain(theirs)
}
