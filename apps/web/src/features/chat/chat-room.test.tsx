import { expect, test } from 'vitest'
import { refusal } from '../../platform/testing/stub-server.ts'
import { CLEO, chatMessage, chatPage } from './testing.ts'
import { answerTo, CHAT, created, MESSAGES, openRoom, pageOnTheWire } from './testing-room.tsx'

const QUESTION = chatMessage(1, { author: CLEO, text: 'Who has the pump?' })
const JUST_NOW = { sent_at: Date.now() }
const pathOf = ({ id }: typeof QUESTION) => `${MESSAGES}/${id}`

const sending = () => {
  let number = 1
  return {
    [`POST ${MESSAGES}`]: () => {
      number += 1
      return created(answerTo(chatMessage(number), number))
    },
  }
}

test('a reply shows the message that it answers, and the next message answers nothing', async () => {
  const { screen, field, log, choose, send, bodiesOf } = await openRoom([QUESTION], { answers: sending() })
  await choose(0, 'Reply')
  await expect.element(screen.getByText('Replying to Cleo Haddad')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await send('I have it')
  await expect.element(screen.getByText('Replying to Cleo Haddad')).not.toBeInTheDocument()
  await expect.element(log.getByRole('button', { name: 'Cleo Haddad Who has the pump?' })).toBeVisible()
  await send('And the bibs')
  await expect
    .poll(() => bodiesOf('POST', MESSAGES))
    .toEqual([
      { text: 'I have it', reply_to: QUESTION.id, mentions: [] },
      { text: 'And the bibs', reply_to: null, mentions: [] },
    ])
})

test('a press on a quote shows the quoted message, also one that is far back', async () => {
  const quoted = (number: number) => ({ id: chatMessage(number).id, number, author: CLEO, text: null })
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  const messages = numbers.map((number) => chatMessage(number))
  const loaded = [...messages.slice(40, 59), chatMessage(60, { text: 'Thanks', reply_to: quoted(1) })]
  const earlier = { era: 'first', version: 60, has_more: false }
  const { log } = await openRoom(chatPage(loaded, { has_more: true, read_number: 60 }), {
    answers: {
      [`GET ${MESSAGES}`]: (_, query) =>
        query.has('before') ? pageOnTheWire(chatPage(messages.slice(0, 40), earlier)) : new Promise(() => {}),
    },
  })
  const first = log.getByText('Message 1', { exact: true })
  await log.getByRole('button', { name: 'Cleo Haddad Message removed' }).click()
  await expect.element(first).toBeVisible()
  await expect.poll(() => first.element().closest('[data-message]') === document.activeElement).toBe(true)
})

test('an edited message is marked and the draft stays; an edit that is too late shows why', async () => {
  const mine = chatMessage(1, { text: 'At eihgt', ...JUST_NOW })
  const refused = 'A message can be edited for ten minutes. Send another one.'
  const { screen, field, log, choose, bodiesOf } = await openRoom([mine], {
    answers: {
      [`PUT ${pathOf(mine)}`]: (body) =>
        (body as { text: string }).text === 'At eight'
          ? answerTo(mine, 2)
          : refusal(409, 'edit-time-over', refused),
    },
  })
  await field.fill('Half a thought')
  await choose(0, 'Edit')
  await expect.element(field).toHaveValue('At eihgt')
  await field.fill('At eight')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(log.getByText('(edited)')).toBeVisible()
  await expect.element(log.getByText('At eight')).toBeVisible()
  await expect.element(field).toHaveValue('Half a thought')

  await choose(0, 'Edit')
  await field.fill('At nine')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(refused)).toBeVisible()
  await expect.element(field).toHaveValue('At nine')
  await screen.getByRole('button', { name: 'Stop editing' }).click()
  await expect.element(field).toHaveValue('Half a thought')
  expect(bodiesOf('PUT', pathOf(mine))).toEqual([
    { text: 'At eight', mentions: [] },
    { text: 'At nine', mentions: [] },
  ])
})

