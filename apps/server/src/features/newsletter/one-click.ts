import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serveOneClick } from '../../platform/http/one-click.ts'
import { removeFromList } from './store.ts'

/** The address in the List-Unsubscribe header of a mail. */
export const ONE_CLICK = '/api/v1/newsletter/one-click'

export const oneClick = (app: FastifyInstance, { transact, clock }: Deps): Promise<void> =>
  serveOneClick(app, {
    path: '/newsletter/one-click',
    // also for an unknown link: its address may have left the list long ago
    unsubscribe: (token) => transact(async (sql) => removeFromList(sql, token, await clock.now(sql))),
    pageOf: (token) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  })
