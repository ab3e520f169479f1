import type { CheckInBody } from '@turnout/contract/check-in-body'
import type { Position } from '@turnout/rules/geofence'
import type { Outcome } from '../../../platform/api/use-task.ts'

/** What a person checks in to: a game or an event. */
export interface Door {
  name: string
  /** Null without a position of the venue. */
  circle: (Position & { radius: number }) | null
  hasArrived: boolean
  /** Sends the check-in, or stores it until there is a signal. */
  press: (body: CheckInBody, outcome: Pick<Outcome<never>, 'failed'> & { done: () => void }) => void
  isPending: boolean
}
