import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BEN, CLEO, chatMessage } from './testing.ts'
import { answerTo, CHAT, created, MESSAGES, openRoom } from './testing-room.tsx'

const answers = { [`POST ${MESSAGES}`]: () => created(answerTo(chatMessage(9), 9)) }

test('a name is picked after an @ with the keyboard; without a pick the text is sent as typed', async () => {
  const { screen, field, bodiesOf } = await openRoom([], { answers })
  await field.click()
  await userEvent.keyboard('Hi @')
  await expect.element(screen.getByRole('option', { name: 'Cleo Haddad', selected: true })).toBeVisible()
  // the author is not offered
  expect(screen.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('ha')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Hi @Cleo Haddad ')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('ask @c')
  await expect.element(screen.getByRole('option', { name: 'Cleo Haddad' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => bodiesOf('POST', MESSAGES))
    .toEqual([{ text: 'Hi @Cleo Haddad ask @c', reply_to: null, mentions: [CLEO.id] }])
})

test('a press picks a name, the field keeps the focus, and the button sends', async () => {
  const { screen, field, bodiesOf } = await openRoom([], { answers })
  await field.click()
  await userEvent.keyboard('@')
  await screen.getByRole('option', { name: 'Cleo Haddad' }).click()
  await expect.element(field).toHaveValue('@Cleo Haddad ')
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => bodiesOf('POST', MESSAGES)).toMatchObject([{ mentions: [CLEO.id] }])
})

test('a mention is bold in its message, and an edit of the message changes who is mentioned', async () => {
  const mine = chatMessage(1, { text: '@Ben Okafor', mentions: [BEN], sent_at: Date.now() })
  const { field, log, choose, bodiesOf } = await openRoom([mine], {
    answers: { [`PUT ${MESSAGES}/${mine.id}`]: () => answerTo(mine, 2) },
  })
  const tagOf = (name: string) => log.getByText(name, { exact: true }).element().tagName
  await expect.element(log.getByText('@Ben Okafor', { exact: true })).toBeVisible()
  expect(tagOf('@Ben Okafor')).toBe('B')
  await choose(0, 'Edit')
  await field.fill('@Cleo Haddad')
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.element(log.getByText('@Cleo Haddad', { exact: true })).toBeVisible()
  expect(tagOf('@Cleo Haddad')).toBe('B')
  expect(bodiesOf('PUT', `${MESSAGES}/${mine.id}`)).toEqual([{ text: '@Cleo Haddad', mentions: [CLEO.id] }])
})

/** The server answers when it is released. */
function held(reply: () => unknown) {
  let open = () => {}
  const gate = new Promise<void>((done) => (open = done))
  return { answer: () => gate.then(reply), release: () => open() }
}

test('text typed while an edit is saved stays and can be saved too, also when it is the first text again', async () => {
  const mine = chatMessage(1, { text: 'At eihgt', sent_at: Date.now() })
  const first = held(() => answerTo(mine, 2))
  let count = 0
  const { screen, field, log, choose, bodiesOf } = await openRoom([mine], {
    answers: {
      [`PUT ${MESSAGES}/${mine.id}`]: () => {
        count += 1
        return count === 1 ? first.answer() : answerTo(mine, 3)
      },
    },
  })
  const save = screen.getByRole('button', { name: 'Save' })
  await choose(0, 'Edit')
  await field.fill('At eight')
  await save.click()
  await field.fill('At eihgt')
  first.release()
  await expect.element(log.getByText('At eight')).toBeVisible()
  await expect.element(field).toHaveValue('At eihgt')
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  expect(bodiesOf('PUT', `${MESSAGES}/${mine.id}`)).toMatchObject([
    { text: 'At eight' },
    { text: 'At eihgt' },
  ])
})

test('the answer to one edit does not touch the edit of another message', async () => {
  const mine = chatMessage(1, { sent_at: Date.now() })
  const other = chatMessage(2, { sent_at: Date.now() })
  const first = held(() => answerTo(mine, 3))
  const { screen, field, log, choose } = await openRoom([mine, other], {
    answers: { [`PUT ${MESSAGES}/${mine.id}`]: first.answer },
  })
  await choose(0, 'Edit')
  await field.fill('At eight')
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('button', { name: 'Stop editing' }).click()
  await choose(1, 'Edit')
  await field.fill('Half a thought')
  first.release()
  await expect.element(log.getByText('At eight')).toBeVisible()
  await expect.element(field).toHaveValue('Half a thought')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('text typed while an announcement or a poll is posted stays until it is posted too', async () => {
  for (const { name, path, label } of [
    { name: 'Announcement', path: `${CHAT}/announcements`, label: 'What everyone should know' },
    { name: 'Poll', path: `${CHAT}/polls`, label: 'Question' },
  ]) {
    const posts = held(() => created(answerTo(chatMessage(1), 1)))
    const { screen, bodiesOf } = await openRoom([], {
      canManage: true,
      answers: { [`POST ${path}`]: posts.answer },
    })
    await screen.getByRole('button', { name: 'Post more than a message' }).click()
    await screen.getByRole('menuitem', { name }).click()
    const words = screen.getByLabelText(label)
    const post = screen.getByRole('dialog').getByRole('button', { name: /^(Post|Ask)/ })
    await words.fill('Gate 3 is closed')
    if (name === 'Poll')
      for (const [index, answer] of ['Yes', 'No'].entries())
        await screen.getByLabelText(`Answer ${index + 1}`).fill(answer)
    await post.click()
    await words.fill('Gate 3 is closed, and gate 4')
    await expect.element(post).toHaveAttribute('aria-busy', 'true')
    posts.release()
    await expect.element(post).not.toHaveAttribute('aria-busy')
    await expect.element(words).toHaveValue('Gate 3 is closed, and gate 4')
    await post.click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(bodiesOf('POST', path)).toHaveLength(2)
    await screen.unmount()
  }
})
