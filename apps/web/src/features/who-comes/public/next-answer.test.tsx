import {
  getScheduledGame,
  listScheduledGames,
  type ScheduledGameDetails,
} from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { tick } from '../../../platform/testing/tick.ts'
import { aScheduledGame, MONDAY } from '../testing.ts'
import { NextAnswer } from './replies.tsx'

const GAME = '/sport-groups/canal/scheduled-games/tuesday'

beforeEach(() => void vi.useFakeTimers({ now: MONDAY, toFake: ['Date'] }))

function show(changes: Partial<ScheduledGameDetails>) {
  const game = aScheduledGame(changes)
  const sent = stubServer({})
  const params = { groupId: game.group_id }
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [game])
  queryClient.setQueryData(read(getScheduledGame, { params: { ...params, gameId: game.id } }).queryKey, game)
  queryClient.setQueryData(read(getStandingAnswer, { params }).queryKey, { weekdays: [], choices: [] })
  const screen = render(
    <NextAnswer
      {...{ groupId: game.group_id, date: game.date, fallback: null }}
      {...{ isToday: false, hasArrived: false, hasPlayBegun: false }}
    />,
    { wrapper: Providers },
  )
  return { sent, screen }
}

test('when all places are taken a person can refuse short notice before they answer', async () => {
  const { sent, screen } = show({ mode: 'limited', places: 2, going_count: 2 })
  const { getByRole, getByText } = await screen
  await expect.element(getByText('2 of 2 places taken')).toBeVisible()
  await tick(getByRole('switch', { name: /^Not at short notice/ }))
  await getByRole('button', { name: "I'm in" }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toContainEqual({ answer: 'going', at_short_notice: false })
})

test('an organiser with too few players calls the spares', async () => {
  const dan = { user_id: 'dan', name: 'Dan', profile_image_url: null, is_spare: true }
  const short = { minimum: 2, going_count: 1, can_manage: true, can_call_spares: true, unanswered: [dan] }
  const { sent, screen } = show(short)
  const { getByRole, getByText } = await screen
  await expect.element(getByText('1 spare to ask')).toBeVisible()
  await getByRole('button', { name: 'Call the spares' }).click()
  await expect.poll(() => sent.map(({ route }) => route)).toContain(`POST ${GAME}/call-spares`)
})

test('a switch of a person who waits stays as pressed before the server has the change', async () => {
  const { my_answer } = aScheduledGame()
  const { screen } = show({
    ...{ id: 'full', mode: 'limited', places: 2, going_count: 2, waiting_count: 1 },
    my_answer: { ...my_answer, answer: 'waiting', position: 1 },
  })
  const { getByRole } = await screen
  const notAtShortNotice = getByRole('switch', { name: /^Not at short notice/ })
  await tick(notAtShortNotice)
  await expect.element(notAtShortNotice).toBeChecked()
  await tick(notAtShortNotice)
  await expect.element(notAtShortNotice).not.toBeChecked()
})
