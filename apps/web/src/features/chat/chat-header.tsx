import type { Family } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './chat-page.module.css'
import { common as texts } from './texts.ts'

type ChatHeaderProps = { groupId: string; family: Family; name: string | undefined }

export function ChatHeader({ groupId, family, name }: ChatHeaderProps) {
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
          </p>
        )}
      </div>
    </header>
  )
}
