import { type GameDay, getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { press } from '../../platform/testing/with-toasts.tsx'
import { GameDayContent } from './game-day-content.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { toPeople } from './people.ts'
import { aGameDay, draftState, myPlayer, player, team } from './testing.ts'

const NAMES = ['Abel', 'Eve', 'Cleo', 'Finn', 'Gus', 'Hana']
const params = { groupId: aGameDay().group_id }

let sent: ReturnType<typeof stubServer>
beforeEach(() => {
  identity.signIn('token')
  sent = stubServer({})
})

/** The players of each team; the first two names are the captains. */
const playersIn = (teams: Record<string, number>) =>
  NAMES.map((name, index) =>
    player(name, index + 1, { team: teams[name] ?? null, is_captain: index < 2 && name in teams }),
  )

const setDay = (day: Partial<GameDay>, teams: Record<string, number>) => {
  const all = {
    ...{ current_game_id: 'game', arrived_count: NAMES.length, max_teams: 2, max_players_per_team: 3 },
    ...{ teams: [team(1, 'Abel'), team(2, 'Eve')], ...day },
  }
  queryClient.setQueryData(read(getGameDay, { params }).queryKey, aGameDay(all))
  queryClient.setQueryData(read(listPlayers, { params }).queryKey, playersIn(teams))
  queryClient.setQueryData(read(listManualParticipants, { params }).queryKey, [])
}

const CAPTAINS = { Abel: 1, Eve: 2 }
const FREE = ['Cleo', 'Finn', 'Gus', 'Hana']
const abels = (draft: Partial<GameDay['draft']> = {}): Partial<GameDay> => ({
  my_player: myPlayer('Abel', 1),
  draft: { ...draftState(1, FREE), ...draft },
})
const open = async (width = 390) => {
  await page.viewport(width, 844)
  return render(<GameDayContent groupId={params.groupId} />, { wrapper: Providers })
}
const bodiesTo = (path: string) => sent.filter(({ route }) => route.endsWith(path)).map(({ body }) => body)
test('passing the armband on has to be confirmed, and the question stays when the tablet is turned', async () => {
  setDay(abels({ pass_to: [{ team_number: 1, player_id: 'Cleo', name: 'Cleo Okafor' }] }), CAPTAINS)
  await open()
  await press('Pass the armband to Cleo')
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  await page.viewport(1280, 900)
  await expect.poll(() => document.querySelector('h2')?.textContent).toBe('Arrivals')
  expect(question.element().matches(':modal')).toBe(true)
  await question.getByRole('button', { name: 'Pass it on' }).click()
  await expect.poll(() => bodiesTo('/teams/assign-captains')).toEqual([{ Cleo: 1 }])
})

test('a player who sits out is listed as a substitute, with the reason', async () => {
  const sits_out = [{ player_id: 'Hana', name: 'Hana Okafor', why: 'teams-full' }]
  setDay({ draft: { ...aGameDay().draft, sits_out } as GameDay['draft'] }, { ...CAPTAINS, Cleo: 1 })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Substitutes' })).toBeVisible()
  await expect.element(page.getByText('Every team is full.')).toBeVisible()
})

test('an organiser swaps two players of full teams; a full team takes a player only in return for another', async () => {
  const teams = { Abel: 1, Cleo: 1, Gus: 1, Eve: 2, Finn: 2, Hana: 2 }
  const people = toPeople(playersIn(teams), [], null)
  const day = aGameDay({
    teams: [team(1, 'Abel', 3), team(2, 'Eve', 3)],
    draft: { ...aGameDay().draft, places: [3, 3] },
  })
  const person = people.find(({ id }) => id === 'Gus')!
  await render(<MoveSheet {...{ day, people, person }} onClose={() => {}} />, { wrapper: Providers })
  const sheet = page.getByRole('dialog', { name: 'Move Gus Okafor' })
  const blue = sheet.getByRole('radio', { name: /Blue/ })
  await tick(blue)
  await expect.element(blue).toBeChecked()
  await expect.element(sheet.getByRole('button', { name: /^Move/ })).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByLabelText('In return').selectOptions('Hana Okafor')
  await sheet.getByRole('button', { name: 'Swap them' }).click()
  await expect
    .poll(() => bodiesTo('/teams/move'))
    .toEqual([{ participant_id: 'Gus', team: 2, swap_with: 'Hana' }])
})
