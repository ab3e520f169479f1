import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Ability,
  ASK_AGAIN_AFTER_MS,
  approveMember,
  handOver,
  joinByLink,
  joinGroup,
  leaveGroup,
  makeAdmin,
  may,
  rejectRequest,
  removeMember,
  STRANGER,
  type Standing,
  stepAdminDown,
  VISITOR,
  type Viewer,
} from './membership.ts'

const STANDINGS: Record<string, Standing> = {
  stranger: STRANGER,
  pending: { type: 'pending' },
  member: { type: 'member' },
  admin: { type: 'admin', creator: false },
  creator: { type: 'admin', creator: true },
}
const standing = (name: string): Standing => STANDINGS[name] ?? STRANGER

const viewer = (name: string, more: Partial<Viewer> = {}): Viewer => ({
  ...VISITOR,
  signedIn: true,
  confirmed: true,
  standing: standing(name),
  ...more,
})

const PEOPLE: Record<string, Viewer> = {
  visitor: VISITOR,
  unconfirmed: { ...VISITOR, signedIn: true },
  outsider: viewer('stranger'),
  asking: viewer('pending'),
  member: viewer('member'),
  captain: viewer('member', { captain: true }),
  referee: viewer('member', { referee: true }),
  admin: viewer('admin'),
  creator: viewer('creator'),
  platform: viewer('stranger', { platformAdmin: true }),
}

const IN_GROUP = ['member', 'captain', 'referee', 'admin', 'creator']
const GROUP_ADMINS = ['admin', 'creator']
const GAME_ADMINS = [...GROUP_ADMINS, 'platform']

const WHO_MAY: Record<Ability, string[]> = {
  createGroup: ['outsider', 'asking', ...IN_GROUP, 'platform'],
  join: ['outsider', 'platform'],
  leave: ['asking', 'member', 'captain', 'referee'],
  updateGroup: GROUP_ADMINS,
  deleteGroup: GROUP_ADMINS,
  seeMembers: IN_GROUP,
  seeContacts: GROUP_ADMINS,
  seePending: GROUP_ADMINS,
  admitMembers: GROUP_ADMINS,
  removeMembers: GROUP_ADMINS,
  promoteMembers: GROUP_ADMINS,
  stepAdminDown: ['creator'],
  handOver: ['creator'],
  seeStatistics: IN_GROUP,
  seeEveryonesAttendance: GROUP_ADMINS,
  seeInvite: IN_GROUP,
  subscribe: IN_GROUP,
  manageInvite: GROUP_ADMINS,
  answer: IN_GROUP,
  manageScheduledGames: GROUP_ADMINS,
  manageEvents: GROUP_ADMINS,
  chat: IN_GROUP,
  manageChat: GROUP_ADMINS,
  seeGameDay: [...IN_GROUP, 'platform'],
  seeGuestContacts: GAME_ADMINS,
  checkIn: IN_GROUP,
  checkInGuests: GAME_ADMINS,
  removeParticipants: GAME_ADMINS,
  nameCaptains: [...GAME_ADMINS, 'captain'],
  pickForAnyTeam: GAME_ADMINS,
  pickForOwnTeam: [...GAME_ADMINS, 'captain'],
  draftByHand: GAME_ADMINS,
  playBall: [...GAME_ADMINS, 'captain'],
  controlMatch: [...GAME_ADMINS, 'referee'],
  manageGame: GAME_ADMINS,
}

describe('who may do what', () => {
  test.each(Object.entries(WHO_MAY))('[G-1] %s is for %j and no one else', (ability, allowed) => {
    const able = Object.keys(PEOPLE).filter((who) => may[ability as Ability](PEOPLE[who] ?? VISITOR))
    expect(able.sort()).toEqual([...allowed].sort())
  })

  test('[G-1] the platform role gives access to game day and matches of a group and to nothing else', () => {
    const gained = (Object.keys(may) as Ability[]).filter(
      (ability) =>
        may[ability](viewer('stranger', { platformAdmin: true })) && !may[ability](viewer('stranger')),
    )
    expect(gained.sort()).toEqual(WHO_MAY_ON_GAME_DAY.sort())
  })
})

