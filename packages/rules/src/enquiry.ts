import { checkLinks } from './chat.ts'
import type { EventState } from './event.ts'
import { ok, type Result, refuse } from './result.ts'

/** In Unicode characters. */
export const MAX_ENQUIRY_LENGTH = 1000

export const ENQUIRY_SIDES = ['asker', 'vendor'] as const
export type EnquirySide = (typeof ENQUIRY_SIDES)[number]

export interface Enquiry {
  askerId: string
  vendorId: string
  /** Who wrote last. */
  lastSide: EnquirySide
  lastMessageAt: number
  /** How far each side has read. */
  readAt: Readonly<Record<EnquirySide, number>>
  /** Who has shared their email address. */
  sharesEmail: Readonly<Record<EnquirySide, boolean>>
}

/** [V-7] Anyone asks a vendor whose page is public, other than themselves. */
export function askVendor({
  isPublic,
  isOwn,
}: {
  isPublic: boolean
  isOwn: boolean
}): Result<'asked', 'vendor-gone' | 'own-vendor'> {
  if (isOwn) return refuse('own-vendor')
  return isPublic ? ok('asked') : refuse('vendor-gone')
}

/** [V-11] An enquiry may be about one event of the person who asks, which is published and not over. */
export function checkEnquiryEvent({
  state,
  isOver,
  isManaged,
}: {
  state: EventState
  isOver: boolean
  isManaged: boolean
}): Result<'about', 'event-not-found' | 'event-not-published' | 'event-cancelled' | 'event-over'> {
  if (!isManaged) return refuse('event-not-found')
  if (state === 'draft') return refuse('event-not-published')
  if (state === 'cancelled') return refuse('event-cancelled')
  return isOver ? refuse('event-over') : ok('about')
}

/**
 * [V-14] The day that an enquiry names has not passed everywhere on earth: an enquiry has no time zone.
 * @param today the date where it changes last.
 */
export const checkEnquiryDate = (date: string, today: string): Result<'to-come', 'in-the-past'> =>
  date < today ? refuse('in-the-past') : ok('to-come')

/** [V-8] An enquiry is between two people; it does not exist for anyone else. */
export const sideOf = (
  { askerId, vendorId }: Pick<Enquiry, 'askerId' | 'vendorId'>,
  userId: string,
): EnquirySide | null => {
  if (userId === vendorId) return 'vendor'
  return userId === askerId ? 'asker' : null
}

/**
 * [V-8] While the operator hides the page, no one writes or shares an address. After its owner took it down,
 * an enquiry continues.
 */
export const continueEnquiry = ({
  isHidden,
  side,
}: {
  isHidden: boolean
  side: EnquirySide
}): Result<'open', 'vendor-gone' | 'vendor-hidden'> =>
  isHidden ? refuse(side === 'vendor' ? 'vendor-hidden' : 'vendor-gone') : ok('open')

export const otherSide = (side: EnquirySide): EnquirySide => (side === 'vendor' ? 'asker' : 'vendor')

/** [V-9] Links need an enquiry that is a day old, as in a group's chat they need a membership of a day. */
export const checkEnquiryText = (
  text: string,
  { begunAt, at }: { begunAt: number; at: number },
): Result<string, 'no-links-in-new-enquiry'> =>
  checkLinks(text, { joinedAt: begunAt, at }).ok ? ok(text) : refuse('no-links-in-new-enquiry')

/** [V-8] Whether this side may see the email address of the other. */
export const seesEmail = ({ sharesEmail }: Pick<Enquiry, 'sharesEmail'>, side: EnquirySide): boolean =>
  sharesEmail[otherSide(side)]

/** [V-7] Whether the other side has written something that this one has not read. */
export const isUnread = (
  { lastSide, lastMessageAt, readAt }: Pick<Enquiry, 'lastSide' | 'lastMessageAt' | 'readAt'>,
  side: EnquirySide,
): boolean => lastSide !== side && lastMessageAt > readAt[side]

/** [V-13] Whether a side may put the vendor on the page of the event that the enquiry is about. */
export function addToEvent({
  event,
  isPublic,
}: {
  event: { state: EventState; isOver: boolean; isManaged: boolean } | null
  isPublic: boolean
}): Result<
  'added',
  | 'enquiry-without-event'
  | 'vendor-gone'
  | Exclude<ReturnType<typeof checkEnquiryEvent>, { ok: true }>['refusal']
> {
  if (event === null) return refuse('enquiry-without-event')
  if (!isPublic) return refuse('vendor-gone')
  const about = checkEnquiryEvent(event)
  return about.ok ? ok('added') : refuse(about.refusal)
}

/**
 * [V-13] A vendor is on the page of a published event while the vendor's page is public and both sides have
 * added them.
 */
export const standsOnEvent = ({
  adds,
  isPublic,
  state,
}: {
  adds: Readonly<Record<EnquirySide, boolean>>
  isPublic: boolean
  state: EventState
}): boolean => adds.asker && adds.vendor && isPublic && state === 'published'
