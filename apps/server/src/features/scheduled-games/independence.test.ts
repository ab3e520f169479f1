import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { checkIn, getGameDay, listPlayers, playBall } from '@turnout/contract/game-day'
import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { assignCaptains, autoAssignTeams } from '@turnout/contract/teams'
import { expect, test } from 'vitest'
import { AT_THE_PITCH, club } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { SETTINGS } from './testing.ts'

const server = sharedServer()

const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'] as const

/** The same nine people arrive in the same order, captains pick no one, and the teams are filled. */
async function gameOfNine(answersBefore: boolean) {
  const { ada, groupId, people } = await club(server, NAMES, { max_teams: 3, max_players_per_team: 3 })
  const params = { groupId }
  await server.setTime('2026-06-15T12:00:00Z')
  const mode = answersBefore ? 'limited' : 'off'
  await ada.call(changeAttendanceSettings, {
    params,
    body: { ...SETTINGS, mode, places: answersBefore ? 4 : null },
  })
  const { reply: games } = await ada.call(listScheduledGames, { params })
  // the last arrivals have the places, others wait or are out, and some have not answered
  const choices = [
    null,
    'not_going',
    'not_going',
    'going',
    'going',
    'going',
    'going',
    'going',
    'going',
  ] as const
  for (const [index, choice] of choices.entries())
    if (answersBefore && choice)
      await people.toReversed()[index]!.call(answerScheduledGame, {
        params: { groupId, gameId: games[0]!.id },
        body: { answer: choice },
      })
  const ids: string[] = []
  for (const [index, who] of people.entries()) {
    await server.setTime(`2026-06-16T17:3${index}:00Z`)
    const { reply } = await who.call(checkIn, { params, body: AT_THE_PITCH })
    ids.push(reply.player.id)
  }
  for (const [index, id] of ids.slice(0, 2).entries())
    await ada.call(assignCaptains, { params, body: { [id]: index + 1 } })
  await server.setTime('2026-06-16T18:00:00Z')
  await ada.call(autoAssignTeams, { params })
  await ada.call(playBall, { params })
  const players = await ada.call(listPlayers, { params })
  const day = (await ada.call(getGameDay, { params })).reply
  return {
    arrived: players.reply
      .filter(({ status }) => status === 'arrived')
      .map(({ name, arrival_number, team, is_captain }) => [name, arrival_number, team, is_captain]),
    teams: day.teams.map(({ team_number, player_count, captain_name }) => [
      team_number,
      player_count,
      captain_name,
    ]),
    window: day.draft?.window,
    version: day.version,
  }
}

test('the order of arrival, the windows and the teams are the same with answers and without', async () => {
  const asked = await gameOfNine(true)
  const notAsked = await gameOfNine(false)
  expect(asked.arrived).toHaveLength(NAMES.length)
  expect(asked).toEqual(notAsked)
})
