import type { CheckInBody } from '@turnout/contract/check-in-body'
import type { Position } from '@turnout/rules/geofence'
import type { Outcome } from '../../../platform/api/use-task.ts'

/** Where the person who looks checks in: a game or an event. */
export interface Door {
  name: string
  /** Null without a place on the map. */
  circle: (Position & { radius: number }) | null
  hasArrived: boolean
  /** Waits for a signal. */
  press: (body: CheckInBody, outcome: Pick<Outcome<never>, 'failed'> & { done: () => void }) => void
  isPending: boolean
}
