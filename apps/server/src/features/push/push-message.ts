import { createHash } from 'node:crypto'
import * as z from 'zod'

/** A push notification as it waits in the outbox: without its text, which may be that of a message removed since. */
export const PushMessage = z.object({
  /** The entry of the bell that it repeats: handed to each device once. */
  notificationId: z.string(),
  /** The page that it is about. */
  path: z.string(),
  /** A newer message with the same tag replaces the older one. */
  tag: z.string(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']),
  /** In milliseconds; not delivered later than this. */
  expiresAt: z.number(),
  /** The session to answer for by 'I'm in' and 'I'm out' on the notification itself. */
  game: z.object({ groupId: z.string(), gameId: z.string() }).nullable(),
  /** Buttons that open a page each; messages that waited from before there were any have none. */
  links: z.array(z.object({ action: z.string(), label: z.string(), path: z.string() })).default([]),
})
export type PushMessage = z.output<typeof PushMessage>

export interface PushText {
  title: string
  body: string
}

/** What a notification says when it goes out. Null: it is true no longer, or not wanted any more. */
export type FindPushText = (notificationId: string) => Promise<PushText | null>

/** Push services take 4096 bytes, encryption included (RFC 8291, 4). */
const MAX_TITLE = 120
const MAX_BODY = 500

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/**
 * The declarative form, which Safari shows without a worker; our worker reads the same. `data` is for the worker:
 * an address that answers by itself could be sent to people by anyone.
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

/** At most 32 characters of base64url (RFC 8030, 5.4), which say nothing to the push service. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32)
