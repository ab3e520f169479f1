import { toMatchRules } from '@turnout/contract/convert-match-rules'
import { type CupResult, wireCupResult } from '@turnout/contract/cup-result'
import { type PastCup, type PreviousGame, wireMatchResult } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import type { PlannedGame } from '@turnout/contract/upcoming-game'
import type { Session } from '@turnout/rules/calendar'
import { cupResult } from '@turnout/rules/cup/cup-result'
import type { Game } from '@turnout/rules/game'
import { gameWinner } from '@turnout/rules/results'
import { pictureUrl, type Size } from '../../platform/files/picture-names.ts'
import { standingFrom, wireMembership } from '../members/public.ts'
import { toFields } from './group-columns.ts'
import { timeOfDay } from './local-time.ts'
import { changeTo, isMoved, nextSession } from './schedule.ts'
import type { GroupRow, GroupView, PlayedGame } from './store.ts'

export function presentGroup(
  { group, memberCount, pendingCount, startedGames, state }: GroupView,
  viewerId: string | null,
  now: number,
): SportGroup {
  const next = nextSession(group, now, startedGames)
  return {
    id: group.id,
    ...toFields(group),
    venue_image_url: image(group, 'large'),
    venue_image_small_url: image(group, 'small'),
    time_zone: group.timeZone,
    playing_days: group.playingDays.map((day) => ({ day })),
    match_rules: toMatchRules(group.matchRules),
    member_count: memberCount,
    ...(state === 'admin' && { pending_count: pendingCount ?? 0 }),
    next_game: next && {
      ...presentGame(group, next),
      is_over: startedGames.some(({ date, isClosed }) => date === next.date && isClosed),
    },
    current_user_membership: wireMembership(standingFrom(state, group.creatorId === viewerId)),
  }
}

const image = ({ venueImage }: GroupRow, size: Size) => venueImage && pictureUrl(venueImage, size)

export function presentGame(group: GroupRow, session: Session): PlannedGame {
  return {
    ...presentHours(group, session),
    is_moved: isMoved(group, session.date),
    other_venue_name: changeTo(group, session.date)?.venue?.name ?? null,
  }
}

export const presentCancelled = (group: GroupRow, session: Session): PlannedGame => ({
  ...presentHours(group, session),
  is_moved: false,
  other_venue_name: null,
})

/** When a session is, as instants and by the clock at the venue. */
export const presentHours = (
  { timeZone }: Pick<GroupRow, 'timeZone'>,
  { date, startsAt, endsAt }: Session,
) => ({
  date,
  starts_at: startsAt,
  ends_at: endsAt,
  start_time: timeOfDay(timeZone, startsAt),
  end_time: timeOfDay(timeZone, endsAt),
})

/** The results by team number: who was in a team is only for members, in the game itself. */
export function presentPrevious({ id, date, players, matches, cupGame }: PlayedGame): PreviousGame {
  const winner = gameWinner(matches)
  return {
    game_id: id,
    date,
    player_count: players,
    matches: matches.map(wireMatchResult),
    winner: winner && { team_number: winner.team, wins: winner.wins },
    cup: cupGame && presentCupResult(cupGame),
  }
}

function presentCupResult(game: Game): CupResult | null {
  const result = cupResult(game)
  return result && wireCupResult(result)
}

export function presentPastCups(rows: readonly { id: string; date: string; game: Game }[]): PastCup[] {
  return rows.flatMap(({ id, date, game }) => {
    const result = presentCupResult(game)
    return result ? [{ game_id: id, date, result }] : []
  })
}
