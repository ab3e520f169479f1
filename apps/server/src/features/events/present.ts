import type { EventCard } from '@turnout/contract/event-card'
import type { Event as Wire } from '@turnout/contract/events'
import { isGuest } from '@turnout/rules/attendance'
import { isEventOver } from '@turnout/rules/event'
import { fullName } from '@turnout/rules/full-name'
import type { Sql } from '../../platform/db/database.ts'
import { pictureUrl } from '../../platform/files/picture-names.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { isMoved, presentHours } from '../groups/public.ts'
import { viewerIdOf } from '../members/public.ts'
import { OPEN_GAME_CATEGORY, presentMyAnswer } from '../scheduled-games/public.ts'
import { findArrivalOf, findArrivals } from './arrivals-store.ts'
import { planOf } from './event-columns.ts'
import { managesEvent } from './event-host.ts'
import type { Hit } from './search.ts'
import { type EventRow, findFamiliar, findGuests, findHost, type HostRow } from './store.ts'

const details = (event: EventRow, now: number) => ({
  id: event.id,
  title: event.title,
  category: event.category,
  date: event.date,
  starts_at: event.startsAt?.getTime() ?? null,
  ends_at: event.endsAt?.getTime() ?? null,
  start_time: event.startTime,
  end_time: event.endTime,
  time_zone: event.timeZone,
  venue_name: event.venueName,
  venue_address: event.venueAddress,
  venue_latitude: event.venueLatitude,
  venue_longitude: event.venueLongitude,
  picture_url: event.picture && pictureUrl(event.picture, 'large'),
  picture_small_url: event.picture && pictureUrl(event.picture, 'small'),
  drawn_cover: event.drawnCover,
  places: event.places,
  going_count: event.goingCount,
  waiting_count: event.waitingCount,
  price: event.price,
  state: event.state,
  is_over: isEventOver(planOf(event), now),
})

export const presentCard = (event: EventRow, now: number): EventCard => ({
  kind: 'event',
  group_id: null,
  sports_type: null,
  is_moved: event.movedFrom !== null,
  ...details(event, now),
})

/** [Z-45] A game of a group as an event; its page is the group's page. */
function presentOpenGame({ game, group }: Extract<Hit, { kind: 'group_game' }>): EventCard {
  return {
    kind: 'group_game',
    id: game.id,
    group_id: group.id,
    sports_type: group.sportsType,
    title: group.name,
    category: OPEN_GAME_CATEGORY,
    ...presentHours(group, { ...game, startsAt: game.startsAt.getTime(), endsAt: game.endsAt.getTime() }),
    time_zone: group.timeZone,
    venue_name: game.venueName,
    venue_address: game.venueAddress,
    venue_latitude: game.venueLatitude,
    venue_longitude: game.venueLongitude,
    picture_url: group.venueImage && pictureUrl(group.venueImage, 'large'),
    picture_small_url: group.venueImage && pictureUrl(group.venueImage, 'small'),
    drawn_cover: 0,
    places: game.places,
    going_count: game.goingCount,
    waiting_count: 0,
    price: '',
    state: 'published',
    is_moved: isMoved(group, game.date),
    is_over: false,
  }
}

export const presentHit = (hit: Hit, now: number): EventCard =>
  hit.kind === 'event' ? presentCard(hit.event, now) : presentOpenGame(hit)

/** The event as this person may see it. */
export async function loadEvent(sql: Sql, event: EventRow, actor: Actor | null, now: number): Promise<Wire> {
  const viewerId = viewerIdOf(actor)
  const canManage = await managesEvent(sql, actor, event)
  const going = [...new Set(event.attendance.going.map(({ personId }) => personId))]
  const familiar = viewerId
    ? await findFamiliar(
        sql,
        viewerId,
        going.filter((id) => id !== viewerId),
      )
    : []
  return {
    ...details(event, now),
    description: event.description,
    guests_allowed: event.guestsAllowed,
    host: presentHost(event, await findHost(sql, event)),
    moved_from: event.movedFrom,
    reason: event.reason,
    cancelled_at: event.cancelledAt?.getTime() ?? null,
    my_answer:
      viewerId === null ? null : presentMyAnswer(event.attendance, await findGuests(sql, event.id), viewerId),
    familiar_people: familiar.map(({ id, firstName, lastName, profileImageUrl }) => ({
      user_id: id,
      name: fullName(firstName, lastName),
      profile_image_url: profileImageUrl,
    })),
    can_manage: canManage,
    arrived_at: viewerId === null ? null : await findArrivalOf(sql, event.id, viewerId),
    host_counts: canManage ? presentHostCounts(event, await findArrivals(sql, event.id)) : null,
  }
}

/** [Z-18] A person who arrived and then answered 'out' keeps their arrival, but is not counted here. */
const presentHostCounts = (
  { attendance: { going, notGoing } }: EventRow,
  arrivals: ReadonlyMap<string, number>,
): Wire['host_counts'] => ({
  out: notGoing.length,
  guests: going.filter(isGuest).length,
  arrived: going.filter(({ id }) => arrivals.has(id)).length,
})

const presentHost = (
  { hostType, hostUserId, hostGroupId }: EventRow,
  { name, image }: HostRow,
): Wire['host'] => ({
  type: hostType,
  id: hostGroupId ?? hostUserId,
  name,
  image_url: image && ('url' in image ? image.url : pictureUrl(image.picture, 'small')),
})
