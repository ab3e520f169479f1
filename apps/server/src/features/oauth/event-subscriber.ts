import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { deleteSignIns } from './store.ts'

/**
 * Who read the mail of an account for a moment may have tied their own Gmail or GitHub to it. The owner is tied to it
 * again by the address with the next sign-in.
 */
export const untieProviders: EventSubscriber<Events> = {
  inTransaction: {
    'password-reset': (sql, { userId }) => deleteSignIns(sql, userId),
  },
}
