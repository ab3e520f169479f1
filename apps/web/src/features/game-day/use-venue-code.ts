import { useQuery } from '@tanstack/react-query'
import type { VenueCode } from '@turnout/contract/venue-code'
import { useTickingValue } from '../../platform/time/use-server-clock.ts'

const RETRY_MS = 2_000
const SECOND = 1_000
const MINUTE = 60 * SECOND

export type DisplayedCode = {
  code: VenueCode
  /** Whole seconds until the next one; 0 while it is on its way. */
  secondsLeft: number
  /** It counts no longer, and the next one has not come: there is no signal. */
  isExpired: boolean
}

/** What shows a code: a group or an event. */
export interface CodeOf {
  id: string
  name: string
  load: () => Promise<VenueCode>
}

/** This minute's code, and the next one as soon as it is due, by the server's clock and not this phone's. */
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
