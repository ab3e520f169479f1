import { findSport } from '@turnout/rules/sports'
import { weekdayName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { cardUrl } from './share-card.ts'
import { findGroup, type GroupRow } from './store.ts'
import { texts } from './texts.ts'

const GROUP_PATH =
  /^\/(?:my-sports-groups|sports\/groups)\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(\/join)?(?:\/|$)/

const LIST_FORMAT = new Intl.ListFormat('en-GB')

/** [S-3] What a link to a group says of it in a chat: what every visitor may read, and nobody's name. */
export async function groupPreview({ sql }: Pick<Deps, 'sql'>, path: string) {
  const [, groupId, isInvite] = GROUP_PATH.exec(path) ?? []
  const group = groupId ? await findGroup(sql, groupId) : null
  return (
    group && {
      title: isInvite ? texts.previewOfInvite(group.name) : group.name,
      description: describeGroup(group),
      image: cardUrl(group.id, group),
    }
  )
}

function describeGroup({ sportsType, playingDays, gameStartTime, venueName }: GroupRow): string {
  const days = LIST_FORMAT.format(playingDays.map((day) => `${weekdayName(day)}s`))
  return `${findSport(sportsType)?.name ?? 'Sport'} on ${days} at ${gameStartTime}, ${venueName}.`
}
