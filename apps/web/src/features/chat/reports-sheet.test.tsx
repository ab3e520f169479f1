import { expect, test } from 'vitest'
import { BEN, CLEO, chatMessage } from './testing.ts'
import { answerTo, CHAT, created, MESSAGES, onTheWire, openRoom } from './testing-room.tsx'

const BOOTS = chatMessage(1, { author: CLEO, text: 'Buy my boots' })
const INSULT = chatMessage(2, { author: CLEO, text: 'You are all bad at this' })

test('a report of a message needs a reason, and a note when the reason is something else', async () => {
  const route = `${MESSAGES}/${BOOTS.id}/reports`
  const { screen, choose, bodiesOf } = await openRoom([BOOTS], {
    answers: { [`POST ${route}`]: () => created({ message_id: BOOTS.id }) },
  })
  const sheet = screen.getByRole('dialog', { name: 'Report message' })
  const report = sheet.getByRole('button', { name: 'Report', exact: true })
  await choose(0, 'Report')
  await report.click()
  await expect.element(sheet.getByText('Pick a reason.')).toBeVisible()
  await sheet.getByText('Something else').click()
  await report.click()
  await expect.element(sheet.getByText('Say what is wrong with this message.')).toBeVisible()
  await sheet.getByRole('textbox').fill('He asks every week')
  await report.click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(bodiesOf('POST', route)).toEqual([{ reason: 'other', note: 'He asks every week' }])
  expect(bodiesOf('GET', `${CHAT}/reports`)).toEqual([])
})

test('an admin sees which messages are reported, by whom and why, and dismisses the report or removes the message', async () => {
  const reportOf = (reason: string, note: string | null) => ({
    user: BEN,
    ...{ reason, note, reported_at: new Date().toISOString() },
  })
  let open = [
    { message: onTheWire(BOOTS), reports: [reportOf('other', 'He asks every week')] },
    { message: onTheWire(INSULT), reports: [reportOf('insult', null)] },
  ]
  const settle = ({ id }: typeof BOOTS) => {
    open = open.filter(({ message }) => message.id !== id)
    return open
  }
  const { screen } = await openRoom([BOOTS, INSULT], {
    canManage: true,
    answers: {
      [`GET ${CHAT}/reports`]: () => open,
      [`DELETE ${MESSAGES}/${BOOTS.id}/reports`]: () => settle(BOOTS),
      [`DELETE ${MESSAGES}/${INSULT.id}`]: () => {
        settle(INSULT)
        return answerTo(INSULT, 3)
      },
    },
  })
  await screen.getByRole('button', { name: '2 reported messages Open' }).click()
  const list = screen.getByRole('dialog', { name: 'Reported messages' })
  await expect.element(list.getByText("Something else · Ben Okafor · 'He asks every week'")).toBeVisible()
  await list
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click()
  await expect.element(list.getByText('Buy my boots')).not.toBeInTheDocument()
  await list.getByRole('button', { name: 'Remove message of Cleo Haddad' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Remove the message of Cleo Haddad?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.element(list.getByText('Nothing is reported.')).toBeVisible()
  await expect.element(screen.getByRole('log').getByText('Message removed by Ben Okafor')).toBeInTheDocument()
  await expect.element(screen.getByRole('log').getByText('Buy my boots')).toBeInTheDocument()
})