test('the draft and the message that it answers are there when the chat is opened again', async () => {
  const first = await openRoom([QUESTION])
  await first.choose(0, 'Reply')
  await first.field.fill('I do')
  await first.screen.unmount()
  const { screen, field, bodiesOf } = await openRoom([QUESTION], { answers: sending() })
  await expect.element(screen.getByText('Replying to Cleo Haddad')).toBeVisible()
  await expect.element(field).toHaveValue('I do')
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  await expect
    .poll(() => bodiesOf('POST', MESSAGES))
    .toEqual([{ text: 'I do', reply_to: QUESTION.id, mentions: [] }])
})

test('a removal has to be confirmed, and leaves a line', async () => {
  const { screen, log, choose, bodiesOf } = await openRoom([QUESTION], {
    canManage: true,
    answers: { [`DELETE ${pathOf(QUESTION)}`]: () => answerTo(QUESTION, 2) },
  })
  const question = screen.getByRole('alertdialog', { name: 'Remove the message of Cleo Haddad?' })
  await choose(0, 'Remove')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(bodiesOf('DELETE', pathOf(QUESTION))).toEqual([])
  await choose(0, 'Remove')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect.element(log.getByText('Message removed by Ben Okafor')).toBeVisible()
  expect(log.getByText('Who has the pump?').elements()).toEqual([])
  await expect.element(log).toHaveFocus()
})

test('each person has one reaction: it is counted, named, changed and taken back', async () => {
  const liked = chatMessage(1, { reactions: [{ reaction: 'ball', user_ids: [CLEO.id] }] })
  let version = 1
  const route = `${pathOf(liked)}/reaction`
  const { screen, log, menu, openMenu, choose, bodiesOf } = await openRoom([liked], {
    answers: {
      [`PUT ${route}`]: () => {
        version += 1
        return answerTo(liked, version)
      },
    },
  })
  const reaction = (name: string, pressed: boolean) => log.getByRole('button', { name, pressed })
  await reaction('Ball, 1: Cleo Haddad', false).click()
  await expect.element(reaction('Ball, 2: Cleo Haddad and you', true)).toBeVisible()
  await openMenu(0)
  await menu.getByRole('menuitemradio', { name: 'Heart' }).click()
  await expect.element(reaction('Heart, 1: you', true)).toBeVisible()
  await expect.element(reaction('Ball, 1: Cleo Haddad', false)).toBeVisible()
  await choose(0, 'Who reacted')
  const people = screen.getByRole('dialog', { name: 'Reactions' }).getByRole('listitem')
  await expect
    .poll(() => people.elements().map((row) => row.querySelector('bdi')?.textContent))
    .toEqual(['You', 'Cleo Haddad'])
  await screen.getByRole('button', { name: 'Close' }).click()
  await reaction('Heart, 1: you', true).click()
  await expect.element(log.getByRole('button', { name: /^Heart/ })).not.toBeInTheDocument()
  await expect
    .poll(() => bodiesOf('PUT', route))
    .toEqual([{ reaction: 'ball' }, { reaction: 'heart' }, { reaction: null }])
})

