import { useState } from 'react'
import { useDelay } from '../../ui/use-delay.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { messages } from './texts.ts'

const BATCH_MS = 10_000
const YOUR_TURN_VIBRATION = [60, 40, 60]

export type AnnouncerProps = {
  arrived: number
  /** 'Your pick, Amara'; null while it is somebody else's. */
  yourTurn: string | null
}

/** What a screen reader hears of an evening that moves by itself: arrivals ten seconds at a time, your turn at once. */
export function Announcer({ arrived, yourTurn }: AnnouncerProps) {
  const [announced, setAnnounced] = useState(arrived)

  // whoever comes while others are gathered waits with them, and does not make them wait longer
  useDelay(arrived === announced ? null : BATCH_MS, announced, () => setAnnounced(arrived))

  useValueChange(
    yourTurn,
    () => {
      // browsers refuse it on a page nobody has touched yet
      if (yourTurn !== null && navigator.userActivation?.hasBeenActive)
        navigator.vibrate?.(YOUR_TURN_VIBRATION)
    },
    null,
  )

  return (
    <div className="visually-hidden">
      <p role="status">{announced > 0 && messages.arrived(announced)}</p>
      <p role="alert">{yourTurn}</p>
    </div>
  )
}
