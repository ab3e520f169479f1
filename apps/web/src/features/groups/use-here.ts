import type { Position } from '@turnout/rules/place'
import { useState } from 'react'
import { askPosition, positionText } from '../../platform/position.ts'
import { toast } from '../../platform/toast.ts'

const DENIED = 'Your browser does not tell us where you are. Set the place by hand instead.'

/** Where somebody stands, asked for by a press. */
export function useHere(tell: (place: Position) => void) {
  const [isAsking, setAsking] = useState(false)

  const look = async () => {
    setAsking(true)
    const asked = await askPosition()
    setAsking(false)
    if (!asked.ok) toast.failed(asked.refusal === 'denied' ? DENIED : positionText(asked.refusal))
    else tell({ latitude: asked.value.latitude, longitude: asked.value.longitude })
  }
  return { isAsking, ask: () => void look() }
}
