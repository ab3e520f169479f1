import { ok, type Result, refuse } from './result.ts'

/**
 * The role of a person in one group. The type cannot express a pending admin, or a creator who is no admin.
 */
export type Standing =
  | { type: 'stranger' }
  | { type: 'pending' }
  | { type: 'member' }
  | { type: 'admin'; creator: boolean }

/** Everything that decides what a person may do: their standing and three facts about the moment. */
export interface Viewer {
  signedIn: boolean
  /** The email address is confirmed; without that an account cannot create or join a group. */
  confirmed: boolean
  standing: Standing
  /** The platform role: the rights of a group admin on game day and in live matches, and nowhere else. */
  platformAdmin: boolean
  /** Captain of a team in the present game. */
  captain: boolean
  /** Referee of the present match. */
  referee: boolean
}

export const STRANGER: Standing = { type: 'stranger' }

/** A visitor who is not signed in, for every group. */
export const VISITOR: Viewer = {
  signedIn: false,
  confirmed: false,
  standing: STRANGER,
  platformAdmin: false,
  captain: false,
  referee: false,
}

const isAdmin = ({ standing }: Viewer) => standing.type === 'admin'
const isCreator = ({ standing }: Viewer) => standing.type === 'admin' && standing.creator
const isInGroup = ({ standing }: Viewer) => standing.type === 'member' || standing.type === 'admin'
const canRunGame = (viewer: Viewer) => isAdmin(viewer) || viewer.platformAdmin

/** [G-1] The one table of who may do what: the server decides by it, the web shows and hides by it. */
export const may = {
  createGroup: (viewer) => viewer.confirmed,
  join: (viewer) => viewer.confirmed && viewer.standing.type === 'stranger',
  leave: ({ standing }) => standing.type === 'member' || standing.type === 'pending',
  updateGroup: isAdmin,
  deleteGroup: isAdmin,
  seeMembers: isInGroup,
  seeContacts: isAdmin,
  seePending: isAdmin,
  admitMembers: isAdmin,
  removeMembers: isAdmin,
  promoteMembers: isAdmin,
  stepAdminDown: isCreator,
  handOver: isCreator,
  seeStatistics: isInGroup,
  seeEveryonesAttendance: isAdmin,
  seeInvite: isInGroup,
  subscribe: isInGroup,
  manageInvite: isAdmin,
  answer: isInGroup,
  manageScheduledGames: isAdmin,
  manageEvents: isAdmin,
  chat: isInGroup,
  manageChat: isAdmin,
  seeGameDay: (viewer) => isInGroup(viewer) || viewer.platformAdmin,
  seeGuestContacts: canRunGame,
  checkIn: isInGroup,
  checkInGuests: canRunGame,
  removeParticipants: canRunGame,
  nameCaptains: (viewer) => canRunGame(viewer) || viewer.captain,
  pickForAnyTeam: canRunGame,
  pickForOwnTeam: (viewer) => canRunGame(viewer) || viewer.captain,
  draftByHand: canRunGame,
  playBall: (viewer) => canRunGame(viewer) || viewer.captain,
  controlMatch: (viewer) => canRunGame(viewer) || viewer.referee,
  manageGame: canRunGame,
} as const satisfies Record<string, (viewer: Viewer) => boolean>

export type Ability = keyof typeof may

/** [G-2] A request to join. Repeating it changes nothing; a member's request is refused. */
export function joinGroup(
  standing: Standing,
  request: { rejectedAt: number | null; at: number },
): Result<Standing, 'already-member' | 'rejected-lately'> {
  if (standing.type === 'pending') return ok(standing)
  if (standing.type !== 'stranger') return refuse('already-member')
  if (request.rejectedAt !== null && request.at - request.rejectedAt < ASK_AGAIN_AFTER_MS)
    return refuse('rejected-lately')
  return ok({ type: 'pending' })
}

/** [G-3] A rejected person may ask again after a day. */
export const ASK_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * [G-4] Leaving: a pending request is withdrawn, a member leaves, an admin has to give up that role first.
 */
