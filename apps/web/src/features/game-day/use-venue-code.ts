import { useQuery } from '@tanstack/react-query'
import { getVenueCode, type VenueCode } from '@turnout/contract/venue-code'
import { useEffect, useState } from 'react'
import { read } from '../../platform/queries.ts'
import { onTick } from '../../platform/ticker.ts'

const RETRY_MS = 2_000
const SECOND = 1_000
const MINUTE = 60 * SECOND

export type ShownCode = {
  code: VenueCode
  /** Whole seconds until the next one; 0 while it is on its way. */
  secondsLeft: number
  /** It counts no longer, and the next one has not come: there is no signal. */
  isOld: boolean
}

/** This minute's code, and the next one as soon as it is due, by the server's clock and not this phone's. */
export function useVenueCode(groupId: string): { shown: ShownCode | null; error: Error | null } {
  const { data, error, dataUpdatedAt } = useQuery({
    ...read(getVenueCode, { params: { groupId } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data ? Math.max(RETRY_MS, leftOf(state.data, state.dataUpdatedAt)) : RETRY_MS,
    refetchIntervalInBackground: false,
  })
  const left = useSecondsLeft(data, dataUpdatedAt)
  if (!data) return { shown: null, error }
  return {
    shown: { code: data, secondsLeft: Math.max(0, left), isOld: left * SECOND <= -MINUTE },
    error,
  }
}

const leftOf = ({ renews_at: renewsAt, server_time: said }: VenueCode, heardAt: number): number =>
  renewsAt - said - (Date.now() - heardAt)

function useSecondsLeft(code: VenueCode | undefined, heardAt: number): number {
  const seconds = code ? Math.ceil(leftOf(code, heardAt) / SECOND) : 0
  const [, draw] = useState(seconds)
  useEffect(
    () => (code ? onTick(() => draw(Math.ceil(leftOf(code, heardAt) / SECOND))) : undefined),
    [code, heardAt],
  )
  return seconds
}
