import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icons.tsx'
import styles from './live-header.module.css'

export const ToGameDay = ({ groupId }: { groupId: string }) => (
  <Link to="/my-sports-groups/$groupId/game-day" params={{ groupId }} className={styles.back}>
    <Icon name="back" />
    Game day
  </Link>
)
