import { createHash } from 'node:crypto'
import * as z from 'zod'

/** A push notification as the outbox stores it: without its text, since its message may be removed meanwhile. */
export const PushMessage = z.object({
  /** The bell entry that it repeats; each device gets it once. */
  notificationId: z.string(),
  /** The page that it opens. */
  path: z.string(),
  /** A newer message with the same tag replaces the older one. */
  tag: z.string(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']),
  /** In milliseconds; not delivered later than this. */
  expiresAt: z.number(),
  /** The session for the buttons 'I'm in' and 'I'm out' on the notification itself. */
  game: z.object({ groupId: z.string(), gameId: z.string() }).nullable(),
  /** Buttons that open a page each. Messages that an older version enqueued have none. */
  links: z.array(z.object({ action: z.string(), label: z.string(), path: z.string() })).default([]),
})
export type PushMessage = z.output<typeof PushMessage>

export interface PushText {
  title: string
  body: string
}

/** The text of a notification at the time of sending; null when it is no longer true or wanted. */
export type FindPushText = (notificationId: string) => Promise<PushText | null>

/** Push services take 4096 bytes, encryption included (RFC 8291, 4). */
const MAX_TITLE = 120
const MAX_BODY = 500

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/**
 * The declarative form, which Safari shows without a service worker; our worker reads the same. Only the worker uses
 * `data`: an address that answers when it is opened could be sent to people by anyone.
 */
export function encodeMessage(
  { notificationId, path, tag, game, links }: PushMessage,
  { title, body }: PushText,
  publicUrl: string,
): string {
  const navigate = publicUrl + path
  const actions = game
    ? [
        { action: 'going', title: "I'm in", navigate },
        { action: 'not_going', title: "I'm out", navigate },
      ]
    : links.map(({ action, label, path: page }) => ({ action, title: label, navigate: publicUrl + page }))
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: cut(title, MAX_TITLE),
      body: cut(body, MAX_BODY),
      navigate,
      tag,
      lang: 'en',
      dir: 'ltr',
      data: { id: notificationId, ...(game && { game }) },
      ...(actions.length > 0 && { actions }),
    },
  })
}

/** At most 32 characters of base64url (RFC 8030, 5.4), which tell the push service nothing. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32)
