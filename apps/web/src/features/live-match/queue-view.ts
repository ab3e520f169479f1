import type { WatchedState } from '@turnout/contract/watched-state'
import { pluralize } from '@turnout/rules/words'
import { bothOffText, drawText } from './draw-text.ts'
import type { Roster, TeamView } from './roster.ts'

export type QueueState = 'playing' | 'next on' | 'waiting'
export type QueuedTeam = TeamView & { state: QueueState }

/** Who is on or called, and who waits in which order. Before Play Ball everybody waits. */
function queueOrder(game: WatchedState): { on: string[]; waiting: readonly string[]; areNextOn: boolean } {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  if (match) return { on: [match.team_a_id, match.team_b_id], waiting: game.line, areNextOn: false }
  if (upcoming) return { on: [upcoming.team_a_id, upcoming.team_b_id], waiting: game.line, areNextOn: true }
  const tossing = [coin.team_a_id, coin.team_b_id].filter((id) => id !== null)
  return { on: tossing, waiting: game.line, areNextOn: false }
}

/** Watchers care for who comes, organisers for who is on. */
export function teamsInQueue(game: WatchedState, roster: Roster, first: 'playing' | 'waiting'): QueuedTeam[] {
  const { on, waiting, areNextOn } = queueOrder(game)
  const stateOf = (id: string): QueueState => {
    if (on.includes(id)) return areNextOn ? 'next on' : 'playing'
    return id === waiting[0] && !areNextOn ? 'next on' : 'waiting'
  }
  const ids = first === 'playing' ? [...on, ...waiting] : [...waiting, ...on]
  const place = ({ id }: TeamView) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return roster.teams
    .map((team) => ({ ...team, state: stateOf(team.id) }))
    .sort((one, other) => place(one) - place(other) || one.number - other.number)
}

export type QueuePlace = { title: string; text: string } | null

/** What a player of a waiting team wants to know; nothing for who is on, or in no team. */
export function queuePlace(
  game: WatchedState,
  roster: Roster,
  you: { team: number | null; name: string | null },
): QueuePlace {
  const myTeam = roster.teams.find(({ number }) => number === you.team)
  if (!myTeam || !game.has_play_begun) return null
  const { on, waiting, areNextOn } = queueOrder(game)
  // without a signal a phone may not know whom it belongs to
  const nameSuffix = you.name === null ? '' : `, ${you.name}`
  if (areNextOn && on.includes(myTeam.id)) {
    const other = roster.team(on.find((id) => id !== myTeam.id) ?? myTeam.id)
    return {
      title: `You are on next${nameSuffix}`,
      text: `${myTeam.name} plays ${other.name}. ${game.upcoming_match?.reason ?? ''}`.trim(),
    }
  }
  const teamsBefore = waiting.indexOf(myTeam.id)
  if (teamsBefore < 0) return null
  if (teamsBefore > 0 || areNextOn) {
    const teams = teamsBefore + (areNextOn ? 1 : 0)
    const bothOff = teamsBefore === 1 && game.current_match ? ` ${bothOffText(game.match_rules)}` : ''
    return {
      title: `You wait${nameSuffix}`,
      text: `${pluralize(teams, 'team')} ${teams === 1 ? 'is' : 'are'} before ${myTeam.name}.${bothOff}`.trimEnd(),
    }
  }
  const title = `You are on next${nameSuffix}`
  const { changeover_s: changeover } = game.match_rules
  if (!game.current_match) return { title, text: `${myTeam.name} plays the winner of the toss.` }
  const startText = game.is_held
    ? 'once an organiser starts it'
    : `${pluralize(changeover, 'second')} after the whistle`
  const text = `${myTeam.name} plays the winner, ${startText}.`
  return { title, text: `${text} ${drawText(game)}` }
}
