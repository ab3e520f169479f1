import type { GroupFeed } from '@turnout/contract/group-feed'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { StreamEvent, Topic } from '../../platform/live/streams.ts'
import { findStartedGames } from '../groups/public.ts'
import { eventForMembers } from '../members/public.ts'
import { findFeedSource } from './feed-store.ts'

/** The version of a group's games to come, for its members. */
export const groupTopic = (deps: Deps): Topic => ({
  async load(groupId, subscribers) {
    const source = await findFeedSource(deps.sql, groupId)
    if (!source) return () => null
    const startedGames = await findStartedGames(deps.sql, groupId, await deps.clock.now(deps.sql))
    const begun = startedGames.map(({ date, startsAt, endsAt, isClosed, hasPlayBegun, hasArrivals }) => ({
      ...{ date, startsAt, endsAt, isClosed },
      isKept: hasPlayBegun || hasArrivals,
    }))
    return eventForMembers(deps, groupId, subscribers, streamEvent({ ...source, begun }))
  },
})

type FeedSource = NonNullable<Awaited<ReturnType<typeof findFeedSource>>> & {
  /** [D-11] Started games keep their sessions until all arrivals are removed. */
  begun: readonly object[]
}

function streamEvent(source: FeedSource): StreamEvent {
  const { version, era } = source
  const tag = sha256(JSON.stringify(source)).slice(0, 12)
  const feed: GroupFeed = { version, era, tag }
  return {
    ...feed,
    bytes: Buffer.from(`id: ${version}\nevent: state\ndata: ${JSON.stringify(feed)}\n\n`),
  }
}
