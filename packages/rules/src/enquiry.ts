import { checkLinks } from './chat.ts'
import { ok, type Result, refuse } from './result.ts'

/** Counted as Unicode counts characters. */
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

/** [V-8] An enquiry is between two people; it does not exist for anyone else. */
export const sideOf = (
  { askerId, vendorId }: Pick<Enquiry, 'askerId' | 'vendorId'>,
  userId: string,
): EnquirySide | null => {
  if (userId === vendorId) return 'vendor'
  return userId === askerId ? 'asker' : null
}

export const otherSide = (side: EnquirySide): EnquirySide => (side === 'vendor' ? 'asker' : 'vendor')

/** [V-9] Links are for enquiries that are a day old, as in a group's chat for people who have been in it for a day. */
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
