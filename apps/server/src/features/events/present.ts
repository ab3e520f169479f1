import type { EventCard, Event as Wire } from '@turnout/contract/events'
import type { Sql } from '../../platform/db/database.ts'
import { pictureUrl } from '../../platform/files/picture-names.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { viewerIdOf } from '../members/public.ts'
import { presentMyAnswer } from '../scheduled-games/public.ts'
import { managesEvent } from './event-host.ts'
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
  places: event.places,
  going_count: event.goingCount,
  waiting_count: event.waitingCount,
  price: event.price,
  state: event.state,
  is_over: event.endsAt !== null && now >= event.endsAt.getTime(),
})

export const presentCard = (event: EventRow, now: number): EventCard => ({
  kind: 'event',
  group_id: null,
  sports_type: null,
  ...details(event, now),
})

/** The event as this person may see it. */
export async function loadEvent(sql: Sql, event: EventRow, actor: Actor | null, now: number): Promise<Wire> {
  const viewerId = viewerIdOf(actor)
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
    reason: event.reason,
    cancelled_at: event.cancelledAt?.getTime() ?? null,
    my_answer:
      viewerId === null ? null : presentMyAnswer(event.attendance, await findGuests(sql, event.id), viewerId),
    familiar_people: familiar.map(({ id, firstName, lastName, profileImageUrl }) => ({
      user_id: id,
      name: `${firstName} ${lastName}`,
      profile_image_url: profileImageUrl,
    })),
    can_manage: await managesEvent(sql, actor, event),
  }
}

const presentHost = (
  { hostType, hostUserId, hostGroupId }: EventRow,
  { name, image }: HostRow,
): Wire['host'] => ({
  type: hostType,
  id: hostGroupId ?? hostUserId,
  name,
  image_url: image && ('url' in image ? image.url : pictureUrl(image.picture, 'small')),
})
