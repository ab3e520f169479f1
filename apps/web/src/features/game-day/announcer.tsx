import { useState } from 'react'
import { useDelay } from '../../ui/use-delay.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { messages } from './texts.ts'

const BATCH_MS = 10_000
const YOUR_TURN_VIBRATION = [60, 40, 60]

export type AnnouncerProps = {
  arrived: number
  /** 'Your pick, Amara'; null during the turn of another captain. */
  yourTurn: string | null
}

/** Changes for screen readers: arrivals in batches of ten seconds, the person's own turn at once. */
export function Announcer({ arrived, yourTurn }: AnnouncerProps) {
  const [announced, setAnnounced] = useState(arrived)

  // further arrivals join the batch without restarting its delay
  useDelay(arrived === announced ? null : BATCH_MS, announced, () => setAnnounced(arrived))

  useValueChange(
    yourTurn,
    () => {
      // browsers refuse vibration before the first touch of the page
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