const WHO_MAY_ON_GAME_DAY = [
  'seeGameDay',
  'seeGuestContacts',
  'checkInGuests',
  'removeParticipants',
  'nameCaptains',
  'pickForAnyTeam',
  'pickForOwnTeam',
  'draftByHand',
  'playBall',
  'controlMatch',
  'manageGame',
]

const outcome = (decision: { ok: true; value: Standing } | { ok: false; refusal: string }) =>
  decision.ok ? decision.value.type : decision.refusal

describe('one membership', () => {
  test.each`
    who           | answer
    ${'stranger'} | ${'pending'}
    ${'pending'}  | ${'pending'}
    ${'member'}   | ${'already-member'}
    ${'admin'}    | ${'already-member'}
    ${'creator'}  | ${'already-member'}
  `('[G-2] a $who who requests to join: $answer', ({ who, answer }) => {
    expect(outcome(joinGroup(standing(who), { rejectedAt: null, at: 0 }))).toBe(answer)
  })

  test.each`
    later                     | answer
    ${0}                      | ${'rejected-lately'}
    ${ASK_AGAIN_AFTER_MS - 1} | ${'rejected-lately'}
    ${ASK_AGAIN_AFTER_MS}     | ${'pending'}
  `('[G-3] $later ms after a rejection, a new request: $answer', ({ later, answer }) => {
    expect(outcome(joinGroup(STRANGER, { rejectedAt: 1_000, at: 1_000 + later }))).toBe(answer)
  })

  test.each`
    who           | answer
    ${'stranger'} | ${'not-a-member'}
    ${'pending'}  | ${'stranger'}
    ${'member'}   | ${'stranger'}
    ${'admin'}    | ${'admins-cannot-leave'}
    ${'creator'}  | ${'creator-cannot-leave'}
  `('[G-4] a $who who leaves: $answer', ({ who, answer }) => {
    expect(outcome(leaveGroup(standing(who)))).toBe(answer)
  })

  test.each`
    who           | answer
    ${'stranger'} | ${'no-such-request'}
    ${'pending'}  | ${'member'}
    ${'member'}   | ${'already-member'}
    ${'admin'}    | ${'already-member'}
  `('[G-5] approving a $who: $answer; rejecting answers the same, or ends the request', ({ who, answer }) => {
    expect(outcome(approveMember(standing(who)))).toBe(answer)
    expect(outcome(rejectRequest(standing(who)))).toBe(answer === 'member' ? 'stranger' : answer)
  })

  test.each`
    who           | self     | creator  | answer
    ${'stranger'} | ${false} | ${true}  | ${'member-not-found'}
    ${'pending'}  | ${false} | ${false} | ${'stranger'}
    ${'member'}   | ${false} | ${false} | ${'stranger'}
    ${'admin'}    | ${false} | ${false} | ${'only-creator-removes-admins'}
    ${'admin'}    | ${false} | ${true}  | ${'stranger'}
    ${'creator'}  | ${false} | ${false} | ${'cannot-remove-creator'}
    ${'admin'}    | ${true}  | ${false} | ${'cannot-remove-yourself'}
    ${'creator'}  | ${true}  | ${true}  | ${'cannot-remove-yourself'}
  `(
    '[G-6] removing a $who (oneself: $self, by the creator: $creator): $answer',
    ({ who, self, creator, answer }) => {
      expect(outcome(removeMember(standing(who), { self, creator }))).toBe(answer)
    },
  )

  test.each`
    who           | self     | answer
    ${'stranger'} | ${false} | ${'member-not-found'}
    ${'pending'}  | ${false} | ${'not-approved-yet'}
    ${'member'}   | ${false} | ${'admin'}
    ${'admin'}    | ${false} | ${'already-admin'}
    ${'creator'}  | ${false} | ${'already-admin'}
    ${'admin'}    | ${true}  | ${'cannot-promote-yourself'}
  `('[G-7] promoting a $who (oneself: $self): $answer', ({ who, self, answer }) => {
    expect(outcome(makeAdmin(standing(who), { self }))).toBe(answer)
  })

  test.each`
    who           | answer
    ${'stranger'} | ${'member-not-found'}
    ${'pending'}  | ${'not-an-admin'}
    ${'member'}   | ${'not-an-admin'}
    ${'admin'}    | ${'member'}
    ${'creator'}  | ${'creator-stays-admin'}
  `('[G-9] stepping a $who down: $answer', ({ who, answer }) => {
    expect(outcome(stepAdminDown(standing(who)))).toBe(answer)
  })

  test.each`
    who           | answer
    ${'stranger'} | ${'member-not-found'}
    ${'pending'}  | ${'not-an-admin'}
    ${'member'}   | ${'not-an-admin'}
    ${'admin'}    | ${'admin'}
    ${'creator'}  | ${'already-creator'}
  `('[G-10] handing the group to a $who: $answer', ({ who, answer }) => {
    expect(outcome(handOver(standing(who)))).toBe(answer)
  })

  test('[G-10] the admin to whom the group is handed is its creator', () => {
    expect(handOver(standing('admin'))).toEqual({ ok: true, value: standing('creator') })
  })

  test.each`
    who           | effect     | answer
    ${'stranger'} | ${'none'}  | ${'pending'}
    ${'stranger'} | ${'asks'}  | ${'pending'}
    ${'stranger'} | ${'joins'} | ${'member'}
    ${'pending'}  | ${'asks'}  | ${'pending'}
    ${'pending'}  | ${'joins'} | ${'member'}
    ${'member'}   | ${'joins'} | ${'already-member'}
    ${'creator'}  | ${'joins'} | ${'already-member'}
  `('[G-11] a $who with a link that grants $effect: $answer', ({ who, effect, answer }) => {
    expect(outcome(joinByLink(standing(who), { rejectedAt: null, at: 0 }, effect))).toBe(answer)
  })

  test('[G-3] [G-11] a link does not undo a rejection of today', () => {
    expect(outcome(joinByLink(STRANGER, { rejectedAt: 1_000, at: 2_000 }, 'joins'))).toBe('rejected-lately')
  })
})

