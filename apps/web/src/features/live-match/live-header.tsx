import { Link } from '@tanstack/react-router'
import type { Connection } from '../../platform/live-feed.ts'
import { useOnline } from '../../platform/online.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './live-header.module.css'

export type LiveHeaderProps = {
  groupId: string
  title: string
  connection: Connection
  sound: { isOn: boolean; toggle: () => void }
  floodlights: { areOn: boolean; toggle: () => void }
  /** The big board can take the whole screen. */
  fullScreen?: (() => void) | undefined
}

/** The way back, what is on, whether it is live, and the switches. */
export function LiveHeader({ groupId, title, connection, sound, floodlights, fullScreen }: LiveHeaderProps) {
  return (
    <header className={styles.bar}>
      <div className={classNames('wrap', styles.row)}>
        <Link to="/my-sports-groups/$groupId/game-day" params={{ groupId }} className={styles.back}>
          <Icon name="back" />
          Game day
        </Link>
        <h1 className={fullScreen ? 'visually-hidden' : styles.title}>{title}</h1>
        <div className={styles.end}>
          <LiveWord connection={connection} />
          <IconButton
            icon={sound.isOn ? 'sound' : 'sound-off'}
            label="Whistle sound"
            aria-pressed={sound.isOn}
            onClick={sound.toggle}
          />
          <IconButton
            icon={floodlights.areOn ? 'sun' : 'moon'}
            label="Floodlights"
            aria-pressed={floodlights.areOn}
            onClick={floodlights.toggle}
          />
          {fullScreen && <IconButton icon="full-screen" label="Full screen" onClick={fullScreen} />}
        </div>
      </div>
    </header>
  )
}

function LiveWord({ connection }: { connection: Connection }) {
  const online = useOnline()
  const isLive = online && connection === 'live'
  return (
    <span className={styles.word} role="status">
      {isLive && <span className={styles.dot} />}
      {!online && <Icon name="no-signal" size={18} />}
      {isLive ? 'Live' : online ? 'Connecting' : 'No signal'}
    </span>
  )
}