test('a refused message shows why, also later; it can be deleted, edited or sent again', async () => {
  const reason = 'Links work after your first day in this group.'
  let isRefused = true
  const answers = {
    [`POST ${MESSAGES}`]: () =>
      isRefused ? refusal(409, 'no-links-yet', reason) : created(answerTo(chatMessage(2), 2)),
  }
  const first = await openRoom([], { answers })
  await first.send('https://pitch.example/first')
  await expect.element(first.screen.getByText(`Not sent. ${reason}`)).toBeVisible()
  await first.screen.unmount()
  const { screen, log, field, send, bodiesOf } = await openRoom([], { answers })
  await expect.element(log.getByText('https://pitch.example/first')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(log.getByText('https://pitch.example/first')).not.toBeInTheDocument()

  await send('See https://pitch.example/map')
  await screen.getByRole('button', { name: 'Edit and send again' }).click()
  await expect.element(screen.getByText('Not sent.')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('See https://pitch.example/map')

  await send('https://pitch.example/second')
  await expect.element(screen.getByText('Not sent.')).toBeVisible()
  isRefused = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Not sent.')).not.toBeInTheDocument()
  const link = log.getByRole('link', { name: 'https://pitch.example/second' })
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  // the message is in the log before the server has answered
  await expect.poll(() => bodiesOf('POST', MESSAGES)).toHaveLength(3)
})

test('an announcement is pinned at the top; a member can read all of it and post messages only', async () => {
  const pinned = chatMessage(1, {
    ...{ kind: 'announcement', author: CLEO, text: 'Dark shirts. The light bibs are in the wash' },
  })
  const { screen } = await openRoom(chatPage([pinned], { pinned, read_number: 1 }))
  const bar = screen.getByRole('region', { name: 'Announcement' })
  await expect.element(bar.getByText('Cleo Haddad: The light bibs are in the wash')).toBeVisible()
  await expect.element(screen.getByRole('log').getByText('Announcement', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Post more than a message' }).elements()).toEqual([])
  await bar.getByRole('button', { name: 'Open' }).click()
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByText('Dark shirts. The light bibs are in the wash')).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Take it down' }).elements()).toEqual([])
})

test('an organiser takes an announcement down after a confirmation', async () => {
  const pinned = chatMessage(1, { kind: 'announcement', author: CLEO, text: 'Gate 3 is closed' })
  const { screen, bodiesOf } = await openRoom(chatPage([pinned], { pinned, read_number: 1 }), {
    canManage: true,
    answers: { [`DELETE ${pathOf(pinned)}`]: () => answerTo(pinned, 2) },
  })
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Take it down' }).click()
  await expect.element(screen.getByText(/^Its text is deleted for everyone\./)).toBeVisible()
  expect(bodiesOf('DELETE', pathOf(pinned))).toEqual([])
  await screen.getByRole('button', { name: 'Take it down' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(bodiesOf('DELETE', pathOf(pinned))).toHaveLength(1)
})

test('an announcement that was refused is still there when the sheet is opened again', async () => {
  const refused = 'Links work after your first day in this group.'
  const { screen, bodiesOf } = await openRoom([], {
    canManage: true,
    answers: {
      [`POST ${CHAT}/announcements`]: (body) =>
        JSON.stringify(body).includes('https')
          ? refusal(409, 'no-links-yet', refused)
          : created(answerTo(chatMessage(1), 1)),
    },
  })
  const open = async () => {
    await screen.getByRole('button', { name: 'Post more than a message' }).click()
    await screen.getByRole('menuitem', { name: 'Announcement' }).click()
  }
  const words = screen.getByLabelText('What everyone should know')
  const post = screen.getByRole('button', { name: 'Post', exact: true })
  await open()
  await words.fill('See https://pitch.example')
  await post.click()
  await expect.element(words).toHaveAccessibleDescription(refused)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect.element(words).toHaveValue('See https://pitch.example')
  await words.fill('Gate 3 is closed')
  await post.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(bodiesOf('POST', `${CHAT}/announcements`)).toHaveLength(2)
})

test('of two messages with the same text the second one still waits when the first is answered', async () => {
  const replies: (() => void)[] = []
  const { log, send, bodiesOf } = await openRoom([QUESTION], {
    answers: {
      [`POST ${MESSAGES}`]: async () => {
        await new Promise<void>((done) => replies.push(done))
        return created(answerTo(chatMessage(replies.length + 1), replies.length + 1))
      },
    },
  })
  await send('ok')
  await send('ok')
  await expect.poll(() => bodiesOf('POST', MESSAGES)).toHaveLength(1)
  replies[0]?.()
  await expect.poll(() => bodiesOf('POST', MESSAGES)).toHaveLength(2)
  const waiting = log.getByText(/^(Sending|Waiting to send)$/)
  await expect.element(waiting).toBeVisible()
  await expect.poll(() => log.getByText('ok', { exact: true }).elements()).toHaveLength(2)
  replies[1]?.()
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.poll(() => log.getByText('ok', { exact: true }).elements()).toHaveLength(2)
})
