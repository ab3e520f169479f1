import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { getNotificationSettings } from '@turnout/contract/notification-settings'
import { beforeEach, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal } from '../../platform/testing/stub-server.ts'
import { aGameDay } from '../game-day/testing.ts'
import { ChatPage } from './chat-page.tsx'
import { CLEO, chatMessage, chatPage } from './testing.ts'
import { CHAT, groupId, MESSAGES, onTheWire, pageOnTheWire, signInBen } from './testing-room.tsx'

const NAME = 'Canal Side Kickabout'
const GROUP = {
  ...{ id: groupId, name: NAME, sports_type: 'football', description: '', rules: '', member_count: 2 },
  ...{ venue_name: 'Canal Side', time_zone: 'Europe/London', playing_days: [], match_rules: {} },
  ...{ game_start_time: '19:00', game_end_time: '21:00', venue_image_url: null, next_game: null },
  current_user_membership: aGameDay().current_user_membership,
} as unknown as SportGroup

const MUTE = `/sport-groups/${groupId}/mute`
const settings = (is_muted: boolean) => ({ topics: [], groups: [{ id: groupId, name: NAME, is_muted }] })

const messages = [1, 2, 3].map((number) => chatMessage(number, { author: CLEO }))

type Answers = Parameters<typeof signInBen>[1]
async function openChat(answers: Answers, loaded = chatPage(messages, { read_number: 3 })) {
  const sent = signInBen(loaded, { [`GET ${CHAT}/reports`]: () => [], ...answers })
  queryClient.setQueryData(read(getGroup, { params: { groupId } }).queryKey, GROUP)
  queryClient.setQueryData(read(getNotificationSettings, {}).queryKey, settings(false))
  return { sent, screen: await render(<ChatPage groupId={groupId} family="mine" />, { wrapper: Providers }) }
}

beforeEach(() => browserPage.viewport(390, 844))

test('the search finds an old message by a word, also after a lost signal, and a press opens it', async () => {
  const text = 'The spare key is under the blue stone, behind the second goal'
  const hit = { ...messages[0]!, text }
  let hasSignal = true
  const { screen } = await openChat(
    {
      [`GET ${CHAT}/search`]: (_, query) => {
        if (!hasSignal) throw new TypeError('Failed to fetch')
        return { messages: query.get('q') === 'STONE' ? [onTheWire(hit)] : [], has_more: false }
      },
      [`GET ${MESSAGES}`]: (_, query) =>
        query.has('before')
          ? pageOnTheWire(chatPage([hit, messages[1]!], { version: 3, read_number: 3 }))
          : new Promise(() => {}),
    },
    chatPage([messages[2]!], { has_more: true, read_number: 3 }),
  )
  await screen.getByRole('button', { name: 'Search messages' }).click()
  const words = screen.getByLabelText('Words in a message')
  await words.fill('umbrella')
  await expect.element(screen.getByText("No message has 'umbrella'.")).toBeVisible()
  hasSignal = false
  await words.fill('STONE')
  await expect.element(screen.getByText("The search didn't work.")).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  hasSignal = true
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await screen.getByRole('button', { name: /blue stone, behind/ }).click()
  const found = screen.getByRole('log').getByText(text)
  await expect.element(found).toBeVisible()
  await expect.poll(() => found.element().closest('[data-message]') === document.activeElement).toBe(true)
})

test('a pressed search result is busy while it loads, and the result pressed last is shown', async () => {
  let release = () => {}
  const earlier = new Promise<void>((done) => (release = done))
  let isEarlierHere = false
  const { screen } = await openChat(
    {
      [`GET ${CHAT}/search`]: () => ({ messages: messages.map(onTheWire), has_more: false }),
      [`GET ${MESSAGES}`]: async (_, query) => {
        await (query.has('before') ? earlier : new Promise(() => {}))
        isEarlierHere = true
        return pageOnTheWire(chatPage(messages.slice(0, 2), { version: 3, read_number: 3 }))
      },
    },
    chatPage([messages[2]!], { has_more: true, read_number: 3 }),
  )
  await screen.getByRole('button', { name: 'Search messages' }).click()
  await screen.getByLabelText('Words in a message').fill('message')
  const sheet = screen.getByRole('dialog')
  const hit = (number: number) => sheet.getByRole('button', { name: `Message ${number}` })
  await hit(1).click()
  await expect.element(hit(1)).toHaveAttribute('aria-busy', 'true')
  await hit(3).click()
  await expect.element(sheet).not.toBeInTheDocument()
  const isFocused = (number: number) =>
    document.activeElement?.getAttribute('data-message') === messages[number - 1]?.id
  await expect.poll(() => isFocused(3)).toBe(true)
  release()
  await expect.poll(() => isEarlierHere).toBe(true)
  await expect.element(screen.getByRole('log').getByText('Message 1', { exact: true })).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isFocused(3)).toBe(true)
})

test('a group can be muted in its chat, and the header shows that', async () => {
  let isMuted = false
  const { screen } = await openChat({
    [`PUT ${MUTE}`]: () => {
      isMuted = true
      return settings(isMuted)
    },
    [`DELETE ${MUTE}`]: () => {
      isMuted = false
      return settings(isMuted)
    },
    'GET /users/me/notification-settings': () => settings(isMuted),
  })
  await screen.getByRole('button', { name: 'Mute this group', exact: true }).click()
  await expect.element(screen.getByText(`${NAME} · muted`)).toBeVisible()
  await screen.getByRole('button', { name: 'Unmute this group' }).click()
  await expect.element(screen.getByText(`${NAME} · muted`)).not.toBeInTheDocument()
  expect(isMuted).toBe(false)
})

test('on a laptop the chat is next to the page of its group; in a narrow window the chat alone stays', async () => {
  await browserPage.viewport(1280, 800)
  const { screen } = await openChat({})
  const panel = screen.getByRole('region', { name: 'Group Chat' })
  const group = screen.getByRole('heading', { name: NAME, level: 1 })
  await expect.element(group).toBeVisible()
  await panel.getByRole('textbox', { name: 'Write a message' }).fill('Kept while the window changes')
  await browserPage.viewport(800, 700)
  await expect.element(group).not.toBeInTheDocument()
  await expect
    .element(panel.getByRole('link', { name: 'Back to group' }))
    .toHaveAttribute('href', `/my-sports-groups/${groupId}`)
  await browserPage.viewport(1280, 800)
  await expect.element(group).toBeVisible()
  await expect.element(panel.getByRole('textbox')).toHaveValue('Kept while the window changes')
  await expect
    .element(panel.getByRole('link', { name: 'Close the chat' }))
    .toHaveAttribute('href', `/my-sports-groups/${groupId}`)
})

test('a person who is not a member, or not any more, reads no message', async () => {
  const { screen } = await openChat({ [`GET ${MESSAGES}`]: () => refusal(403, 'members-only') })
  await expect
    .element(screen.getByText('Chat is for the members of this group. This is how it looks.'))
    .toBeVisible()
  expect(screen.getByText('Message 3', { exact: true }).elements()).toEqual([])
})
