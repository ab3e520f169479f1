import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { StatisticsPanel } from '../features/accounts/statistics-panel.tsx'
import { ChatSwitch } from '../features/chat/public/chat-switch.tsx'
import { EnquiryBoxes } from '../features/enquiries/enquiry-boxes.tsx'
import { EventsAtHome } from '../features/events/public/events-at-home.tsx'
import { Spectators } from '../features/live-match/public/spectators.tsx'
import { PushCard } from '../features/push/push-card.tsx'
import { MyWeek } from '../features/who-comes/public/my-week.tsx'
import { Replies } from '../features/who-comes/public/replies.tsx'
import { SettingsSheet } from '../features/who-comes/settings-sheet.tsx'
import { identity } from '../platform/session/identity.ts'
import { Providers } from '../platform/testing/providers.tsx'

// a refusal, which is not retried
const refuses = vi.fn(async () => new Response('{}', { status: 400 }))

beforeEach(() => {
  vi.stubGlobal('fetch', refuses)
  identity.signIn('token')
})

const nothing = () => {}

test.each<[string, ReactNode, string]>([
  [
    'enquiries',
    <EnquiryBoxes key="" box={undefined} page={1} onChange={nothing} />,
    'Failed to load your enquiries.',
  ],
  [
    'notifications on this device',
    <PushCard key="" />,
    "We couldn't load your notifications on this device.",
  ],
  [
    'who is asked',
    <SettingsSheet key="" groupId="g1" onClose={nothing} />,
    "We couldn't load these settings.",
  ],
  [
    'who may watch',
    <Spectators key="" gameId="g1" groupName="Canal Side" />,
    "We couldn't load the link to watch.",
  ],
  ['the chat of a group', <ChatSwitch key="" groupId="g1" />, "We couldn't load whether there is a chat."],
  [
    'my games of the week',
    <MyWeek key="" now={0} leadGroupId={undefined} days={[]} />,
    "Your games didn't load.",
  ],
  [
    'who comes to a game',
    <Replies key="" groupId="g1" date="2026-06-09" fallback={null} />,
    "Replies didn't load.",
  ],
  ['my events', <EventsAtHome key="" />, "Your events didn't load."],
  ['statistics', <StatisticsPanel key="" />, "We couldn't load your stats."],
])('when the server fails, %s say so and can be loaded again', async (_, part, sentence) => {
  const page = await render(part, { wrapper: Providers })
  await expect.element(page.getByText(sentence)).toBeVisible()
  refuses.mockClear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => refuses.mock.calls.length).toBeGreaterThan(0)
})
