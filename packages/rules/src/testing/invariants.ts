import { overdue } from '../clock.ts'
import { closesAt } from '../closing.ts'
import { currentMatch, type Game, sheetOf, teamOf } from '../game.ts'
import { leftMs, lengthMs } from '../match.ts'
import { moment } from './games.ts'
import { firstFault, hasTwice, type Invariant, isSame, ofEvents } from './invariant.ts'
import { QUEUE_INVARIANTS } from './queue-invariants.ts'

export const INVARIANTS = {
  ...QUEUE_INVARIANTS,

  /** R-2, K-7 */
  teamsAreWhole: ({ after: { teams, participants, gone, settings } }) => {
    const drafted = teams.flatMap(({ players }) => players)
    const present = new Set(participants.map(({ id }) => id))
    if (hasTwice(drafted)) return 'a person is in two teams'
    if (drafted.some((id) => !present.has(id))) return 'a person in a team is not on the list'
    if (drafted.some((id) => gone.includes(id))) return 'a person who went home is in a team'
    if (gone.some((id) => !present.has(id))) return 'a person who went home is not on the list'
    return firstFault(teams, ({ number, players, captain }) => {
      if (players.length === 0) return `team ${number} has no players`
      if (players.length > settings.teamSize) return `team ${number} is too large`
      if (number > settings.maxTeams) return `team ${number} is one too many`
      return captain !== null && !players.includes(captain) && `team ${number} is led by another's player`
    })
  },

  /** */
  arrivalsKeepTheirNumbers: ({ before, after }) => {
    const numbers = after.participants.map(({ no }) => no)
    if (numbers.some((no, index) => no <= (numbers[index - 1] ?? 0))) return 'arrivals are out of order'
    if (numbers.some((no) => no > after.arrivals)) return 'an arrival has a number that was never given'
    return firstFault(before.participants, ({ id, no, at }) => {
      const later = after.participants.find((person) => person.id === id)
      return (
        later && later.no <= before.arrivals && (later.no !== no || later.at !== at) && `${id} arrived anew`
      )
    })
  },

  /** M-3 */
  aDecidedMatchIsOver: ({ after }) => {
    const match = currentMatch(after)
    if (match) {
      const [most, lead] = [Math.max(match.score.a, match.score.b), Math.abs(match.score.a - match.score.b)]
      const { win, knockoutGoals } = match.rules
      const goals = match.stage === 'knockout' ? knockoutGoals : win.by === 'time' ? Infinity : win.goals
      const wantedLead = match.stage === 'normal' && win.by === 'lead' ? win.lead : 1
      if (most >= goals && lead >= wantedLead) return 'a match that is decided goes on'
    }
    return firstFault(after.play?.ended ?? [], ({ score, winner }) => {
      const ahead = score.a === score.b ? null : score.a > score.b ? 'a' : 'b'
      return winner !== ahead && 'the winner is not the side in front'
    })
  },

  /** M-6 */
  goalsCountWhileTheClockRuns: ofEvents(({ event, before }) => {
    if (event.type !== 'scored') return null
    const match = currentMatch(before)
    if (!match) return 'a goal counted without a match'
    if (match.score[event.side] + event.by < 0) return 'a score fell below zero'
    if (match.clock.phase === 'last-play') return null
    if (match.clock.phase !== 'running') return 'a goal counted with the clock stopped'
    return event.at >= match.clock.endsAt && 'a goal counted after the clock'
  }),

  /** M-8 */
  everyEndIsSettled: ({ events, after: { play } }) => {
    if (!play) return null
    if (play.ended.some(({ number }, index) => number !== index + 1))
      return 'matches have gaps in their numbers'
    if (play.ended.some(({ fate, why }) => fate === null && why !== 'closed')) return 'an end is not settled'
    if (play.now.is === 'match' && play.now.match.number !== play.ended.length + 1)
      return 'the match that is on has a wrong number'
    const ended = events.some(({ type }) => type === 'ended')
    return ended && play.now.is === 'waiting' && play.order.length < 2 ? 'no one plays next' : null
  },

  /** M-9, J-7 */
  theClockStartsWhatItMay: ofEvents(({ event, before }, { by }) => {
    if (by !== 'the clock' || event.type !== 'match-called') return null
    if (event.at >= before.settings.sessionEndsAt) return 'a match started after the session'
    if (before.play?.held) return 'a match on hold started'
    const { match } = event
    const [a, b] = [playersOnPitch(before, match.a, match.b), playersOnPitch(before, match.b, match.a)]
    return (2 * a < b || 2 * b < a) && 'a team that is too small was called'
  }),

  /** M-5, M-14, J-1 */
  theRefereeIsFree: ({ after }) => {
    const { referee = null, a, b } = currentMatch(after) ?? {}
    if (referee === null) return null
    if (!after.participants.some(({ id }) => id === referee)) return 'the referee is not on the list'
    if (after.gone.includes(referee)) return 'the referee has gone home'
    const team = teamOf(after, referee)?.number
    return team !== undefined && (team === a || team === b) ? 'the referee plays' : null
  },

  /** C-1 */
  theClockStaysWithinItsLength: ({ after, at }) => {
    const match = currentMatch(after)
    if (!match) return null
    const left = leftMs(match, at)
    return left < 0 || left > lengthMs(match) ? `${left} ms are left` : null
  },

  /** C-1, U-5: except for a clock that an undo stopped or restarted */
  theClockOnlyFalls: ({ before, after, at }) => {
    const [earlier, later] = [currentMatch(before), currentMatch(after)]
    if (earlier?.number !== later?.number || earlier?.calledAt !== later?.calledAt) return null
    if (earlier?.clock.phase !== 'running' || later?.clock.phase !== 'running') return null
    return leftMs(later, at) > leftMs(earlier, at) ? 'the clock has gained time' : null
  },

  /** C-4 */
  theClockHasNothingMoreToSay: ({ by, at, after }) =>
    by === 'the clock' && overdue(after, moment(at)).length > 0
      ? 'the clock says more when asked twice'
      : null,

  /** T-2 */
  aCoinIsTossedOnce: ofEvents(({ event, before }) => {
    const now = before.play?.now
    if (event.type === 'match-called') return now?.is === 'toss' && 'a match began with a coin due'
    if (event.type !== 'tossed') return null
    if (now?.is !== 'toss') return 'a coin was tossed that was not due'
    if (now.commitment !== event.commitment) return 'a coin was tossed under another seal'
    return hasTwice(event.choices.map(({ side }) => side)) && 'both teams chose the same side'
  }),

  /** */
  aMatchKeepsItsSettings: ofEvents(({ event, before }, { events }) => {
    if (event.type !== 'settings-changed' || before.play?.now.is !== 'match') return null
    const { sessionStartsAt, sessionEndsAt, maxTeams, teamSize } = event.settings
    // an undo restores the number and the size of the teams before a draft; the group did not change its settings
    const limits = events.some(({ type }) => type === 'taken-back') ? { maxTeams, teamSize } : {}
    const allowed = { ...before.settings, ...limits, sessionStartsAt, sessionEndsAt }
    return JSON.stringify(allowed) !== JSON.stringify(event.settings) && 'settings changed during a match'
  }),

  /** J-5 */
  everyMatchHasItsPlayers: ({ before, after, events }) => {
    const ended = after.play?.ended ?? []
    if (
      !isSame(
        after.lineups.flatMap(({ a, b }) => [a.number, b.number]),
        ended.flatMap(({ a, b }) => [a, b]),
      )
    )
      return 'a match has no players'
    if (events.some(({ type }) => type === 'taken-back')) return null
    return isSame(after.lineups.slice(0, before.lineups.length), before.lineups)
      ? null
      : 'the players of a past match changed'
  },

  /** J-8 */
  noTeamOnThePitchIsEmpty: ({ after }) => {
    const match = currentMatch(after)
    if (!match) return null
    return [match.a, match.b].some((team) => sheetOf(after, team).players.length === 0)
      ? 'a team on the pitch has no players'
      : null
  },

  /** J-4, J-5 */
  aLoanEndsWithItsMatch: ofEvents(({ event, after: { play } }) => {
    if (event.type !== 'ended') return null
    const { a, b } = play?.ended.at(-1) ?? {}
    return (play?.loans ?? []).some(({ to }) => to === a || to === b) && 'a loan outlived its match'
  }),

  /** D-2 */
  theClockClosesTheGame: ({ by, at, after: { play, calledOff, ...game } }) => {
    if (by !== 'the clock' || at < closesAt(game)) return null
    return calledOff === null && play?.now.is !== 'closed' ? 'the clock has not closed the game' : null
  },

  /** E-5: late goals may still be decided */
  aClosedGameKeepsItsTeams: ({ at, before, after }) =>
    at >= closesAt(before) && before.teams !== after.teams ? 'teams of a closed game changed' : null,
} as const satisfies Record<string, Invariant>

/** The players of a team with those borrowed, without those lent to its opponent. */
function playersOnPitch({ teams, play }: Game, team: number, opponent: number): number {
  const playersOf = (number: number) => teams.find((sheet) => sheet.number === number)?.players ?? []
  const loans = (play?.loans ?? []).filter(({ id, from }) => playersOf(from).includes(id))
  const borrowed = loans.filter(({ to }) => to === team).length
  const lent = loans.filter(({ from, to }) => from === team && to === opponent).length
  return playersOf(team).length + borrowed - lent
}
