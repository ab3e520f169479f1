import { type CupSettings, planCup } from '@turnout/contract/cups'
import type { InputOf } from '@turnout/contract/endpoint'
import { playBall } from '@turnout/contract/game-day'
import { changeScore, endMatch, tossCoin } from '@turnout/contract/live-match'
import { assignTeams, autoAssignTeams } from '@turnout/contract/teams'
import { checkInGuests, kickOff } from '../../apps/server/src/testing/game-setup.ts'
import { type Club, stateOf } from './club.ts'

const PLAYERS = 2

/**
 * What `clubToday` needs for this number of teams of two. No match starts without a press while a busy
 * machine is slow.
 */
export const teamsOfTwo = (teams: number) => ({
  max_teams: teams,
  max_players_per_team: PLAYERS,
  match_rules: { win: { by: 'time' as const }, changeover_s: 300 },
})

/** This number of teams of guests, before Play Ball. */
async function draftTeams({ groupId, ada }: Club, teams: number): Promise<void> {
  const params = { groupId }
  const ids = await checkInGuests(ada, groupId, teams * PLAYERS)
  await ada.call(assignTeams, {
    params,
    body: { 1: ids.slice(0, PLAYERS), 2: ids.slice(PLAYERS, 2 * PLAYERS) },
  })
  await ada.call(autoAssignTeams, { params })
}

/** This number of teams of guests, after Play Ball. */
export async function playBallWith(club: Club, teams: number): Promise<string> {
  await draftTeams(club, teams)
  const { groupId, ada } = club
  return (await ada.call(playBall, { params: { groupId } })).reply.game_id
}

export const planCupOf = ({ ada }: Club, gameId: string, cup: InputOf<typeof planCup>['body']['cup']) =>
  ada.call(planCup, { params: { gameId }, body: { cup } })

export const KNOCKOUT = { format: 'knockout', duration_s: 300 } satisfies Partial<CupSettings>

/** The next match is played, and its first team scores this number of goals. */
export async function playNext(club: Club, gameId: string, goals: number): Promise<void> {
  const params = { gameId }
  const { a: team_id } = await kickOff(club.ada, gameId)
  for (let goal = 0; goal < goals; goal++)
    await club.ada.call(changeScore, { params, body: { team_id, action: 'increment' } })
  await club.ada.call(endMatch, { params })
}

export async function tossDue({ ada }: Club, gameId: string): Promise<void> {
  const { coin_toss_state: due } = await stateOf(ada, gameId)
  if (!due.team_a_id || !due.team_b_id) throw new Error('No coin is due.')
  const { team_a_id, team_b_id } = due
  const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
  await ada.call(tossCoin, { params: { gameId }, body: { team_a_id, team_b_id, ...sides } })
}
