import type { ChatMessage, ChatPage } from '@turnout/contract/chat'
import { reactToMessage } from '@turnout/contract/chat-polls'
import type { InputOf } from '@turnout/contract/endpoint'
import { fullName } from '@turnout/rules/full-name'
import { type ReactNode, useMemo, useState } from 'react'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { lazyPart, MissingSheet, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { usePendingCommands } from '../../platform/outbox/outbox.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import announcementStyles from './announcement.module.css'
import { AnnouncementIcon } from './announcement-icon.tsx'
import { announcementParts } from './announcement-parts.ts'
import { ChatGroupContext } from './chat-group.ts'
import styles from './chat-page.module.css'
import { Composer } from './composer.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageLog } from './message-log.tsx'
import { withPendingReactions } from './reactions.ts'
import { announcement as announcementTexts, organiserMenu, poll, chatRoom as texts } from './room-texts.ts'
import { messageRow } from './texts.ts'
import type { LoadedChat } from './use-chat.ts'
import { useOutgoing } from './use-outgoing.ts'
import { UnsentRow, WaitingRow } from './waiting-row.tsx'

const ReportsBar = lazyPart(async () => (await import('./reports-bar.tsx')).ReportsBar, RenderNothing)

type ChatRoomProps = {
  groupId: string
  chat: LoadedChat
  canManage: boolean
  memberCount: number | null
  /** The search sheet, inside the contexts of the room. */
  children: ReactNode
}

/** The messages and the composer, which works also without a signal and without loaded messages. */
export function ChatRoom({ groupId, chat, canManage, memberCount, children }: ChatRoomProps) {
  const me = useMe()
  const myId = me?.id ?? null
  const myName = me ? fullName(me.first_name, me.last_name) : ''
  const page = useShownPage(groupId, chat.data, myId)
  const outgoing = useOutgoing(groupId, page, myId)
  const organiser = useOrganiserMenu(canManage)
  const group = useMemo(
    () => ({ groupId, me: myId === null ? null : { id: myId, name: myName }, canManage, memberCount }),
    [groupId, myId, myName, canManage, memberCount],
  )
  const outgoingRows = (
    <>
      {outgoing.refused.map((command) => (
        <UnsentRow
          key={command.key}
          body={outgoing.bodyOf(command)}
          reply={outgoing.replyOf(command)}
          reason={command.reason}
          onRetry={() => outgoing.retry(command)}
          onDelete={() => outgoing.discard(command)}
        />
      ))}
      {outgoing.waiting.map((command) => (
        <WaitingRow
          key={command.key}
          text={outgoing.bodyOf(command).text}
          reply={outgoing.replyOf(command)}
          madeAt={command.madeAt}
        />
      ))}
    </>
  )
  return (
    <ChatGroupContext value={group}>
      <MessageActions page={page}>
        {canManage && <ReportsBar />}
        {page?.pinned && <PinnedBar key={page.pinned.id} message={page.pinned} />}
        {page ? (
          <MessageLog
            page={page}
            outgoing={outgoingRows}
            outgoingCount={outgoing.waiting.length + outgoing.refused.length}
          />
        ) : (
          <div className={styles.instead}>
            <LoadStatus query={chat} failed={texts.failed} rows={5} loading={texts.loading} />
            {outgoingRows}
          </div>
        )}
        <Composer onSend={outgoing.send} menu={organiser.menu} />
        {organiser.sheet}
        {children}
      </MessageActions>
    </ChatGroupContext>
  )
}

const PinnedSheet = lazyPart(async () => (await import('./pinned-sheet.tsx')).PinnedSheet, MissingSheet)

/** The pinned announcement in two lines at the top of the chat; the sheet shows all of it. */
function PinnedBar({ message }: { message: ChatMessage }) {
  const [isOpen, setOpen] = useState(false)
  const { title, rest } = announcementParts(message.text ?? '')
  return (
    <section className={announcementStyles.pinned} aria-label={announcementTexts.title}>
      <AnnouncementIcon />
      <p>
        <span className={announcementStyles.first} dir="auto">
          {title}
        </span>
        <span className={announcementStyles.rest} dir="auto">
          {announcementTexts.by(message.author?.name ?? messageRow.deletedAccount, rest)}
        </span>
      </p>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {announcementTexts.open}
      </Button>
      {isOpen && <PinnedSheet message={message} onClose={() => setOpen(false)} />}
    </section>
  )
}

const AnnouncementSheet = lazyPart(
  async () => (await import('./announcement-sheet.tsx')).AnnouncementSheet,
  MissingSheet,
)

const PollSheet = lazyPart(async () => (await import('./poll-sheet.tsx')).PollSheet, MissingSheet)

/** Announcements and polls of an organiser. The sheets are outside the composer: a form may not contain a form. */
function useOrganiserMenu(canManage: boolean): { menu: ReactNode; sheet: ReactNode } {
  // an opened sheet stays mounted, and so its text stays
  const [sheets, setSheets] = useState<{ announcement?: boolean; poll?: boolean }>({})
  const show = (sheet: keyof typeof sheets, open: boolean) =>
    setSheets((before) => ({ ...before, [sheet]: open }))
  if (!canManage) return { menu: null, sheet: null }
  return {
    menu: (
      <LazyMenu
        label={organiserMenu.label}
        items={[
          { text: announcementTexts.title, onSelect: () => show('announcement', true) },
          { text: poll.title, onSelect: () => show('poll', true) },
        ]}
      >
        <Icon name="add" size={24} />
      </LazyMenu>
    ),
    sheet: (
      <>
        {sheets.announcement !== undefined && (
          <AnnouncementSheet open={sheets.announcement} onClose={() => show('announcement', false)} />
        )}
        {sheets.poll !== undefined && <PollSheet open={sheets.poll} onClose={() => show('poll', false)} />}
      </>
    ),
  }
}

type ReactInput = InputOf<typeof reactToMessage>

/** The loaded part of the chat, with this person's reactions that wait for an answer. */
function useShownPage(
  groupId: string,
  page: ChatPage | undefined,
  myId: string | null,
): ChatPage | undefined {
  const pending = usePendingCommands()
    .filter(({ endpoint }) => endpoint === reactToMessage.name)
    .map(({ input }) => input as ReactInput)
    .filter(({ params }) => params.groupId === groupId)
    .map(({ params, body }) => ({ messageId: params.messageId, reaction: body.reaction }))
  return page && myId !== null ? withPendingReactions(page, myId, pending) : page
}
