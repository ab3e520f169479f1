import type { ChangeableTeam, GamePlayer } from '@turnout/contract/come-and-go'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { toast } from '../../platform/toast.ts'
import { ArrivalsColumn } from './arrivals-column.tsx'
import { toPeople } from './people.ts'
import { ALL_PERMISSIONS, aGameDay, at, player, team } from './testing.ts'

const GAME = crypto.randomUUID()
const ORANGE = crypto.randomUUID()
const TOM = crypto.randomUUID()
const ISLA = crypto.randomUUID()

const inGame = (id: string, name: string, team: string | null): GamePlayer => ({
  ...{ participant_id: id, name: `${name} Okafor`, team_id: team, is_captain: false },
  ...{ plays_for_id: null, is_playing: false, has_gone: false },
})
const orange: ChangeableTeam = {
  ...{ id: ORANGE, name: 'Orange', team_number: 1 },
  ...{ room: 1, room_to_borrow: 1, may_change: true },
}
const people = toPeople([player('Tom', 1, { id: TOM, team: 1 }), player('Isla', 2, { id: ISLA })], [], null)
const day = aGameDay({
  ...{ can: ALL_PERMISSIONS, check_in_enabled: false, current_game_id: GAME, has_play_begun: true },
  ...{ arrived_count: 2, teams: [team(1, 'Tom')] },
})

let sent: ReturnType<typeof stubServer>
let answerRemoval = (_answer: { message: string }) => {}
beforeEach(() => {
  const removed = new Promise((resolve) => {
    answerRemoval = resolve
  })
  sent = stubServer({
    [`GET /games/${GAME}/players`]: () => ({
      players: [inGame(TOM, 'Tom', ORANGE), inGame(ISLA, 'Isla', null)],
      teams: [orange],
      may_change_others: true,
    }),
    [`POST /games/${GAME}/players/fill`]: () => ({ message: 'Isla plays for Orange.' }),
    [`DELETE /games/game-day/${day.group_id}/participants/${ISLA}`]: () => removed,
  })
})
afterEach(() => void vi.unstubAllGlobals())

const renderColumn = () =>
  render(
    <ArrivalsColumn
      {...{ day, people }}
      now={at('19:20')}
      step={{ type: 'live' }}
      check={{
        ...{ distance: null, refusal: null, isDenied: false, state: 'idle' },
        ...{ checkIn: () => {}, checkInQuietly: () => {} },
      }}
      captains={{ give: () => {}, nameCaptains: () => {}, isNaming: false }}
    />,
    { wrapper: Providers },
  )

test('[W-4] after Play Ball an organiser puts a late arrival into a team from the list of arrivals', async () => {
  const { getByRole } = await renderColumn()
  await getByRole('button', { name: 'More for Isla Okafor' }).click()
  await getByRole('menuitem', { name: 'Put into a team' }).click()
  await getByRole('button', { name: 'Put into Orange' }).click()
  await expect
    .poll(() => sent)
    .toContainEqual({
      route: `POST /games/${GAME}/players/fill`,
      body: { team_id: ORANGE, participant_id: ISLA },
    })
})

test('[K-10] after Play Ball the menu of a player in a team offers a change of players, and a move, which a team takes until it is called', async () => {
  const { getByRole } = await renderColumn()
  await getByRole('button', { name: 'More for Tom Okafor' }).click()
  await expect.element(getByRole('menuitem', { name: 'Move or swap' })).toBeVisible()
  await getByRole('menuitem', { name: 'Change players' }).click()
  await expect.element(getByRole('button', { name: 'Isla Okafor in for Tom Okafor' })).toBeVisible()
})

test('a removal that is answered late leaves the sheet open that was opened since', async () => {
  const answered = vi.spyOn(toast, 'done')
  const { getByRole } = await renderColumn()
  await getByRole('button', { name: 'More for Isla Okafor' }).click()
  await getByRole('menuitem', { name: 'Remove from the list' }).click()
  await getByRole('button', { name: 'Take off' }).click()
  await getByRole('button', { name: 'Keep it' }).click()
  await getByRole('button', { name: 'More for Tom Okafor' }).click()
  await getByRole('menuitem', { name: 'Change players' }).click()
  const change = getByRole('button', { name: 'Isla Okafor in for Tom Okafor' })
  await expect.element(change).toBeVisible()
  answerRemoval({ message: 'Isla Okafor was removed from the list.' })
  await expect.poll(() => answered.mock.calls.length).toBe(1)
  await expect.element(change).toBeVisible()
})
