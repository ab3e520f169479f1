import { getMe, type Me } from '@turnout/contract/me'
import { getScheduledGame } from '@turnout/contract/scheduled-games'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { AnswerPage } from './answer-page.tsx'
import { aScheduledGame, MONDAY } from './testing.ts'

const GAME = '/sport-groups/canal/scheduled-games/tuesday'
const params = { groupId: 'canal', gameId: 'tuesday' }

beforeEach(() => void vi.useFakeTimers({ now: MONDAY, toFake: ['Date'] }))

const show = (game = aScheduledGame(), answer = 'out') => {
  const sent = stubServer({})
  queryClient.setQueryData(read(getScheduledGame, { params }).queryKey, game)
  return { sent, screen: render(<AnswerPage {...params} answer={answer} />, { wrapper: Providers }) }
}

test('a link that suggests out sends no answer until the button is pressed', async () => {
  const { sent, screen } = show()
  const { getByRole } = await screen
  await expect.element(getByRole('heading', { name: 'Are you in?' })).toBeVisible()
  await expect.element(getByRole('button', { name: "I'm out" })).toBeVisible()
  expect(sent.filter(({ body }) => body !== null)).toEqual([])
  await getByRole('button', { name: "I'm out" }).click()
  await expect.element(getByRole('button', { name: "You're out" })).toBeVisible()
  await expect.poll(() => sent).toContainEqual({ route: `PUT ${GAME}/answer`, body: { answer: 'not_going' } })
})

test('the page names the person who answers, as phones are lent and mails are forwarded', async () => {
  identity.signIn('token')
  queryClient.setQueryData(read(getMe, {}).queryKey, { first_name: 'Mia', last_name: 'Okafor' } as Me)
  const { getByText } = await show().screen
  await expect.element(getByText('Answering as Mia')).toBeVisible()
})

test.each([
  ['Call the spares', 'spares', true],
  ['Cancel this game', 'cancel', false],
])(
  'with too few in, the link "%s" leads an organiser to the action and does not start it',
  async (name, answer, canCall) => {
    const game = { minimum: 2, going_count: 1, can_manage: true, can_call_spares: canCall }
    const spare = { user_id: 'dan', name: 'Dan', profile_image_url: null, is_spare: true }
    const { sent, screen } = show(aScheduledGame({ ...game, unanswered: [spare] }), answer)
    const { getByRole, getByText } = await screen
    await expect.element(getByRole('button', { name }).first()).toBeVisible()
    await expect.element(getByText(canCall ? '1 spare to ask' : 'The spares have been asked')).toBeVisible()
    expect(getByRole('button', { name: 'Cancel game' }).elements()).toHaveLength(answer === 'cancel' ? 1 : 0)
    expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
  },
)

test('a link to a cancelled game shows the reason and asks for no answer', async () => {
  const game = aScheduledGame({ state: 'cancelled', reason: 'Pitch closed for repairs' })
  const { getByRole, getByText } = await show(game).screen
  await expect.element(getByRole('heading', { name: 'This game is cancelled' })).toBeVisible()
  await expect.element(getByText('Pitch closed for repairs')).toBeVisible()
  expect(getByRole('button', { name: "I'm in" }).elements()).toEqual([])
})

test('a person who is no member reads who may answer', async () => {
  stubServer({ [`GET ${GAME}`]: () => refusal(403, 'not-allowed') })
  const { getByText } = await render(<AnswerPage {...params} />, { wrapper: Providers })
  await expect.element(getByText('Only members of the group answer for its games.')).toBeVisible()
})