type Step = (now: Standing) => ReturnType<typeof leaveGroup> | ReturnType<typeof removeMember> | Joined
type Joined = ReturnType<typeof joinGroup> | ReturnType<typeof approveMember> | ReturnType<typeof makeAdmin>

const STEPS: Record<string, Step> = {
  join: (now) => joinGroup(now, { rejectedAt: null, at: 0 }),
  leave: leaveGroup,
  approve: approveMember,
  promote: (now) => makeAdmin(now, { self: false }),
  remove: (now) => removeMember(now, { self: false, creator: true }),
}

const after = (from: Standing, steps: string[]): Standing =>
  steps.reduce((now, name) => {
    const decision = STEPS[name]?.(now)
    return decision?.ok ? decision.value : now
  }, from)

const anySteps = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 40 })

test('[G-4] [G-6] the creator stays creator, whatever others do', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      expect(after(standing('creator'), steps)).toEqual(standing('creator'))
    }),
  )
})

test('[G-5] [G-7] no one becomes a member without a request and an approval, nor an admin without being a member', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const end = after(STRANGER, steps)
      const belongs = end.type === 'member' || end.type === 'admin'
      if (belongs) expect(steps.lastIndexOf('approve')).toBeGreaterThan(steps.indexOf('join'))
      if (belongs) expect(steps).toContain('join')
      if (end.type === 'admin') expect(steps).toContain('promote')
      expect(end).not.toEqual(standing('creator'))
    }),
  )
})
