import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { ChatGroupContext } from './chat-group.ts'
import { Composer } from './composer.tsx'
import { ComposingContext } from './composing.ts'
import { PeopleSheet } from './people-sheet.tsx'
import { BEN, CLEO, chatMessage } from './testing.ts'

const MEMBERS = 'GET /sport-groups/canal-side/members'
const GROUP = { groupId: 'canal-side', me: null, canManage: false, memberCount: 2 }
const LIKED = chatMessage(1, {
  reactions: [{ reaction: 'ball', user_ids: [CLEO.id] }],
  poll: null,
})
const BEN_AS_MEMBER = {
  id: BEN.id,
  user: { id: BEN.id, first_name: 'Ben', last_name: 'Okafor', profile_image_url: null },
  role: 'member',
  is_approved: true,
  is_creator: false,
  is_spare: false,
  joined_at: '2026-06-01T10:00:00.000Z',
}

const renderSheet = () =>
  render(
    <ChatGroupContext value={GROUP}>
      <PeopleSheet message={LIKED} onClose={() => {}} />
    </ChatGroupContext>,
    { wrapper: Providers },
  )

test('a former member is shown as such once the members are loaded', async () => {
  let answer = () => {}
  stubServer({
    [MEMBERS]: async () => {
      await new Promise<void>((done) => (answer = done))
      return [BEN_AS_MEMBER]
    },
  })
  const page = await renderSheet()
  await expect.element(page.getByRole('status', { name: 'Loading their names' })).toBeVisible()
  expect(page.getByText('A former member').elements()).toEqual([])
  answer()
  await expect.element(page.getByText('A former member')).toBeVisible()
})

test('members are not shown as former members when the list does not load', async () => {
  stubServer({ [MEMBERS]: () => refusal(403, 'not-allowed') })
  const page = await renderSheet()
  await expect.element(page.getByText("We couldn't load their names.")).toBeVisible()
  expect(page.getByText('A former member').elements()).toEqual([])
})

test('an unsent message keeps its mentions when it is sent again, also before the members are loaded', async () => {
  stubServer({})
  const onSend = vi.fn()
  const text = '@Ben Okafor, are you in?'
  const resent = { type: 'resent', text, mentions: [BEN.id], replyTo: null } as const
  const composer = (composing: typeof resent | null) => (
    <ComposingContext value={[composing, () => {}]}>
      <Composer onSend={onSend} />
    </ComposingContext>
  )
  const page = await render(composer(null), { wrapper: Providers })
  await page.rerender(composer(resent))
  await page.getByRole('button', { name: 'Send' }).click()
  expect(onSend).toHaveBeenCalledWith({ text, reply_to: null, mentions: [BEN.id] })
})
