import { useQuery } from '@tanstack/react-query'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { type ReactNode, useState } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, MissingSheet, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import type { Family } from '../../platform/paths.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useViewer } from '../../platform/session/viewer.ts'
import { Icon } from '../../ui/icons.tsx'
import { NotFoundState } from '../../ui/state-card.tsx'
import header from '../../ui/thread-header.module.css'
import { toViewer } from '../groups/public/group-viewer.ts'
import styles from './chat-page.module.css'
import { ChatRoom } from './chat-room.tsx'
import { chatRoom as texts } from './room-texts.ts'
import { common } from './texts.ts'
import { useChat } from './use-chat.ts'
import { useIsPanel } from './use-is-panel.ts'

const GroupOverview = lazyPart(
  async () => (await import('../groups/public/group-overview.tsx')).GroupOverview,
)
const HeaderActions = lazyPart(
  async () => (await import('./header-actions.tsx')).HeaderActions,
  RenderNothing,
)
const SampleChat = lazyPart(async () => (await import('./sample-chat.tsx')).SampleChat)
const SearchSheet = lazyPart(async () => (await import('./search-sheet.tsx')).SearchSheet, MissingSheet)

type ChatPageProps = { groupId: string; family: Family }

export function ChatPage({ groupId, family }: ChatPageProps) {
  const isSignedIn = useIsSignedIn()
  const { data: group } = useQuery(read(getGroup, { params: { groupId } }))
  const isPanel = useIsPanel()
  usePageTitle(group ? texts.titleOf(group.name) : null)
  const frame = (content: ReactNode, actions?: ReactNode) => (
    <div className={styles.sides}>
      {isPanel && (
        <div className={styles.beside}>
          <GroupOverview groupId={groupId} family={family} />
        </div>
      )}
      <section className={styles.page} aria-label={common.title}>
        <ChatHeader groupId={groupId} family={family} name={group?.name} actions={actions} />
        {content}
      </section>
    </div>
  )
  if (!isSignedIn) return frame(<SampleChat groupId={groupId} reason="forMembers" />)
  return <MemberChat key={groupId} groupId={groupId} group={group} frame={frame} />
}

type MemberChatProps = {
  groupId: string
  group: SportGroup | undefined
  frame: (content: ReactNode, actions?: ReactNode) => ReactNode
}

function MemberChat({ groupId, group, frame }: MemberChatProps) {
  const [isSearching, setSearching] = useState(false)
  const chat = useChat(groupId)
  const person = useViewer()
  const { error } = chat
  const canManage = group ? may.manageChat(toViewer(group.current_user_membership, person)) : false
  if (isProblem(error, 'chat-off'))
    return frame(<SampleChat groupId={groupId} reason="isOff" canSwitch={canManage} />)
  if (isProblem(error) && error.status === 403)
    return frame(<SampleChat groupId={groupId} reason="forMembers" />)
  if (isProblem(error) && error.status === 404)
    return frame(
      <div className={styles.instead}>
        <NotFoundState
          level={2}
          title={texts.groupGone}
          action={<ButtonLink to="/my-sports-groups">{texts.backToGroups}</ButtonLink>}
        />
      </div>,
    )
  const memberCount = group?.member_count ?? null
  return frame(
    <ChatRoom groupId={groupId} chat={chat} canManage={canManage} memberCount={memberCount}>
      {isSearching && <SearchSheet onClose={() => setSearching(false)} />}
    </ChatRoom>,
    <HeaderActions groupId={groupId} onSearch={() => setSearching(true)} />,
  )
}

const MutedNote = lazyPart(async () => (await import('./muted-note.tsx')).MutedNote, RenderNothing)

type ChatHeaderProps = {
  groupId: string
  family: Family
  name: string | undefined
  /** For members: search and mute. */
  actions?: ReactNode
}

function ChatHeader({ groupId, family, name, actions }: ChatHeaderProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  const isPanel = useIsPanel()
  const Title = isPanel ? 'h2' : 'h1'
  const wayOut = (
    <Link
      to={to}
      params={{ groupId }}
      className={header.wayOut}
      aria-label={isPanel ? common.close : common.back}
    >
      <Icon name={isPanel ? 'cross' : 'back'} size={22} />
    </Link>
  )
  return (
    <header className={header.header}>
      {!isPanel && wayOut}
      <div className={header.titles}>
        <Title className={header.title}>{common.title}</Title>
        {name !== undefined && (
          <p className={styles.group}>
            <bdi>{name}</bdi>
            {actions && <MutedNote groupId={groupId} />}
          </p>
        )}
      </div>
      {actions}
      {isPanel && wayOut}
    </header>
  )
}
