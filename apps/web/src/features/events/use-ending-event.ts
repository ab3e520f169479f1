import type { Event } from '@turnout/contract/events'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useTickingValue } from '../../platform/time/use-server-clock.ts'

/** [Z-4] The event, over as soon as the clock says so: a page that is left open offers no answer after the end. */
export function useEndingEvent(event: Event): Event {
  const { is_over, ends_at } = event
  const isOver = useTickingValue(() => is_over || (ends_at !== null && serverClock.now() >= ends_at))
  return isOver === is_over ? event : { ...event, is_over: isOver }
}
