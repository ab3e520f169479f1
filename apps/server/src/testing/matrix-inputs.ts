import type { Endpoint } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import { PASSWORD, registrationForm } from '../features/accounts/testing.ts'
import { STREET_CUP } from '../features/events/testing.ts'
import { BAKERY, WEAVER_STREET } from '../features/vendors/testing.ts'
import { newId } from '../platform/ids.ts'
import { AT_THE_PITCH, CANAL_SIDE } from './game-setup.ts'
import type { MatrixGame } from './matrix-game.ts'
import type { World } from './matrix-world.ts'
import { createKeyPair } from './web-push-crypto.ts'

export interface Input {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

const CHROME_SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/emmas-phone',
  keys: { p256dh: createKeyPair().publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
}

const NEVER_SENT = 'nobody-was-sent-this-one'
const NEVER_GIVEN = 'nobody-was-given-this-one'
const NEW_PASSWORD = 'eleven bibs and a ball'

/** Of no known device. */
const CREDENTIAL = { id: 'AA', client_data: 'AA' }

/** The Wednesday of the week after; the group plays on Tuesdays. */
const NEW_DATE = { date: '2026-06-17', start_time: '19:00', end_time: '21:00' }

const WITHOUT_LIMIT = {
  ...{ mode: 'who_comes', places: null, minimum: null },
  ...{ guests_allowed: true, fair_places: false },
}

const of = ({ gameId }: MatrixGame) => ({ gameId })

const takesNothing = ({ path, body }: Endpoint) => !path.includes(':') && !body
const takesGroup = ({ path, body }: Endpoint) => /^[^:]*:groupId[^:]*$/.test(path) && !body

/** An input for each call that is valid for the permitted actors: a refusal then depends on the actor alone. */
export function inputsFor(world: World): Record<string, Input> {
  const { drafting, running, waiting, drawn, people, spectatorToken } = world
  const group = { groupId: drafting.groupId }
  const member = (memberId: string): Input => ({ params: { ...group, memberId } })
  const message = { ...group, messageId: drafting.messageId }
  const enquiry = { enquiryId: world.enquiries.mine }
  const poll = { ...group, messageId: drafting.pollId }
  const scheduled = { ...group, gameId: drafting.scheduledGameId }
  const event = { eventId: drafting.eventId }
  const [, g1, g2] = drafting.guests as [string, string, string]
  const pair = ({ teams }: MatrixGame, a: number, b: number) => ({ team_a_id: teams[a], team_b_id: teams[b] })
  const { captain } = waiting.memberIds
  return {
    ...Object.fromEntries(endpoints.filter(takesNothing).map(({ name }) => [name, {}])),
    ...Object.fromEntries(endpoints.filter(takesGroup).map(({ name }) => [name, { params: group }])),
    register: { body: registrationForm('Emma') },
    login: { body: { email: people.member!.email, password: PASSWORD } },
    activate: { query: { token: NEVER_SENT } },
    // a new password, because tries of the old one are counted by link, and every actor has the same link
    finishActivation: {
      body: { token: NEVER_SENT, new_password: PASSWORD, first_name: 'Emma', last_name: 'Okafor' },
    },
    exchangeSignInCode: { body: { code: NEVER_GIVEN } },
    createVendor: { body: BAKERY },
    updateMyVendor: { body: { ...BAKERY, place: WEAVER_STREET } },
    getVendor: { params: { vendorId: people.outsider!.id } },
    addVendorPicture: {},
    removeVendorPicture: { params: { pictureId: newId() } },
    askVendor: { params: { vendorId: people.outsider!.id }, body: { text: 'Dinner for 40?' } },
    reportVendor: { params: { vendorId: people.outsider!.id }, body: { reason: 'spam' } },
    getEnquiry: { params: enquiry },
    answerEnquiry: { params: enquiry, body: { text: 'Sounds good.' } },
    readEnquiry: { params: enquiry },
    shareEmail: { params: enquiry },
    addVendorToEvent: { params: enquiry },
    removeVendorFromEvent: { params: enquiry },
    listEventVendors: { params: event },
    subscribe: { body: { email: 'emma@example.org' } },
    confirmSubscription: { query: { token: NEVER_SENT } },
    unsubscribe: { body: { token: NEVER_SENT } },
    unsubscribeFromTopic: { body: { token: NEVER_SENT } },
    reportFieldTimings: { body: { route: '/', timings: {} } },
    updateMe: { body: { first_name: 'Another', last_name: 'Name' } },
    uploadProfileImage: {},
    changePassword: {
      body: { old_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
    },
    forgotPassword: { body: { email: people.member!.email } },
    getSignUpChallenge: { body: { email: people.member!.email } },
    requestSignInLink: { body: { email: people.member!.email } },
    exchangeSignInLink: { body: { token: NEVER_SENT } },
    resetPassword: { body: { token: NEVER_SENT, password: PASSWORD } },
    endSession: { params: { sessionId: newId() }, body: { password: PASSWORD } },
    endOtherSessions: { body: { password: PASSWORD } },
    requestPasskey: { body: { password: PASSWORD } },
    addPasskey: {
      body: { name: 'Phone', credential: { ...CREDENTIAL, attestation_object: 'AA', transports: [] } },
    },
    renamePasskey: { params: { passkeyId: newId() }, body: { name: 'Laptop' } },
    removePasskey: { params: { passkeyId: newId() }, body: { password: PASSWORD } },
    signInWithPasskey: { body: { credential: { ...CREDENTIAL, authenticator_data: 'AA', signature: 'AA' } } },
    requestSecondFactor: { body: { sign_in: NEVER_GIVEN } },
    finishSignIn: { body: { sign_in: NEVER_GIVEN, second_factor: { recovery_code: 'nobody-has-this-one' } } },
    turnSecondFactorOn: { body: { password: PASSWORD } },
    turnSecondFactorOff: { body: { password: PASSWORD } },
    renewRecoveryCodes: { body: { password: PASSWORD } },
    turnPushOn: { body: CHROME_SUBSCRIPTION },
    getPaidList: { params: scheduled },
    markPaid: { params: { ...scheduled, userId: people.member!.id }, body: { paid: true } },
    getPlannedCup: { params: scheduled },
    planCupAhead: { params: scheduled, body: { cup: { format: 'knockout', duration_s: 300 } } },
    getScheduledGame: { params: scheduled },
    answerScheduledGame: { params: scheduled, body: { answer: 'going' } },
    acceptPlace: { params: scheduled },
    callSpares: { params: scheduled },
    cancelScheduledGame: { params: scheduled, body: { reason: 'Storm' } },
    restoreScheduledGame: { params: scheduled },
    moveScheduledGame: { params: scheduled, body: NEW_DATE },
    addScheduledGame: { params: group, body: NEW_DATE },
    changeAttendanceSettings: { params: group, body: WITHOUT_LIMIT },
    changeStandingAnswer: { params: group, body: { weekdays: ['TUESDAY'] } },
    createGroup: { body: CANAL_SIDE },
    listEvents: { query: { search: 'cup' } },
    countEvents: { query: { search: 'cup' } },
    createEvent: { body: STREET_CUP },
    getEvent: { params: event },
    answerEvent: { params: event, body: { answer: 'going', guests: ['Emma'] } },
    acceptEventPlace: { params: event },
    updateEvent: { params: event, body: { places: 12 } },
    checkInToEvent: { params: event, body: { code: '123456' } },
    checkInReply: { params: { ...event, replyId: people.member!.id } },
    undoCheckInOfReply: { params: { ...event, replyId: people.member!.id } },
    getEventCode: { params: event },
    listEventReplies: { params: event, query: {} },
    getEventReplies: { params: event },
    getEventCalendar: { params: event },
    cancelEvent: { params: event, body: { reason: 'Storm' } },
    publishEvent: { params: { eventId: drafting.draftId } },
    deleteEvent: { params: { eventId: drafting.draftId } },
    readNotification: { params: { notificationId: newId() } },
    readNotifications: { body: { up_to: '2026-06-16T12:00:00Z' } },
    changeNotificationSettings: { body: { topics: [{ topic: 'requests', push: true, mail: false }] } },
    sendChatMessage: { params: group, body: { text: 'Who has the ball?' } },
    editChatMessage: { params: message, body: { text: 'Who has the spare ball?' } },
    removeChatMessage: { params: message },
    reactToMessage: { params: message, body: { reaction: 'ball' } },
    postAnnouncement: { params: group, body: { text: 'Dark shirts on Tuesday' } },
    createPoll: { params: group, body: { question: 'Drinks?', answers: ['Yes', 'No'] } },
    voteInPoll: { params: poll, body: { answers: [1] } },
    closePoll: { params: poll },
    searchChat: { params: group, query: { q: 'ball' } },
    reportChatMessage: { params: message, body: { reason: 'spam' } },
    dismissChatReports: { params: message },
    readChat: { params: group, body: { number: 1 } },
    changeChatSettings: { params: group, body: { is_on: false } },
    updateGroup: { params: group, body: { name: 'Another name' } },
    listMembers: { params: group, query: { include_pending: 'true' } },
    approveMember: member(drafting.memberIds.asker),
    approveMembers: { params: group, body: { member_ids: [drafting.memberIds.asker] } },
    removeMember: member(drafting.memberIds.spare),
    makeAdmin: member(drafting.memberIds.spare),
    changeMemberAttendance: { ...member(drafting.memberIds.spare), body: { is_spare: true } },
    stepAdminDown: member(drafting.memberIds.admin),
    handOver: member(drafting.memberIds.admin),
    suggestPlaces: { query: { q: 'Weaver' } },
    // the server knows a venue by a group that plays there
    getPlace: { params: { placeId: drafting.groupId } },
    listVenuesNearby: { query: { latitude: '51.5', longitude: '0' } },
    changeInvite: { params: group, body: { join_at_once: true } },
    weighInvite: { params: group, query: { invite: NEVER_GIVEN } },
    checkIn: { params: group, body: AT_THE_PITCH },
    checkInMember: { params: { ...group, playerId: drafting.memberIds.late } },
    manualCheckIn: { params: group, body: [{ name: 'One more' }] },
    removeParticipant: { params: { ...group, participantId: g2 } },
    movePlayer: { params: group, body: { participant_id: g1, team: 1 } },
    assignTeams: { params: group, body: { 2: [g1] } },
    evenTeams: { params: group, body: { teams: 2 } },
    // a captain who is alone may pass the armband to the next to have come, and admins may do the same
    assignCaptains: { params: group, body: { [g1]: 1 } },
    selectPlayers: { params: group, body: { 1: [g1] } },
    getGameState: { params: of(running) },
    getGameTeams: { params: of(running) },
    getTimer: { params: of(running) },
    getSuggestedTeams: { params: of(running) },
    startMatch: { params: of(waiting), body: pair(waiting, 1, 3) },
    startTimer: { params: of(running) },
    pauseTimer: { params: of(running) },
    changeScore: { params: of(running), body: { team_id: running.teams[1], action: 'increment' } },
    settleLatePress: { params: { ...of(waiting), pressId: waiting.latePresses[0]! }, body: { keep: true } },
    endMatch: { params: of(running) },
    tossCoin: {
      params: of(drawn),
      body: { ...pair(drawn, 1, 2), team_a_choice: 'heads', team_b_choice: 'tails' },
    },
    nameReferee: { params: of(running), body: { participant_id: running.guests[0] } },
    holdUpcomingMatch: { params: of(waiting), body: { hold: false } },
    closeGame: { params: of(waiting) },
    listGamePlayers: { params: of(running) },
    goHome: { params: of(waiting), body: { participant_id: captain } },
    substitutePlayer: { params: of(waiting), body: { player_in: waiting.guests[0], player_out: captain } },
    lendPlayer: { params: of(waiting), body: { participant_id: captain, team_id: waiting.teams[3] } },
    fillPlace: { params: of(waiting), body: { team_id: waiting.teams[1] } },
    takeBack: { params: of(running), body: { version: running.last } },
    correctResult: {
      params: of(drawn),
      body: { match_number: 1, team_a_score: 3, team_b_score: 1, reason: 'Counted twice' },
    },
    getCup: { params: of(drawn) },
    planCup: { params: of(waiting), body: { cup: { format: 'round_robin', duration_s: 300 } } },
    drawCup: { params: of(waiting), body: {} },
    withdrawTeam: { params: of(waiting), body: { team_id: waiting.teams[1] } },
    redo: { params: of(running), body: { version: running.undo } },
    getGameReport: { params: of(drawn) },
    getReceipt: { params: of(drawn) },
    getResults: { params: of(drawn) },
    listStatistics: { params: { groupId: drawn.groupId } },
    switchStage: { params: of(waiting), body: { is_knockout_stage: true } },
    getSpectatorLink: { params: of(running) },
    changeSpectatorLink: { params: of(running), body: { open: true } },
    renewSpectatorLink: { params: of(running) },
    getWatchedState: { params: { token: spectatorToken } },
    getWatchedCup: { params: { token: spectatorToken } },
    getWatchedTimer: { params: { token: spectatorToken } },
  } satisfies Record<Endpoint['name'], Input>
}
