import type { ReactNode } from 'react'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import type { Family } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import header from '../../ui/thread-header.module.css'
import styles from './chat-page.module.css'
import { common as texts } from './texts.ts'
import { useIsPanel } from './use-is-panel.ts'

const MutedNote = lazyPart(async () => (await import('./muted-note.tsx')).MutedNote, RenderNothing)

type ChatHeaderProps = {
  groupId: string
  family: Family
  name: string | undefined
  /** For members: what else there is to do. */
  actions?: ReactNode
}

export function ChatHeader({ groupId, family, name, actions }: ChatHeaderProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  const isPanel = useIsPanel()
  const Title = isPanel ? 'h2' : 'h1'
  const wayOut = (
    <Link
      to={to}
      params={{ groupId }}
      className={header.wayOut}
      aria-label={isPanel ? texts.close : texts.back}
    >
      <Icon name={isPanel ? 'cross' : 'back'} size={22} />
    </Link>
  )
  return (
    <header className={header.header}>
      {!isPanel && wayOut}
      <div className={header.titles}>
        <Title className={header.title}>{texts.title}</Title>
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
