import type { activate } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { answerForNewcomer, findEvent } from '../events/public.ts'
import { findGroup, joinWithInvite } from '../groups/public.ts'
import { deviceOf } from './device.ts'
import { openSession } from './open-session.ts'
import {
  convertRegistrations,
  findRegistration,
  insertAccount,
  lockActivationToken,
  type Registration,
  useActivationTokens,
} from './store.ts'
import { texts } from './texts.ts'

type Activated = ReplyOf<typeof activate>

export const ACTIVE_ALREADY: Activated = {
  message: texts.activeAlready,
  already_active: true,
  session: null,
  group: null,
  event: null,
}

/** The registration that a link confirms; 'used' when it is confirmed already; null for an invalid link. */
export async function resolveActivationLink(
  { clock }: Pick<Deps, 'clock'>,
  sql: Sql,
  token: string,
): Promise<Registration | 'used' | null> {
  const link = await lockActivationToken(sql, sha256(token))
  if (!link || link.expiresAt.getTime() <= (await clock.now(sql))) return null
  return link.usedAt ? 'used' : findRegistration(sql, link.registrationId)
}

interface Completion {
  from: Caller
  /** Null for no session. */
  session: { remembered: boolean } | null
  /** By device, network or password. Choosing a new password proves only the mailbox: no request, no answer is sent. */
  isByRegistrant: boolean
}

/** Null when the address got an account in the meantime. */
export async function completeRegistration(
  deps: Deps,
  sql: Sql,
  { network: _, device: __, deviceName: ___, groupId, invite, eventId, ...account }: Registration,
  { from, session, isByRegistrant }: Completion,
): Promise<Activated | null> {
  if (!(await insertAccount(sql, account))) return null
  await convertRegistrations(sql, account, deviceOf(from))
  await useActivationTokens(sql, account.id, new Date(await deps.clock.now(sql)))
  await deps.publish(sql, 'account-activated', { userId: account.id })

  const signIn = session && { ...session, id: account.id, from }
  const request = groupId && { groupId, userId: account.id, invite: invite ?? undefined }
  return {
    message: texts.activated,
    already_active: false,
    session: signIn && (await openSession(deps, sql, signIn)),
    group: !request
      ? null
      : isByRegistrant
        ? await joinGroup(deps, sql, request)
        : await previewGroup(sql, request.groupId),
    event: !eventId
      ? null
      : isByRegistrant
        ? await answerForNewcomer(deps, sql, eventId, account.id)
        : await previewEvent(sql, eventId),
  }
}

/** Null when the group is gone. No group refuses a new account. */
async function joinGroup(...request: Parameters<typeof joinWithInvite>): Promise<Activated['group']> {
  const joined = await joinWithInvite(...request)
  if (!joined?.decision.ok) return null
  const { group, decision } = joined
  return { id: group.id, name: group.name, standing: decision.value.type === 'member' ? 'member' : 'pending' }
}

async function previewGroup(sql: Sql, groupId: string): Promise<Activated['group']> {
  const group = await findGroup(sql, groupId)
  return group && { id: group.id, name: group.name, standing: 'stranger' }
}

async function previewEvent(sql: Sql, eventId: string): Promise<Activated['event']> {
  const event = await findEvent(sql, eventId)
  return event?.state === 'published' ? { id: event.id, title: event.title, standing: 'stranger' } : null
}
