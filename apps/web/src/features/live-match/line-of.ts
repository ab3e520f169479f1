import type { WatchedState } from '@turnout/contract/watched-state'
import { count } from '@turnout/rules/words'
import type { Cast, TeamView } from './cast-of.ts'
import { bothOffWords, DRAW_WORDS } from './draw-words.ts'

export type Waiting = 'playing' | 'next on' | 'waiting'
export type TeamInLine = TeamView & { state: Waiting }

/** Who is on or called, and who waits in which order. Before Play Ball everybody waits. */
function order(game: WatchedState): { on: string[]; waiting: readonly string[]; areNextOn: boolean } {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  if (match) return { on: [match.team_a_id, match.team_b_id], waiting: game.line, areNextOn: false }
  if (upcoming) return { on: [upcoming.team_a_id, upcoming.team_b_id], waiting: game.line, areNextOn: true }
  const tossing = [coin.team_a_id, coin.team_b_id].filter((id) => id !== null)
  return { on: tossing, waiting: game.line, areNextOn: false }
}

/** Watchers care for who comes, organisers for who is on. */
export function teamsInLine(game: WatchedState, cast: Cast, first: 'playing' | 'waiting'): TeamInLine[] {
  const { on, waiting, areNextOn } = order(game)
  const stateOf = (id: string): Waiting => {
    if (on.includes(id)) return areNextOn ? 'next on' : 'playing'
    return id === waiting[0] && !areNextOn ? 'next on' : 'waiting'
  }
  const ids = first === 'playing' ? [...on, ...waiting] : [...waiting, ...on]
  const place = ({ id }: TeamView) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return cast.teams
    .map((team) => ({ ...team, state: stateOf(team.id) }))
    .sort((one, other) => place(one) - place(other) || one.number - other.number)
}

export type YourPlace = { title: string; says: string } | null

/** What a player of a waiting team wants to know; nothing for who is on, or in no team. */
export function yourPlace(
  game: WatchedState,
  cast: Cast,
  you: { team: number | null; name: string | null },
): YourPlace {
  const mine = cast.teams.find(({ number }) => number === you.team)
  if (!mine || !game.has_play_begun) return null
  const { on, waiting, areNextOn } = order(game)
  // without a signal a phone may not know whom it belongs to
  const to = you.name === null ? '' : `, ${you.name}`
  if (areNextOn && on.includes(mine.id)) {
    const other = cast.team(on.find((id) => id !== mine.id) ?? mine.id)
    return {
      title: `You are on next${to}`,
      says: `${mine.name} plays ${other.name}. ${game.upcoming_match?.reason ?? ''}`.trim(),
    }
  }
  const before = waiting.indexOf(mine.id)
  if (before < 0) return null
  if (before > 0 || areNextOn) {
    const teams = before + (areNextOn ? 1 : 0)
    const also = before === 1 && game.current_match ? ` ${bothOffWords(game.match_rules)}` : ''
    return {
      title: `You wait${to}`,
      says: `${count(teams, 'team')} ${teams === 1 ? 'is' : 'are'} before ${mine.name}.${also}`.trimEnd(),
    }
  }
  const title = `You are on next${to}`
  const { changeover_s: pause } = game.match_rules
  if (!game.current_match) return { title, says: `${mine.name} plays the winner of the toss.` }
  const when = game.is_held ? 'once an organiser starts it' : `${count(pause, 'second')} after the whistle`
  const says = `${mine.name} plays the winner, ${when}.`
  return { title, says: `${says} ${DRAW_WORDS[game.match_rules.scored_draw]}` }
}
