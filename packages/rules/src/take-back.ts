import { overdue } from './clock.ts'
import { currentMatch, type Evening, evolve, peopledTeams, sheetOf } from './evening.ts'
import type { EveningEvent, GivenBack, Line, Match, Play } from './evening-events.ts'
import { changeoverEnds, type Moment } from './next-match.ts'
import { ok, type Result, refuse } from './result.ts'
import { isSame } from './same.ts'
import { endSpells, isWithin } from './spells.ts'

/** A command that can be taken back: what it gives back, and the evening just before it and just after. */
export interface Act {
  version: number
  of: GivenBack['of']
  at: number
  before: Evening
  after: Evening
}

/**
 * [U-2] The last command is taken back. Arrivals, departures and what the group has settled since then stay;
 * of a match command, what the clock brought about after it goes with it (docs/decisions 0018).
 */
export function takeBack(
  evening: Evening,
  act: Act,
  moment: Moment,
): Result<readonly EveningEvent[], 'called-since'> {
  return act.of === 'draft' ? undraft(evening, act) : ok([taken(act, replayed(evening, act, moment))])
}

const taken = ({ version }: Act, back: GivenBack): EveningEvent => ({ type: 'taken-back', version, back })

/** [U-3] Teams are as they were drawn before, without those who have gone home; not once they have been called since. */
function undraft(evening: Evening, act: Act): Result<readonly EveningEvent[], 'called-since'> {
  const { before, after } = act
  const team = [...before.teams, ...after.teams]
    .map(({ number }) => number)
    .find((one) => !isSame(sheetOf(before, one), sheetOf(after, one)) && isCalledSince(evening, after, one))
  if (team !== undefined) return refuse('called-since', { team })

  const stays = whoStayed(before, evening)
  const teams = before.teams
    .map((sheet) => ({
      ...sheet,
      captain: sheet.captain !== null && stays(sheet.captain) ? sheet.captain : null,
      players: sheet.players.filter(stays),
    }))
    .filter(({ players }) => players.length > 0)
  const { passed, drafted } = before
  const [referee, line] = [whistleAgain(evening, act, stays), lineAgain(evening, act, teams)]
  const back: GivenBack = { of: 'draft', teams, passed, drafted, referee, line }
  return ok([...roomFor(evening, teams), taken(act, back)])
}

/** [M-14] Whoever lost the whistle by being drawn into a team that plays has it again, if nobody else has. */
function whistleAgain(
  evening: Evening,
  { before, after }: Act,
  stays: (id: string) => boolean,
): string | null {
  const [was, then, is] = [before, after, evening].map(currentMatch)
  const isLost = was && was.referee !== then?.referee && is?.number === was.number && is.referee === null
  return isLost && was.referee !== null && stays(was.referee) ? was.referee : (is?.referee ?? null)
}

/** [L-9] Who lost their place because their team was emptied has it again, if nobody has been called past them. */
function lineAgain(evening: Evening, { before, after }: Act, teams: Evening['teams']): Line | null {
  const [was, then, is] = [before.play, after.play, evening.play]
  if (!was || !then || !is) return null
  const left = then.order.filter((team) => is.order.includes(team))
  if (is.ended.length !== then.ended.length || !isSame(left, is.order)) return null
  const numbers = peopledTeams({ teams })
  const on = currentMatch(evening)
  const ahead = on ? [on.a, on.b] : []
  const order = [...ahead, ...inLine(was.order, numbers).filter((team) => !ahead.includes(team))]
  return { order, atEnd: was.atEnd && inLine(was.atEnd.order, numbers) }
}

/** An earlier line of the teams that there are now: whoever came since is behind. */
function inLine(then: readonly number[], teams: readonly number[]): number[] {
  const order = then.filter((team) => teams.includes(team))
  return [...order, ...teams.filter((team) => !order.includes(team))]
}

