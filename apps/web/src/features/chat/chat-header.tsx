import type { ReactNode } from 'react'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import type { Family } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './chat-page.module.css'
import { common as texts } from './texts.ts'

const MutedNote = lazyPart(async () => (await import('./muted-note.tsx')).MutedNote, RenderNothing)

type ChatHeaderProps = {
  groupId: string
  family: Family
  name: string | undefined
  /** For members: what else there is to do. */
  menu?: ReactNode
}

export function ChatHeader({ groupId, family, name, menu }: ChatHeaderProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <header className={styles.header}>
      <Link to={to} params={{ groupId }} className={styles.back} aria-label={texts.back}>
        <Icon name="back" size={22} />
      </Link>
      <div className={styles.titles}>
        <h1 className={styles.title}>{texts.title}</h1>
        {name !== undefined && (
          <p className={styles.group}>
            <bdi>{name}</bdi>
            {menu && <MutedNote groupId={groupId} />}
          </p>
        )}
      </div>
      {menu}
    </header>
  )
}
