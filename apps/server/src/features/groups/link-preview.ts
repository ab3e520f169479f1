import { Id } from '@turnout/contract/wire/text'
import { findSport } from '@turnout/rules/sports'
import { weekdayName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import type { Preview } from '../../platform/http/link-preview.ts'
import { cardUrl } from './share-card.ts'
import { findGroup, type GroupRow } from './store.ts'
import { texts } from './texts.ts'

const GROUP_PATH = /^\/(?:my-sports-groups|sports\/groups)\/([^/]+)(\/join)?(?:\/|$)/

const LIST_FORMAT = new Intl.ListFormat('en-GB')

/**
 * [S-3] What a link to a group says of it in a chat: what every visitor may read, and nobody's name. Every group is in
 * the public list, so an address without a group may say so.
 */
export async function groupPreview(
  { sql }: Pick<Deps, 'sql'>,
  path: string,
): Promise<Preview | 'not-found' | null> {
  const [, groupId, isInvite] = GROUP_PATH.exec(path) ?? []
  if (groupId === undefined) return null
  const group = Id.safeParse(groupId).success ? await findGroup(sql, groupId) : null
  if (!group) return 'not-found'
  return {
    title: isInvite ? texts.previewOfInvite(group.name) : group.name,
    description: describeGroup(group),
    image: cardUrl(group.id, group),
  }
}

function describeGroup({ sportsType, playingDays, gameStartTime, venueName }: GroupRow): string {
  const days = LIST_FORMAT.format(playingDays.map((day) => `${weekdayName(day)}s`))
  return `${findSport(sportsType)?.name ?? 'Sport'} on ${days} at ${gameStartTime}, ${venueName}.`
}
