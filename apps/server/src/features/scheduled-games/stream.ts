import { watchGroup } from '@turnout/contract/raw-routes'
import { may } from '@turnout/rules/membership'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { refuseFor } from '../../platform/http/refusal.ts'
import { openStream, streamRoute } from '../../platform/live/open-stream.ts'
import type { Streams } from '../../platform/live/streams.ts'
import { watchedChat } from '../chat/public.ts'
import { authorizeGroup } from '../groups/public.ts'
import { groupTopic } from './group-topic.ts'

const ByGroup = z.object({ groupId: z.uuid() })

/** The stream of a group: its games to come and its chat, for members and only as long as they are members. */
export function groupStream(app: FastifyInstance, deps: Deps, streams: Streams): void {
  const topic = groupTopic(deps)
  const refuse = refuseFor(watchGroup)
  app.get(watchGroup.path, streamRoute(watchGroup), async (request, reply) => {
    const actor = await authenticate({ access: 'signed-in' }, request, deps.identify)
    if (actor?.type !== 'account') return refuse('not-signed-in')
    const params = ByGroup.safeParse(request.params)
    if (!params.success) return refuse('group-not-found')
    const { group } = await authorizeGroup(deps.sql, { params: params.data, actor, refuse }, may.answer)
    const subscriber = { type: 'session', sessionId: actor.sessionId, userId: actor.id } as const
    const games = { topic, id: group.id, groupId: group.id }
    openStream(streams, reply, [games, watchedChat(deps, group.id)], subscriber)
  })
}
