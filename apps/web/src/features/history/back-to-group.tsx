import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './history.module.css'

export function BackToGroup({ groupId, children }: { groupId: string; children: string }) {
  return (
    <Link to="/my-sports-groups/$groupId" params={{ groupId }} className={styles.back}>
      <Icon name="back" size={22} />
      {children}
    </Link>
  )
}
