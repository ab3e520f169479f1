import type { World } from './matrix-world.ts'
import type { Actor } from './permission-matrix.ts'

const PERSONAL = /password|hash|token|secret|email|phone|date_of_birth|latitude|longitude/i

const VENUE = ['venue_latitude', 'venue_longitude']
const CONTACTS = ['email', 'phone_number']
const GUEST_CONTACTS = ['email', 'phone']
const BUSINESS = ['business_email', 'business_phone', 'latitude', 'longitude']
/** Null in this world, where no one has shared it. */
const SHARED_EMAIL = ['is_my_email_shared', 'shared_email']
const ADMINS: readonly Actor[] = ['admin', 'creator']
const BELONG: readonly Actor[] = ['member', 'captain', 'referee', ...ADMINS]
const RUNS_GAME: readonly Actor[] = [...ADMINS, 'platformAdmin']

interface Allowed {
  fields: readonly string[]
  /** The actors who may see the fields; by default all who get an answer. */
  to?: readonly Actor[]
}

/** The personal fields that an answer may contain, and for whom (docs/security.md M4); any other is a leak. */
const ALLOWED: Record<string, Allowed> = {
  login: { fields: ['access_token', 'token_type'] },
  getMe: { fields: ['email', 'email_confirmed', 'phone_number', 'date_of_birth'] },
  updateMe: { fields: ['email', 'email_confirmed', 'phone_number', 'date_of_birth'] },
  requestPasskey: { fields: ['email'] },
  createVendor: { fields: BUSINESS },
  getMyVendor: { fields: BUSINESS },
  updateMyVendor: { fields: BUSINESS },
  askVendor: { fields: SHARED_EMAIL },
  getEnquiry: { fields: SHARED_EMAIL },
  answerEnquiry: { fields: SHARED_EMAIL },
  readEnquiry: { fields: SHARED_EMAIL },
  addVendorToEvent: { fields: SHARED_EMAIL },
  removeVendorFromEvent: { fields: SHARED_EMAIL },
  shareEmail: { fields: SHARED_EMAIL },
  publishMyVendor: { fields: BUSINESS },
  unpublishMyVendor: { fields: BUSINESS },
  listGroups: { fields: VENUE },
  getGroup: { fields: VENUE },
  listMyGroups: { fields: VENUE },
  createGroup: { fields: VENUE },
  updateGroup: { fields: VENUE },
  listEvents: { fields: VENUE },
  createEvent: { fields: VENUE },
  updateEvent: { fields: VENUE },
  publishEvent: { fields: VENUE },
  cancelEvent: { fields: VENUE },
  getEvent: { fields: VENUE },
  listMyEvents: { fields: VENUE },
  answerEvent: { fields: VENUE },
  acceptEventPlace: { fields: VENUE },
  suggestPlaces: { fields: ['latitude', 'longitude'] },
  getPlace: { fields: ['latitude', 'longitude'] },
  getGameDay: { fields: VENUE },
  listScheduledGames: { fields: VENUE },
  listMyScheduledGames: { fields: VENUE },
  getScheduledGame: { fields: VENUE },
  answerScheduledGame: { fields: VENUE },
  acceptPlace: { fields: VENUE },
  callSpares: { fields: VENUE },
  cancelScheduledGame: { fields: VENUE },
  restoreScheduledGame: { fields: VENUE },
  moveScheduledGame: { fields: VENUE },
  addScheduledGame: { fields: VENUE },
  listMembers: { fields: CONTACTS, to: ADMINS },
  approveMember: { fields: CONTACTS, to: ADMINS },
  makeAdmin: { fields: CONTACTS, to: ADMINS },
  changeMemberAttendance: { fields: CONTACTS, to: ADMINS },
  stepAdminDown: { fields: CONTACTS, to: ADMINS },
  handOver: { fields: CONTACTS, to: ADMINS },
  getInvite: { fields: ['token'], to: BELONG },
  changeInvite: { fields: ['token'], to: ADMINS },
  renewInvite: { fields: ['token'], to: ADMINS },
  listManualParticipants: { fields: GUEST_CONTACTS, to: RUNS_GAME },
  manualCheckIn: { fields: GUEST_CONTACTS, to: RUNS_GAME },
  getSpectatorLink: { fields: ['token'], to: RUNS_GAME },
  changeSpectatorLink: { fields: ['token'], to: RUNS_GAME },
  renewSpectatorLink: { fields: ['token'], to: RUNS_GAME },
  // public once the coin has been tossed, so that anyone can check it
  tossCoin: { fields: ['secret'] },
  getGameState: { fields: ['secret'] },
  getGameReport: { fields: ['secret'] },
  getReceipt: { fields: ['secret'] },
}

/** Personal fields that this answer should not have, and email addresses under another name. */
export function leaksIn(call: string, actor: Actor, body: unknown, { people }: World): string[] {
  const allowed = ALLOWED[call]
  const fields = allowed && (!allowed.to || allowed.to.includes(actor)) ? allowed.fields : []
  const leaks = fieldsOf(body).filter((field) => PERSONAL.test(field) && !fields.includes(field))
  if (fields.includes('email')) return leaks
  const text = JSON.stringify(body)
  const named = Object.values(people).filter(
    ({ email, token }) => text.includes(email) || text.includes(token),
  )
  return [...leaks, ...named.map(({ name }) => `the address or token of ${name}`)]
}

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
}
