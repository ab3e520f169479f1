import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { locate } from '../../../platform/device/locate.ts'
import { keepPosition, lastPosition } from '../../groups/public/last-position.ts'
import { nearMe as texts } from '../texts.ts'
import { ANY_DISTANCE, withinKm } from './distances.ts'

/** The distance of a list around the person, and how to search everywhere. */
export type SearchArea = { km: number; widen: () => void }

type Filters = {
  page: number
  setPage: (page: number) => void
  within?: string | undefined
  setFilters: (change: { within: string }) => void
}

/** The person's position, once they have pressed the button, and the distance; a change starts on the first page. */
export function useNearMe({ page, setPage, within, setFilters }: Filters, defaultKm?: number) {
  const [position, setPosition] = useState(lastPosition)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const update = (next: Position | null) => {
    keepPosition(next)
    setPosition(next)
  }
  const ask = async () => {
    setAsking(true)
    const located = await locate(texts.allowOrSearch)
    setAsking(false)
    if ('reading' in located) update(located.reading)
    setRefusal('refusal' in located ? located.refusal : null)
  }
  const toggle = () => {
    if (page > 1) setPage(1)
    if (position) update(null)
    else void ask()
  }
  const km = withinKm(within, defaultKm)
  const choose = (next: string) => setFilters({ within: next })
  const area: SearchArea | null =
    position && km !== undefined ? { km, widen: () => choose(ANY_DISTANCE) } : null
  return { position, area, near: { isActive: position !== null, isAsking, refusal, toggle, km, choose } }
}

export type NearMe = ReturnType<typeof useNearMe>['near']