/** Somebody who went home and came again has a new number, and no claim to their old place. */
function whoStayed(before: Evening, evening: Evening): (id: string) => boolean {
  const [then, now] = [before, evening].map(
    ({ participants }) => new Map(participants.map(({ id, no }) => [id, no])),
  )
  return (id) => now?.get(id) !== undefined && now.get(id) === then?.get(id)
}

/** Called to the pitch since, or off it since; a match that was on then and still is has not decided anything yet. */
function isCalledSince(evening: Evening, then: Evening, team: number): boolean {
  const on = currentMatch(evening)
  const known = then.play?.ended.length ?? 0
  const since = (evening.play?.ended ?? []).slice(known)
  const calledSince = on && on.number !== currentMatch(then)?.number ? [on] : []
  return [...since, ...calledSince].some(({ a, b }) => a === team || b === team)
}

/** No limit is below what is drawn: it may have shrunk meanwhile. */
function roomFor({ settings }: Evening, teams: Evening['teams']): EveningEvent[] {
  const teamSize = Math.max(settings.teamSize, ...teams.map(({ players }) => players.length))
  const maxTeams = Math.max(settings.maxTeams, ...teams.map(({ number }) => number))
  const fits = teamSize === settings.teamSize && maxTeams === settings.maxTeams
  return fits ? [] : [{ type: 'settings-changed', settings: { ...settings, teamSize, maxTeams } }]
}

/** [U-4] Score, clock, line, holder, stage, reason and totals are together what they were; then the clock has its say again. */
function replayed(evening: Evening, act: Act, moment: Moment): GivenBack {
  // only its own end can be taken back of an evening that never began
  if (!act.before.play) return { of: 'play', play: null }
  const is = begun(evening)
  const was = withLate(stillInLine(begun(act.before), act.before, evening), is)
  const so: Evening = { ...evening, play: { ...was, now: nowAgain(was, act, evening, moment) } }
  const play = begun(overdue(so, moment).reduce(evolve, so))
  return { of: 'play', play: withoutOrphans(hasNoBearing(act, is, play) ?? play) }
}

function begun({ play }: Evening): Play {
  if (!play) throw new Error('The log has a command of a match and no Play Ball before it. Is it whole?')
  return play
}

/** A press that came too late since then still waits for an admin; what was decided of one is open again. */
const withLate = (was: Play, { late }: Play): Play => ({
  ...was,
  late: late.map((press) => was.late.find(({ id }) => id === press.id) ?? press),
})

/** A press goes with the match it was made in: the next of that number is another, also between other teams. */
function withoutOrphans(play: Play): Play {
  const known = [...play.ended, currentMatch({ play })]
  const late = play.late.filter(({ matchNumber, madeAt }) =>
    known.some((match) => match?.number === matchNumber && isWithin(match.spells, madeAt)),
  )
  return { ...play, late }
}

/** Who went home since then is neither in line nor on the pitch, nor holds the whistle. */
function stillInLine(play: Play, before: Evening, evening: Evening): Play {
  const teams = peopledTeams(evening)
  return {
    ...play,
    order: inLine(play.order, teams),
    atEnd: play.atEnd && { ...play.atEnd, order: inLine(play.atEnd.order, teams) },
    now: play.now.is === 'match' ? stillOn(play.now.match, before, evening) : play.now,
  }
}

/** [U-9] A match is not given back to a team that has gone home: the next one is called by hand. */
function stillOn(match: Match, before: Evening, evening: Evening): Play['now'] {
  const teams = peopledTeams(evening)
  if (!teams.includes(match.a) || !teams.includes(match.b)) return { is: 'waiting', startsAt: null }
  const { referee } = match
  const isGone = referee !== null && !whoStayed(before, evening)(referee)
  return { is: 'match', match: isGone ? { ...match, referee: null } : match }
}

/**
 * [U-5] What the command stopped is given back: a running clock what was left of it, a changeover whole, and a
 * coin that was told falls under a new seal. What it left alone went on and is as it is.
 */
