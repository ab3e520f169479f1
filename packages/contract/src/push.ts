import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

/** In the form of a browser's `PushSubscription.toJSON()`. */
export const PushSubscription = z.strictObject({
  endpoint: z.string('The endpoint is required.').max(1_000, 'The endpoint has up to 1000 characters.'),
  keys: z.strictObject({
    /** An uncompressed point on P-256: 65 bytes. */
    p256dh: z
      .string('The key p256dh is required.')
      .regex(/^[A-Za-z0-9_-]{87}$/, 'The key p256dh is 65 bytes in base64url.'),
    /** 16 bytes. */
    auth: z
      .string('The key auth is required.')
      .regex(/^[A-Za-z0-9_-]{22}$/, 'The key auth is 16 bytes in base64url.'),
  }),
})
export type PushSubscription = z.output<typeof PushSubscription>

export const PushState = model('PushState', {
  /** Of this server, for `pushManager.subscribe`; null where it sends no push notifications. */
  public_key: z.string().nullable(),
  /** Whether the device of this session receives them. */
  is_on: z.boolean(),
})
export type PushState = z.output<typeof PushState>

export const getPush = endpoint('getPush', 'GET /users/me/push', {
  summary: 'Whether this device receives push notifications, and the key to subscribe with.',
  reply: PushState,
})

export const turnPushOn = endpoint('turnPushOn', 'PUT /users/me/push', {
  summary: 'Send push notifications to the device of this session, until it is signed out.',
  body: PushSubscription,
  reply: PushState,
  problems: ['push-off', 'unknown-push-service', 'unusable-push-key'],
})

export const turnPushOff = endpoint('turnPushOff', 'DELETE /users/me/push', {
  summary: 'Send no more push notifications to the device of this session.',
  reply: PushState,
})
