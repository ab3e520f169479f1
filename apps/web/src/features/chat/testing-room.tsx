import { type ChatMessage, type ChatPage, listChatMessages } from '@turnout/contract/chat'
import { getMe, type Me } from '@turnout/contract/me'
import { expect, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { outbox } from '../../platform/outbox/outbox.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { toaster } from '../../ui/toaster.ts'
import styles from './chat-page.module.css'
import { ChatRoom } from './chat-room.tsx'
import { BEN, CLEO, chatPage } from './testing.ts'
import { useChat } from './use-chat.ts'

export const groupId = '0197a3c2-7e1b-7c55-9f5e-000000000900'
export const CHAT = `/sport-groups/${groupId}/chat`
export const MESSAGES = `${CHAT}/messages`

const asMember = ({ id, name }: typeof BEN) => {
  const [first_name, last_name] = name.split(' ')
  return {
    ...{ id, role: 'member', is_approved: true, is_creator: false, is_spare: false },
    user: { id, first_name, last_name, profile_image_url: null },
    joined_at: '2026-06-01T10:00:00.000Z',
  }
}

/** The wire form of a message. */
export const onTheWire = (message: ChatMessage) => ({
  ...message,
  sent_at: new Date(message.sent_at).toISOString(),
})
export const pageOnTheWire = (page: ChatPage) => ({
  ...page,
  messages: page.messages.map(onTheWire),
  pinned: page.pinned && onTheWire(page.pinned),
})

/** The server's answer to a command on this message. */
export const answerTo = ({ id, number }: ChatMessage, version: number) => ({
  ...{ id, number, version },
  sent_at: new Date().toISOString(),
})

export const created = (reply: object) => Response.json(reply, { status: 201 })

function Room({ canManage }: { canManage: boolean }) {
  const chat = useChat(groupId)
  return (
    <section className={styles.page} style={{ height: 500 }}>
      <ChatRoom groupId={groupId} chat={chat} canManage={canManage} memberCount={2}>
        <ToastRegion />
      </ChatRoom>
    </section>
  )
}

type RoomOptions = {
  /** Answers besides the members, an empty update and no reports; other requests get none. */
  answers?: Parameters<typeof stubServer>[0]
  canManage?: boolean
}

/** Signs Ben in, with this part of the chat loaded. */
export function signInBen(loaded: ChatPage, answers: RoomOptions['answers'] = {}) {
  identity.signIn('token')
  toaster.clear()
  onTestFinished(() => outbox().clear())
  queryClient.setQueryData(read(getMe, {}).queryKey, {
    ...{ id: BEN.id, first_name: 'Ben', last_name: 'Okafor' },
  } as Me)
  queryClient.setQueryData([listChatMessages.name, { params: { groupId } }], loaded)
  return stubServer({
    // no changes since the loaded version
    [`GET ${MESSAGES}`]: () => pageOnTheWire({ ...loaded, messages: [] }),
    [`GET ${CHAT}/reports`]: () => [],
    [`GET /sport-groups/${groupId}/members`]: () => [BEN, CLEO].map(asMember),
    ...answers,
  })
}

/** Renders the chat for Ben with these messages, which he has read. */
export async function openRoom(page: ChatPage | ChatMessage[], options: RoomOptions = {}) {
  const loaded = Array.isArray(page) ? chatPage(page, { read_number: page.at(-1)?.number ?? 0 }) : page
  const sent = signInBen(loaded, options.answers)
  const screen = await render(<Room canManage={options.canManage ?? false} />, { wrapper: Providers })
  const menu = screen.getByRole('menu')
  /** Opens the menu of the message with this index. */
  const openMenu = async (index: number) => {
    await screen.getByRole('button', { name: 'Message actions' }).nth(index).click()
    await expect.element(menu).toBeVisible()
  }
  return {
    screen,
    log: screen.getByRole('log'),
    field: screen.getByRole('textbox'),
    menu,
    openMenu,
    async choose(index: number, name: string) {
      await openMenu(index)
      await menu.getByRole('menuitem', { name }).click()
    },
    async send(text: string) {
      await screen.getByRole('textbox').fill(text)
      await screen.getByRole('button', { name: 'Send', exact: true }).click()
    },
    /** The bodies of the requests to this route. */
    bodiesOf: (method: string, path: string) =>
      sent.filter(({ route }) => route === `${method} ${path}`).map(({ body }) => body),
  }
}