function nowAgain({ now, held }: Play, { at, after }: Act, evening: Evening, moment: Moment): Play['now'] {
  const then = begun(after).now
  const is = begun(evening).now
  switch (now.is) {
    case 'toss': {
      const isUntold = is.is === 'toss' && is.commitment === now.commitment
      return isUntold ? now : { is: 'toss', commitment: moment.commitment }
    }
    case 'waiting': {
      if (is.is === 'waiting' && isSame(now, then)) return is
      if (now.startsAt === null) return now
      return { is: 'waiting', startsAt: changeoverEnds(evening.settings, { held }, moment.at) }
    }
    // no command begins in an evening that is closed, so none gives it back
    case 'closed':
      return now
    case 'match': {
      const again = hasLeftClockAlone(now.match, then)
        ? clockSince(now.match, begun(evening), moment.at)
        : givenBack(now.match, at, moment.at)
      return { is: 'match', match: { ...now.match, ...again } }
    }
  }
}

const hasLeftClockAlone = ({ number, clock }: Match, then: Play['now']): boolean =>
  then.is === 'match' && then.match.number === number && isSame(then.match.clock, clock)

type Ticking = Pick<Match, 'clock' | 'spells'>

/** [C-1] What is left never grows while the clock runs: it ran on, and may have blown the whistle meanwhile. */
function clockSince(match: Match, { now, ended }: Play, at: number): Ticking {
  if (now.is === 'match' && now.match.number === match.number)
    return { clock: now.match.clock, spells: now.match.spells }
  const end = ended.find(({ number }) => number === match.number)
  // a machine's clock that was put back since knows the end as a moment to come
  return end ? { ...match, clock: { phase: 'running', endsAt: Math.min(end.at, at) } } : match
}

/** No goal counts between the command and its taking back: the clock stood. */
function givenBack({ clock, spells }: Match, then: number, at: number): Ticking {
  if (clock.phase === 'ready' || clock.phase === 'paused') return { clock, spells }
  return {
    clock: clock.phase === 'running' ? { phase: 'running', endsAt: at + (clock.endsAt - then) } : clock,
    spells: [...endSpells(spells, then), { from: at, to: null }],
  }
}

/**
 * [U-6] A goal of a match that the clock has ended, taken back when the next match is on: if the same side wins
 * by the same rule, the next match is the right one and goes on, and only the result is mended.
 */
function hasNoBearing({ before, after }: Act, is: Play, again: Play): Play | null {
  const [was, then] = [begun(before), begun(after)]
  const number = was.ended.length + (was.now.is === 'match' ? 1 : 0)
  const hasGoneOn = is.ended.length > number || (is.now.is === 'match' && is.now.match.number > number)
  if (
    !hasGoneOn ||
    !(was.now.is === 'match' ? isSameEnd(was.now.match, then, is, again) : isSameLine(was, then))
  )
    return null
  return { ...is, ended: is.ended.map((match) => again.ended[match.number - 1] ?? match), late: again.late }
}

function isSameEnd(match: Match, then: Play, is: Play, again: Play): boolean {
  if (!hasLeftClockAlone(match, then.now)) return false
  const [ended, mended] = [is, again].map((play) => play.ended[match.number - 1])
  return ended?.winner === mended?.winner && isSame(ended?.fate, mended?.fate)
}

/** A result was corrected or a late press decided, and who plays next stayed as it was. */
const isSameLine = (was: Play, then: Play): boolean =>
  [was, then].map(({ ended: _, late: __, ...rest }) => rest).every((rest, _, [first]) => isSame(rest, first))

/** [U-2] How many of its own events a command can be taken back with: a press that only waits for an admin is none yet. */
export const takenWith = (events: readonly EveningEvent[]): number =>
  events.every(({ type }) => type === 'late-press') ? 0 : events.length