export function leaveGroup(
  standing: Standing,
): Result<Standing, 'not-a-member' | 'admins-cannot-leave' | 'creator-cannot-leave'> {
  if (standing.type === 'stranger') return refuse('not-a-member')
  if (standing.type === 'admin')
    return refuse(standing.creator ? 'creator-cannot-leave' : 'admins-cannot-leave')
  return ok(STRANGER)
}

/** [G-5] Approving: only a pending request makes a member. A second approval is refused with the reason. */
export function approveMember(target: Standing): Result<Standing, 'no-such-request' | 'already-member'> {
  if (target.type === 'pending') return ok({ type: 'member' })
  return refuse(target.type === 'stranger' ? 'no-such-request' : 'already-member')
}

/**
 * [G-5] Rejecting: only a pending request, so that a person whom another admin has admitted meanwhile stays.
 */
export function rejectRequest(target: Standing): Result<Standing, 'no-such-request' | 'already-member'> {
  const approved = approveMember(target)
  return approved.ok ? ok(STRANGER) : approved
}

/** [G-6] Rejecting or removing. Only the creator removes admins; no one removes the creator or themselves. */
export function removeMember(
  target: Standing,
  actor: { self: boolean; creator: boolean },
): Result<
  Standing,
  'member-not-found' | 'cannot-remove-yourself' | 'cannot-remove-creator' | 'only-creator-removes-admins'
> {
  if (target.type === 'stranger') return refuse('member-not-found')
  if (actor.self) return refuse('cannot-remove-yourself')
  if (target.type === 'admin' && target.creator) return refuse('cannot-remove-creator')
  if (target.type === 'admin' && !actor.creator) return refuse('only-creator-removes-admins')
  return ok(STRANGER)
}

/**
 * [G-7] Promoting: a member becomes an admin; not oneself, not an admin, not a person with a pending request.
 */
export function makeAdmin(
  target: Standing,
  actor: { self: boolean },
): Result<Standing, 'member-not-found' | 'cannot-promote-yourself' | 'already-admin' | 'not-approved-yet'> {
  if (actor.self) return refuse('cannot-promote-yourself')
  switch (target.type) {
    case 'stranger':
      return refuse('member-not-found')
    case 'pending':
      return refuse('not-approved-yet')
    case 'admin':
      return refuse('already-admin')
    case 'member':
      return ok({ type: 'admin', creator: false })
  }
}

/** [G-9] Stepping down: the creator makes another admin a member again. The creator hands the group over first. */
export function stepAdminDown(
  target: Standing,
): Result<Standing, 'member-not-found' | 'not-an-admin' | 'creator-stays-admin'> {
  if (target.type === 'stranger') return refuse('member-not-found')
  if (target.type !== 'admin') return refuse('not-an-admin')
  return target.creator ? refuse('creator-stays-admin') : ok({ type: 'member' })
}

/** [G-10] Handing over: another admin becomes the creator, and the creator of before stays an admin. */
export function handOver(
  target: Standing,
): Result<Standing, 'member-not-found' | 'not-an-admin' | 'already-creator'> {
  if (target.type === 'stranger') return refuse('member-not-found')
  if (target.type !== 'admin') return refuse('not-an-admin')
  return target.creator ? refuse('already-creator') : ok({ type: 'admin', creator: true })
}

/** What an invite link does for a person: nothing when it is old or switched off. */
export type InviteEffect = 'none' | 'asks' | 'joins'

/**
 * [G-11] A link that admits directly makes a member at once, also of a person with a pending request; others
 * only ask.
 */
export function joinByLink(
  standing: Standing,
  request: { rejectedAt: number | null; at: number },
  inviteEffect: InviteEffect,
): ReturnType<typeof joinGroup> {
  const decision = joinGroup(standing, request)
  return decision.ok && inviteEffect === 'joins' ? ok({ type: 'member' }) : decision
}
