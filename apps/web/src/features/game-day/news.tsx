import { useEffect, useState } from 'react'
import { gameDay as texts } from '../../platform/texts.ts'

const GATHERED_MS = 10_000
const YOUR_TURN_BUZZ = [60, 40, 60]

export type NewsProps = {
  arrived: number
  /** 'Your pick, Amara'; null while it is somebody else's. */
  yourTurn: string | null
}

/** What a screen reader hears of an evening that moves by itself: arrivals ten seconds at a time, your turn at once. */
export function News({ arrived, yourTurn }: NewsProps) {
  const [said, setSaid] = useState(arrived)

  useEffect(() => {
    if (arrived === said) return
    const timer = setTimeout(() => setSaid(arrived), GATHERED_MS)
    return () => clearTimeout(timer)
  }, [arrived, said])

  useEffect(() => {
    // browsers refuse it on a page nobody has touched yet
    if (yourTurn !== null && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(YOUR_TURN_BUZZ)
  }, [yourTurn])

  return (
    <div className="visually-hidden">
      <p role="status">{said > 0 && texts.arrived(said)}</p>
      <p role="alert">{yourTurn}</p>
    </div>
  )
}
