import { Id } from '@turnout/contract/wire/text'
import { listInWords } from '@turnout/rules/list-in-words'
import { findSport } from '@turnout/rules/sports'
import { weekdayName } from '@turnout/rules/words'
import { isNull } from 'drizzle-orm'
import type { SportsOrganization, WithContext } from 'schema-dts'
import type { Deps } from '../../deps.ts'
import type { Preview } from '../../platform/http/link-preview.ts'
import { rowPages, type SitemapSource } from '../../platform/http/sitemap.ts'
import { groupCardUrl } from './share-card.ts'
import { findGroup, type GroupRow } from './store.ts'
import { groups } from './tables.ts'
import { texts } from './texts.ts'

const GROUP_PATH = /^\/(?:my-sports-groups|sports\/groups)\/([^/]+)(\/join)?(?:\/|$)/

/**
 * [S-3] The preview of a group's link in a chat: what every visitor may read, and no one's name. Every group is in the
 * public list, so the preview may show that an address has no group.
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
    image: groupCardUrl(group.id, group),
    imageAlt: `${group.name}. ${describeGroup(group)}`,
    path: groupPath(group.id),
    about: (origin) => aboutGroup(group, origin),
  }
}

const groupPath = (groupId: string): string => `/sports/groups/${groupId}`

/** [S-4] A group in the vocabulary of schema.org. */
const aboutGroup = (group: GroupRow, origin: string): WithContext<SportsOrganization> => ({
  '@context': 'https://schema.org',
  '@type': 'SportsOrganization',
  name: group.name,
  description: group.description,
  url: `${origin}${groupPath(group.id)}`,
  image: `${origin}${groupCardUrl(group.id, group)}`,
  sport: findSport(group.sportsType)?.name ?? group.sportsType,
  location: {
    '@type': 'Place',
    name: group.venueName,
    address: group.venueAddress,
    geo: { '@type': 'GeoCoordinates', latitude: group.venueLatitude, longitude: group.venueLongitude },
  },
})

/** [S-4] The public pages of all groups. */
export const groupSitemap = ({ sql }: Pick<Deps, 'sql'>): SitemapSource =>
  rowPages(sql, {
    ...{ name: 'groups', table: groups, id: groups.id, changedAt: groups.updatedAt, pathOf: groupPath },
    where: () => isNull(groups.deletedAt),
  })

function describeGroup({ sportsType, playingDays, gameStartTime, venueName }: GroupRow): string {
  const days = listInWords(playingDays.map((day) => `${weekdayName(day)}s`))
  return `${findSport(sportsType)?.name ?? 'Sport'} on ${days} at ${gameStartTime}, ${venueName}.`
}
