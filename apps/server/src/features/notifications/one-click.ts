import { createHmac, timingSafeEqual } from 'node:crypto'
import { turnMailOffOneClick } from '@turnout/contract/raw-routes'
import { channelsOf, NOTIFICATION_TOPICS, type NotificationTopic } from '@turnout/rules/notifications'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { serveOneClick } from '../../platform/http/one-click.ts'
import { refuseFor } from '../../platform/http/refusal.ts'
import { signingKey } from '../../platform/http/signing-key.ts'
import { lockUser } from '../accounts/public.ts'
import { findChannels, setChannels } from './store.ts'

const PATH = '/notifications/one-click'

const keyOf = (sql: Sql, chance: Deps['chance']) => signingKey(sql, 'notification-mails', chance.secret())

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** The link in a mail's header and footer that turns off mails of its topic for this person. It never expires. */
export async function unsubscribePath(
  sql: Sql,
  chance: Deps['chance'],
  userId: string,
  topic: string,
): Promise<string> {
  const signature = sign(await keyOf(sql, chance), `${userId}.${topic}`)
  return `/api/v1${PATH}?token=${userId}.${topic}.${signature}`
}

/** The topic that is off now; null for an invalid token or a deactivated account. */
export async function turnMailOff(
  { chance }: Deps,
  sql: Sql,
  token: string,
): Promise<NotificationTopic | null> {
  const [userId = '', named = '', signature = ''] = token.split('.')
  const topic = NOTIFICATION_TOPICS.find((other) => other === named)
  const expected = Buffer.from(sign(await keyOf(sql, chance), `${userId}.${named}`))
  const given = Buffer.from(signature)
  if (!topic || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  if (!(await lockUser(sql, userId))) return null
  const { push } = channelsOf(topic, await findChannels(sql, userId))
  await setChannels(sql, userId, topic, { push, mail: false })
  return topic
}

const refuse = refuseFor(turnMailOffOneClick)

export const unsubscribeFromMails = (app: FastifyInstance, deps: Deps): Promise<void> =>
  serveOneClick(app, {
    path: PATH,
    unsubscribe: (token) =>
      deps.transact(async (sql) => (await turnMailOff(deps, sql, token)) ?? refuse('mail-link-invalid')),
    pageOf: (token) => `/notifications/unsubscribe?token=${encodeURIComponent(token)}`,
  })
