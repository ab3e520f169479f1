import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Message } from './wire/reply.ts'
import { Instant } from './wire/time.ts'

export const Session = model('Session', {
  id: z.uuid(),
  /** The user agent of the browser that signed in. */
  user_agent: z.string(),
  remembered: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
  is_current: z.boolean(),
})
export type Session = z.output<typeof Session>

/**
 * Ending a session needs the password again (ASVS 7.5.2): an unattended phone must not sign its owner out
 * elsewhere.
 */
export const PasswordConfirmation = z.strictObject({ password: z.string('Password is required.').max(1024) })

export const listSessions = endpoint('listSessions', 'GET /users/me/sessions', {
  summary: "Where you're signed in.",
  reply: z.array(Session),
})

export const endSession = endpoint('endSession', 'DELETE /users/me/sessions/:sessionId', {
  summary: 'Sign out one of your devices.',
  body: PasswordConfirmation,
  reply: Message,
  // a stored request would be a quick hash of the password
  secretReply: true,
  problems: ['session-not-found', 'wrong-password'],
})

export const endOtherSessions = endpoint('endOtherSessions', 'DELETE /users/me/sessions', {
  summary: 'Sign out everywhere but here.',
  body: PasswordConfirmation,
  reply: Message,
  secretReply: true,
  problems: ['wrong-password'],
})
