import * as z from 'zod'
import { endpoint } from './endpoint.ts'

const base64Url = (label: string, length: number) =>
  z
    .string({ error: `${label} is required.` })
    .length(length, `${label} has ${length} characters.`)
    .regex(/^[A-Za-z0-9_-]+$/, `${label} is not base64url.`)

/** As `PushSubscription.toJSON()` of a browser names them. */
export const PushSubscription = z.strictObject({
  endpoint: z.url('The endpoint is an address.').max(1_000, 'The endpoint has up to 1000 characters.'),
  keys: z.strictObject({
    /** An uncompressed point on P-256: 65 bytes. */
    p256dh: base64Url('The key p256dh', 87),
    /** 16 bytes. */
    auth: base64Url('The key auth', 22),
  }),
})
export type PushSubscription = z.output<typeof PushSubscription>

export const PushState = z
  .object({
    /** Of this server, for `pushManager.subscribe`; null where it sends no push notifications. */
    public_key: z.string().nullable(),
    /** Whether the device of this session receives them. */
    is_on: z.boolean(),
  })
  .meta({ id: 'PushState' })
export type PushState = z.output<typeof PushState>

export const getPush = endpoint({
  name: 'getPush',
  method: 'GET',
  path: '/users/me/push',
  access: 'signed-in',
  summary: 'Whether this device receives push notifications, and the key to subscribe with.',
  reply: PushState,
  problems: [],
})

export const turnPushOn = endpoint({
  name: 'turnPushOn',
  method: 'PUT',
  path: '/users/me/push',
  access: 'signed-in',
  summary: 'Send push notifications to the device of this session, until it is signed out.',
  body: PushSubscription,
  reply: PushState,
  problems: ['push-off', 'unknown-push-service', 'unusable-push-key'],
})

export const turnPushOff = endpoint({
  name: 'turnPushOff',
  method: 'DELETE',
  path: '/users/me/push',
  access: 'signed-in',
  summary: 'Send no more push notifications to the device of this session.',
  reply: PushState,
  problems: [],
})
