import { useQuery } from '@tanstack/react-query'
import type { VenueCode } from '@turnout/contract/venue-code'
import { useTickingValue } from '../../platform/time/use-server-clock.ts'

const RETRY_MS = 2_000
const SECOND = 1_000
const MINUTE = 60 * SECOND

export type DisplayedCode = {
  code: VenueCode
  /** Whole seconds until the next code; 0 while that is loading. */
  secondsLeft: number
  /** The code does not count any more, and the next one has not come: there is no signal. */
  isExpired: boolean
}

/** The owner of a code: a group or an event. */
export interface CodeOf {
  id: string
  name: string
  load: () => Promise<VenueCode>
}

/** The code of this minute, and the next one when it is due by the server's clock. */
export function useVenueCode({ id, load }: CodeOf): { shown: DisplayedCode | null; error: Error | null } {
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['venue code', id],
    queryFn: load,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data ? Math.max(RETRY_MS, msLeft(state.data, state.dataUpdatedAt)) : RETRY_MS,
    refetchIntervalInBackground: false,
  })
  const left = useTickingValue(() => (data ? Math.ceil(msLeft(data, dataUpdatedAt) / SECOND) : 0))
  if (!data) return { shown: null, error }
  return {
    shown: { code: data, secondsLeft: Math.max(0, left), isExpired: left * SECOND <= -MINUTE },
    error,
  }
}

const msLeft = ({ renews_at: renewsAt, server_time: serverTime }: VenueCode, receivedAt: number): number =>
  renewsAt - serverTime - (Date.now() - receivedAt)
