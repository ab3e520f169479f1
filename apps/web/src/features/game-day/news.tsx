import { useEffect, useRef, useState } from 'react'
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

  const latest = useRef(arrived)
  latest.current = arrived
  // whoever comes while others are gathered waits with them, and does not make them wait longer
  const isGathering = arrived !== said
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may come in the very moment in which the others are said
  useEffect(() => {
    if (!isGathering) return
    const timer = setTimeout(() => setSaid(latest.current), GATHERED_MS)
    return () => clearTimeout(timer)
  }, [isGathering, said])

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
