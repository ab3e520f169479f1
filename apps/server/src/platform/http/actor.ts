import type { Endpoint } from '@turnout/contract/endpoint'

/** The caller, from a valid session. A registration is an account with an unconfirmed email. */
export type Actor = Caller & ({ type: 'account'; platformAdmin: boolean } | { type: 'registration' })

interface Caller {
  id: string
  sessionId: string
  email: string
  /** When the caller was identified, by the clock of the database: exact enough where no lock decides. */
  at: number
}

export type Account = Extract<Actor, { type: 'account' }>

/** The actor that a handler gets, by the access of its endpoint. */
export type ActorOf<E extends Endpoint> = {
  anyone: null
  optional: Actor | null
  unconfirmed: Actor
  'signed-in': Account
}[E['access']]

/**
 * The owner of a bearer token, or null when the session is over. The device reports the time zone; it is not
 * checked.
 */
export type Identify = (token: string, timeZone: string | undefined) => Promise<Actor | null>
