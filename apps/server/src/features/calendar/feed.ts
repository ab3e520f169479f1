import { CALENDAR_FEED_PATH } from '@turnout/contract/calendar'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findCancelledGames } from '../scheduled-games/public.ts'
import { FEED_READS, WRONG_TOKENS } from './budgets.ts'
import { presentFeed } from './present.ts'
import { findFeedByToken, groupsOfFeed } from './store.ts'

const NAME = /^([\w-]{43})\.ics$/
const MY_GAMES = 'My games'

/** For calendar programs, outside the contract: the address is the permission, and the feed shows only games. */
export function calendarFeed(app: FastifyInstance, { sql, clock, config }: Deps): void {
  // silent, because the address is a secret and the log would keep it
  app.get<{ Params: { name: string } }>(
    CALENDAR_FEED_PATH,
    { logLevel: 'silent' },
    async (request, reply) => {
      const [, token] = NAME.exec(request.params.name) ?? []
      const [feed, now] = await Promise.all([token ? findFeedByToken(sql, token) : null, clock.now(sql)])
      if (!feed) {
        await spend(sql, WRONG_TOKENS, networkOf(request.ip), now)
        return refuse('not-found')
      }
      await spend(sql, FEED_READS, feed.id, now)
      const groups = await Promise.all(
        (await groupsOfFeed(sql, feed, now)).map(async (games) => ({
          ...games,
          cancelledGames: await findCancelledGames(sql, games.group, now),
        })),
      )
      const name = feed.groupId === null ? MY_GAMES : (groups[0]?.group.name ?? MY_GAMES)
      const text = presentFeed(groups, name, config.publicUrl, now)
      const etag = `"${sha256(text).slice(0, 32)}"`
      reply.header('etag', etag).header('cache-control', 'private, max-age=900')
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
