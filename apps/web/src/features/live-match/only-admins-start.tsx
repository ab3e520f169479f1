import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { startNewMatch as texts } from './match-texts.ts'
import styles from './teams-next.module.css'
import { messages } from './texts.ts'

/** Replaces StartNewMatch for people who do not control the match. */
export function OnlyAdminsStart() {
  return (
    <Panel>
      <div className={styles.locked}>
        <Icon name="lock" size={24} />
        <div>
          <h2 className={styles.name}>{texts.startNewMatch}</h2>
          <p className="sub">{messages.adminsStart}</p>
        </div>
        <Badge kind="adminOnly" className={styles.lockedBadge}>
          {messages.adminOnly}
        </Badge>
      </div>
    </Panel>
  )
}
