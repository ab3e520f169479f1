import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BEN, CLEO, chatMessage } from './testing.ts'
import { answerTo, created, MESSAGES, openRoom } from './testing-room.tsx'

const answers = { [`POST ${MESSAGES}`]: () => created(answerTo(chatMessage(9), 9)) }

test('a name is picked after an @ by keys, and without a pick the text is sent as it is', async () => {
  const { screen, field, bodiesOf } = await openRoom([], { answers })
  await field.click()
  await userEvent.keyboard('Hi @')
  await expect.element(screen.getByRole('option', { name: 'Cleo Haddad', selected: true })).toBeVisible()
  // the name of who writes is not among them
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

test('a name that is pressed is picked, the field keeps the focus, and the button sends', async () => {
  const { screen, field, bodiesOf } = await openRoom([], { answers })
  await field.click()
  await userEvent.keyboard('@')
  await screen.getByRole('option', { name: 'Cleo Haddad' }).click()
  await expect.element(field).toHaveValue('@Cleo Haddad ')
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => bodiesOf('POST', MESSAGES)).toMatchObject([{ mentions: [CLEO.id] }])
})

test('a name stands out in its message, and a change of the message changes who is named', async () => {
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
