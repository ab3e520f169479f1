import type { ReactNode } from 'react'
import { useOutage } from '../../platform/api/outage.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import backBar from '../../ui/back-bar.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './live-header.module.css'
import { liveHeader as texts } from './match-texts.ts'
import type { LiveGame } from './public/use-live-game.ts'
import { common } from './texts.ts'

type LiveStatus = Pick<LiveGame, 'connection' | 'lastSeen'>

export type LiveHeaderProps = {
  /** At the left: the link back, or the name of the group. */
  back: ReactNode
  title: string
  /** Null once the game is over: it is not live any more. */
  status: LiveStatus | null
  sound: { isOn: boolean; toggle: () => void }
  floodlights: { areOn: boolean; toggle: () => void }
  /** Where the big board can be full screen. */
  fullScreen?: (() => void) | undefined
  /** The page shows the title itself. */
  isTitleBelow?: boolean
}

/** The link back, the title, whether it is live, and the switches. */
export function LiveHeader(props: LiveHeaderProps) {
  const { back, title, status, sound, floodlights, fullScreen, isTitleBelow = false } = props
  return (
    <header className={`${backBar.bar} ${styles.bar}`}>
      <div className={`wrap ${backBar.row} ${styles.row}`}>
        {back}
        <h1 className={fullScreen || isTitleBelow ? 'visually-hidden' : styles.title}>{title}</h1>
        <div className={styles.end}>
          {status && <LiveBadge {...status} />}
          <IconButton
            icon={sound.isOn ? 'sound' : 'sound-off'}
            label={common.whistleSound}
            aria-pressed={sound.isOn}
            onClick={sound.toggle}
          />
          <IconButton
            icon={floodlights.areOn ? 'sun' : 'moon'}
            label={texts.floodlights}
            aria-pressed={floodlights.areOn}
            onClick={floodlights.toggle}
          />
          {fullScreen && <IconButton icon="full-screen" label={common.fullScreen} onClick={fullScreen} />}
        </div>
      </div>
    </header>
  )
}

const WORDS = {
  connecting: texts.connecting,
  live: texts.live,
  // without a stream, as where a network blocks it, the state is polled
  lost: texts.secondsLate(POLL_MS.state / 1000),
}

function LiveBadge({ connection, lastSeen }: LiveStatus) {
  const isStale = lastSeen !== null
  const isOutage = useOutage() !== null
  return (
    <span className={styles.word} role="status">
      {!isStale && connection === 'live' && <span className={styles.dot} />}
      {isStale && <Icon name="no-signal" size={18} />}
      {isStale ? (isOutage ? texts.notLive : texts.noSignal) : WORDS[connection]}
    </span>
  )
}
