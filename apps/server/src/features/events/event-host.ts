import type { EventDraft } from '@turnout/contract/event-form'
import { may } from '@turnout/rules/membership'
import type * as z from 'zod'
import type { Sql } from '../../platform/db/database.ts'
import type { Account, Actor } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { authorizeGroup, shareGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { findVendor } from '../vendors/public.ts'
import { type EventRow, findEvent } from './store.ts'

type Host = NonNullable<z.output<typeof EventDraft>['host']>
type HostColumns = Pick<EventRow, 'hostType' | 'hostUserId' | 'hostGroupId'>

/** [Z-8] A person's event and that of a business are managed by that person, a group's by its admins. */
export async function managesEvent(
  sql: Sql,
  actor: Actor | null,
  { hostUserId, hostGroupId }: HostColumns,
): Promise<boolean> {
  if (actor?.type !== 'account') return false
  if (hostGroupId === null) return hostUserId === actor.id
  return may.manageEvents(await viewerOf(sql, actor, hostGroupId))
}

/** [Z-15] The event, only for its hosts. */
export async function findManaged(
  sql: Sql,
  actor: Account,
  eventId: string,
  refuse: Refuse<'event-not-found'>,
): Promise<EventRow> {
  const event = (await findEvent(sql, eventId)) ?? refuse('event-not-found')
  if (await managesEvent(sql, actor, event)) return event
  return refuse(event.state === 'draft' ? 'event-not-found' : 'not-allowed')
}

/** The columns of a host, if this person may act for it, and the time zone of a group. */
export async function takeHost(
  sql: Sql,
  actor: Account,
  host: Host,
  refuse: Refuse<'group-not-found' | 'vendor-not-found'>,
): Promise<{ columns: HostColumns; zone: string | null }> {
  if (host.type !== 'group') {
    if (host.type === 'vendor' && !(await findVendor(sql, actor.id))) refuse('vendor-not-found')
    return { columns: { hostType: host.type, hostUserId: actor.id, hostGroupId: null }, zone: null }
  }
  const request = { params: { groupId: host.group_id }, actor, refuse }
  const { group } = await authorizeGroup(sql, request, may.manageEvents, shareGroup)
  return {
    columns: { hostType: 'group', hostUserId: actor.id, hostGroupId: group.id },
    zone: group.timeZone,
  }
}
