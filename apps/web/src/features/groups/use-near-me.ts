import type { Position } from '@turnout/rules/place'
import { useState } from 'react'
import { askPosition, positionText } from '../../platform/position.ts'
import { toast } from '../../platform/toast.ts'

/** For as long as the app is open: coming back to the list does not ask anew, closing it forgets. */
let lastKnown: Position | null = null

/** Where somebody said they are, as long as the app is open. */
export const lastPosition = (): Position | null => lastKnown

const DENIED = 'Your browser does not tell us where you are. Search by place instead.'

/** Nearest first, once somebody has pressed for it. */
export function useNearMe() {
  const [position, setPosition] = useState(lastKnown)
  const [isAsking, setAsking] = useState(false)

  const become = (next: Position | null) => {
    lastKnown = next
    setPosition(next)
  }
  const ask = async () => {
    setAsking(true)
    const asked = await askPosition()
    setAsking(false)
    if (asked.ok) become(asked.value)
    else toast.failed(asked.refusal === 'denied' ? DENIED : positionText(asked.refusal))
  }
  return { position, isAsking, ask, forget: () => become(null) }
}
