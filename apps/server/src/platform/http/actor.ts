import type { Endpoint } from '@turnout/contract/endpoint'

/** Who is calling, as far as a live session tells. A registration is an account whose email nobody has confirmed. */
export type Actor = Caller & ({ type: 'account'; platformAdmin: boolean } | { type: 'registration' })

interface Caller {
  id: string
  sessionId: string
  email: string
  /** When they were recognised, by the database's clock: soon enough for whatever is not decided under a lock. */
  at: number
}

export type Account = Extract<Actor, { type: 'account' }>

/** Whom a handler meets, by the access its endpoint promises. */
export type ActorOf<E extends Endpoint> = {
  anyone: null
  optional: Actor | null
  unconfirmed: Actor
  'signed-in': Account
}[E['access']]

/**
 * From a bearer token to its owner, or nobody when the session is over. The time zone is the one that the device
 * reports, unchecked.
 */
export type Identify = (token: string, timeZone: string | undefined) => Promise<Actor | null>
