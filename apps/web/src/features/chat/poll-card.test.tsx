import { expect, test } from 'vitest'
import { CLEO, chatMessage } from './testing.ts'
import { answerTo, CHAT, created, MESSAGES, openRoom } from './testing-room.tsx'

const answers = (...voters: string[][]) =>
  ['Lock Keeper', 'Home, school night'].map((text, index) => ({ text, user_ids: voters[index] ?? [] }))
const pollOf = (fields: Partial<NonNullable<ReturnType<typeof chatMessage>['poll']>> = {}) =>
  chatMessage(1, {
    ...{ kind: 'poll', author: CLEO, text: 'Drinks after Tuesday?' },
    poll: { is_multiple: false, closes_at: null, is_closed: false, answers: answers([CLEO.id]), ...fields },
  })
const POLL = pollOf()
const VOTES = `${MESSAGES}/${POLL.id}/votes`

test('a vote shows at once, waits visibly until it is answered, and is replaced by the next vote', async () => {
  let answer = () => {}
  const { screen, bodiesOf } = await openRoom([POLL], {
    answers: {
      [`PUT ${VOTES}`]: async () => {
        await new Promise<void>((done) => (answer = done))
        return answerTo(POLL, 2)
      },
    },
  })
  const poll = screen.getByRole('group', { name: 'Drinks after Tuesday?' })
  const choice = (name: RegExp, pressed: boolean) => poll.getByRole('button', { name, pressed })
  await choice(/^Lock Keeper 1 vote$/, false).click()
  await expect.element(choice(/^Lock Keeper 2 votes$/, true)).toBeVisible()
  await expect.element(poll.getByText('Waiting to send')).toBeVisible()
  await expect.poll(() => bodiesOf('PUT', VOTES)).toEqual([{ answers: [0] }])
  answer()
  await expect.element(poll.getByText('Waiting to send')).not.toBeInTheDocument()
  await choice(/^Home/, false).click()
  await expect.element(choice(/^Home, school night 1 vote$/, true)).toBeVisible()
  await expect.element(choice(/^Lock Keeper 1 vote$/, false)).toBeVisible()
  await expect.poll(() => bodiesOf('PUT', VOTES)).toEqual([{ answers: [0] }, { answers: [1] }])
  answer()
  await expect.element(poll.getByText('Waiting to send')).not.toBeInTheDocument()
  expect(poll.getByRole('button', { name: 'Close now' }).elements()).toEqual([])
})

test('an organiser closes a poll; a closed poll takes no more votes and still shows who voted', async () => {
  const open = await openRoom([POLL], {
    canManage: true,
    answers: { [`POST ${MESSAGES}/${POLL.id}/close`]: () => answerTo(POLL, 2) },
  })
  await open.screen.getByRole('button', { name: 'Close now' }).click()
  await expect.poll(() => open.bodiesOf('POST', `${MESSAGES}/${POLL.id}/close`)).toHaveLength(1)
  await open.screen.unmount()

  const { screen, choose } = await openRoom([pollOf({ is_closed: true })], { canManage: true })
  const poll = screen.getByRole('group', { name: 'Drinks after Tuesday?' })
  await expect.element(poll.getByText('1 vote · closed')).toBeVisible()
  await expect.element(poll.getByText('Home, school night')).toBeVisible()
  expect(poll.getByRole('button').elements()).toEqual([])
  await choose(0, 'Who voted')
  const votes = screen.getByRole('dialog', { name: 'Votes' })
  await expect.element(votes.getByRole('listitem')).toHaveTextContent('Cleo Haddad')
})

test('a poll with one answer is refused and stays as typed; more answers can be added', async () => {
  const { screen, bodiesOf } = await openRoom([], {
    canManage: true,
    answers: { [`POST ${CHAT}/polls`]: () => created(answerTo(POLL, 1)) },
  })
  const open = async () => {
    await screen.getByRole('button', { name: 'Post more than a message' }).click()
    await screen.getByRole('menuitem', { name: 'Poll' }).click()
  }
  const sheet = screen.getByRole('dialog')
  const ask = sheet.getByRole('button', { name: 'Ask' })
  const answer = (number: number) => sheet.getByLabelText(`Answer ${number}`, { exact: true })
  await open()
  await sheet.getByLabelText('Question').fill('Drinks after Tuesday?')
  await answer(1).fill('Lock Keeper')
  await ask.click()
  await expect.element(sheet.getByText('Give at least two answers.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect.element(sheet.getByLabelText('Question')).toHaveValue('Drinks after Tuesday?')
  await answer(2).fill('Home, school night')
  await sheet.getByRole('button', { name: 'Add an answer' }).click()
  await answer(3).fill('Anywhere else')
  await ask.click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(bodiesOf('POST', `${CHAT}/polls`)).toEqual([
    {
      ...{ question: 'Drinks after Tuesday?', is_multiple: false, closes_at: null },
      answers: ['Lock Keeper', 'Home, school night', 'Anywhere else'],
    },
  ])
})
