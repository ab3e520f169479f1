import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { type PositionRefusal, requestPosition } from '../../../platform/device/geolocation.ts'
import { keepPosition, lastPosition } from '../../groups/public/last-position.ts'

/** The person's position, once they have pressed for it; the list then begins on its first page. */
export function useNearMe({ page, setPage }: { page: number; setPage: (page: number) => void }) {
  const [position, setPosition] = useState(lastPosition)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<PositionRefusal | null>(null)

  const update = (next: Position | null) => {
    keepPosition(next)
    setPosition(next)
  }
  const ask = async () => {
    setAsking(true)
    const result = await requestPosition()
    setAsking(false)
    if (result.ok) update(result.value)
    setRefusal(result.ok ? null : result.refusal)
  }
  const toggle = () => {
    if (page > 1) setPage(1)
    if (position) update(null)
    else void ask()
  }
  return { position, near: { isActive: position !== null, isAsking, refusal, toggle } }
}

export type NearMe = ReturnType<typeof useNearMe>['near']
