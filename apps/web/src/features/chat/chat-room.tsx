import { type ReactNode, useMemo } from 'react'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChatGroupContext } from './chat-group.ts'
import styles from './chat-page.module.css'
import { Composer } from './composer.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageLog } from './message-log.tsx'
import { PinnedBar } from './pinned-bar.tsx'
import { chatRoom as texts } from './room-texts.ts'
import type { LoadedChat } from './use-chat.ts'
import { useOrganiserMenu } from './use-organiser-menu.tsx'
import { useOutgoing } from './use-outgoing.ts'
import { useShownPage } from './use-shown-page.ts'
import { UnsentRow, WaitingRow } from './waiting-row.tsx'

const ReportsBar = lazyPart(async () => (await import('./reports-bar.tsx')).ReportsBar, RenderNothing)

type ChatRoomProps = {
  groupId: string
  chat: LoadedChat
  canManage: boolean
  memberCount: number | null
  /** What leads to messages. */
  children: ReactNode
}

/** The messages, and where the next one is written; this also without a signal, when there is nothing to read. */
export function ChatRoom({ groupId, chat, canManage, memberCount, children }: ChatRoomProps) {
  const viewer = useViewer()
  const me = viewer && viewer !== 'loading' ? viewer : null
  const myId = me?.id ?? null
  const myName = me ? `${me.first_name} ${me.last_name}` : ''
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
            <LoadStatus
              query={chat}
              failed={texts.failed}
              skeleton={<Skeleton shape="row" count={5} label={texts.loading} />}
            />
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
