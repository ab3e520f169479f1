import type { Endpoint } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import { PASSWORD, registrationForm } from '../features/accounts/testing.ts'
import { STREET_CUP } from '../features/events/testing.ts'
import { BAKERY, WEAVER_STREET } from '../features/vendors/testing.ts'
import { newId } from '../platform/ids.ts'
import { AT_THE_PITCH, CANAL_SIDE } from './game-setup.ts'
import type { MatrixGame, World } from './matrix-world.ts'
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

/** Of no device. */
const CREDENTIAL = { id: 'AA', client_data: 'AA' }

/** The Wednesday of the week after; the group plays on Tuesdays. */
const NEW_DATE = { date: '2026-06-17', start_time: '19:00', end_time: '21:00' }

const WITHOUT_LIMIT = {
  mode: 'who_comes',
  places: null,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
}

const takesNothing = ({ path, body }: Endpoint) => !path.includes(':') && !body

/** For each call something that whoever may make it can make: what is refused is refused for who asks. */
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
  const pair = (game: MatrixGame, a: number, b: number) => ({
    team_a_id: game.teams[a],
    team_b_id: game.teams[b],
  })
  return {
    ...Object.fromEntries(endpoints.filter(takesNothing).map(({ name }) => [name, {}])),
    register: { body: registrationForm('Emma') },
    login: { body: { email: people.member!.email, password: PASSWORD } },
    activate: { query: { token: 'nobody-was-sent-this-one' } },
    // a new password, because tries of the old one are counted by link, and every actor has the same link
    finishActivation: {
      body: {
        token: 'nobody-was-sent-this-one',
        new_password: PASSWORD,
        first_name: 'Emma',
        last_name: 'Okafor',
      },
    },
    exchangeSignInCode: { body: { code: 'nobody-was-given-this-one' } },
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
    confirmSubscription: { query: { token: 'nobody-was-sent-this-one' } },
    unsubscribe: { body: { token: 'nobody-was-sent-this-one' } },
    unsubscribeFromTopic: { body: { token: 'nobody-was-sent-this-one' } },
    reportFieldTimings: { body: { route: '/', timings: {} } },
    updateMe: { body: { first_name: 'Another', last_name: 'Name' } },
    uploadProfileImage: {},
    changePassword: {
      body: {
        old_password: PASSWORD,
        new_password: 'eleven bibs and a ball',
        confirm_password: 'eleven bibs and a ball',
      },
    },
    forgotPassword: { body: { email: people.member!.email } },
    getSignUpChallenge: { body: { email: people.member!.email } },
    requestSignInLink: { body: { email: people.member!.email } },
    exchangeSignInLink: { body: { token: 'nobody-was-sent-this-one' } },
    resetPassword: { body: { token: 'nobody-was-sent-this-one', password: PASSWORD } },
    endSession: { params: { sessionId: newId() }, body: { password: PASSWORD } },
    endOtherSessions: { body: { password: PASSWORD } },
    requestPasskey: { body: { password: PASSWORD } },
    addPasskey: {
      body: { name: 'Phone', credential: { ...CREDENTIAL, attestation_object: 'AA', transports: [] } },
    },
    renamePasskey: { params: { passkeyId: newId() }, body: { name: 'Laptop' } },
    removePasskey: { params: { passkeyId: newId() }, body: { password: PASSWORD } },
    signInWithPasskey: { body: { credential: { ...CREDENTIAL, authenticator_data: 'AA', signature: 'AA' } } },
    requestSecondFactor: { body: { sign_in: 'nobody-was-given-this-one' } },
    finishSignIn: {
      body: { sign_in: 'nobody-was-given-this-one', second_factor: { recovery_code: 'nobody-has-this-one' } },
    },
    turnSecondFactorOn: { body: { password: PASSWORD } },
    turnSecondFactorOff: { body: { password: PASSWORD } },
    renewRecoveryCodes: { body: { password: PASSWORD } },
    turnPushOn: { body: CHROME_SUBSCRIPTION },
    getGroup: { params: group },
    listGames: { params: group },
    listPastCups: { params: group },
    listScheduledGames: { params: group },
    getPaidList: { params: scheduled },
    markPaid: { params: { ...scheduled, userId: people.member!.id }, body: { paid: true } },
    getPlannedCup: { params: scheduled },
    planCupAhead: { params: scheduled, body: { cup: { format: 'knockout', duration_s: 300 } } },
    getSeason: { params: group },
    getScheduledGame: { params: scheduled },
    answerScheduledGame: { params: scheduled, body: { answer: 'going' } },
    acceptPlace: { params: scheduled },
    callSpares: { params: scheduled },
    cancelScheduledGame: { params: scheduled, body: { reason: 'Storm' } },
    restoreScheduledGame: { params: scheduled },
    moveScheduledGame: { params: scheduled, body: NEW_DATE },
    addScheduledGame: { params: group, body: NEW_DATE },
    getAttendanceSettings: { params: group },
    changeAttendanceSettings: { params: group, body: WITHOUT_LIMIT },
    getStandingAnswer: { params: group },
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
    muteGroup: { params: group },
    unmuteGroup: { params: group },
    listChatMessages: { params: group },
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
    listChatReports: { params: group },
    dismissChatReports: { params: message },
    readChat: { params: group, body: { number: 1 } },
    changeChatSettings: { params: group, body: { is_on: false } },
    updateGroup: { params: group, body: { name: 'Another name' } },
    deleteGroup: { params: group },
    joinGroup: { params: group },
    leaveGroup: { params: group },
    listMembers: { params: group, query: { include_pending: 'true' } },
    approveMember: member(drafting.memberIds.asker),
    approveMembers: { params: group, body: { member_ids: [drafting.memberIds.asker] } },
    removeMember: member(drafting.memberIds.spare),
    makeAdmin: member(drafting.memberIds.spare),
    changeMemberAttendance: { ...member(drafting.memberIds.spare), body: { is_spare: true } },
    stepAdminDown: member(drafting.memberIds.admin),
    handOver: member(drafting.memberIds.admin),
    suggestPlaces: { query: { q: 'Weaver' } },
    // a venue is known by a group that plays there
    getPlace: { params: { placeId: drafting.groupId } },
    listVenuesNearby: { query: { latitude: '51.5', longitude: '0' } },
    getInvite: { params: group },
    changeInvite: { params: group, body: { join_at_once: true } },
    renewInvite: { params: group },
    weighInvite: { params: group, query: { invite: 'nobody-was-given-this-one' } },
    getGroupCalendar: { params: group },
    renewGroupCalendar: { params: group },
    getGameDay: { params: group },
    listPlayers: { params: group },
    listManualParticipants: { params: group },
    checkIn: { params: group, body: AT_THE_PITCH },
    getVenueCode: { params: group },
    checkInMember: { params: { ...group, playerId: drafting.memberIds.late } },
    manualCheckIn: { params: group, body: [{ name: 'One more' }] },
    removeParticipant: { params: { ...group, participantId: g2 } },
    movePlayer: { params: group, body: { participant_id: g1, team: 1 } },
    assignTeams: { params: group, body: { 2: [g1] } },
    autoAssignTeams: { params: group },
    evenTeams: { params: group, body: { teams: 2 } },
    // whoever wears the armband alone may pass it on to the next to have come, and admins may see to that too
    assignCaptains: { params: group, body: { [g1]: 1 } },
    selectPlayers: { params: group, body: { 1: [g1] } },
    playBall: { params: group },
    getGameState: { params: { gameId: running.gameId } },
    getGameTeams: { params: { gameId: running.gameId } },
    getTimer: { params: { gameId: running.gameId } },
    getSuggestedTeams: { params: { gameId: running.gameId } },
    startMatch: { params: { gameId: waiting.gameId }, body: pair(waiting, 1, 3) },
    startTimer: { params: { gameId: running.gameId } },
    pauseTimer: { params: { gameId: running.gameId } },
    changeScore: {
      params: { gameId: running.gameId },
      body: { team_id: running.teams[1], action: 'increment' },
    },
    settleLatePress: {
      params: { gameId: waiting.gameId, pressId: waiting.latePresses[0]! },
      body: { keep: true },
    },
    endMatch: { params: { gameId: running.gameId } },
    tossCoin: {
      params: { gameId: drawn.gameId },
      body: { ...pair(drawn, 1, 2), team_a_choice: 'heads', team_b_choice: 'tails' },
    },
    nameReferee: { params: { gameId: running.gameId }, body: { participant_id: running.guests[0] } },
    holdUpcomingMatch: { params: { gameId: waiting.gameId }, body: { hold: false } },
    closeGame: { params: { gameId: waiting.gameId } },
    listGamePlayers: { params: { gameId: running.gameId } },
    goHome: { params: { gameId: waiting.gameId }, body: { participant_id: waiting.memberIds.captain } },
    substitutePlayer: {
      params: { gameId: waiting.gameId },
      body: { player_in: waiting.guests[0], player_out: waiting.memberIds.captain },
    },
    lendPlayer: {
      params: { gameId: waiting.gameId },
      body: { participant_id: waiting.memberIds.captain, team_id: waiting.teams[3] },
    },
    fillPlace: { params: { gameId: waiting.gameId }, body: { team_id: waiting.teams[1] } },
    takeBack: { params: { gameId: running.gameId }, body: { version: running.last } },
    correctResult: {
      params: { gameId: drawn.gameId },
      body: { match_number: 1, team_a_score: 3, team_b_score: 1, reason: 'Counted twice' },
    },
    getCup: { params: { gameId: drawn.gameId } },
    planCup: {
      params: { gameId: waiting.gameId },
      body: { cup: { format: 'round_robin', duration_s: 300 } },
    },
    drawCup: { params: { gameId: waiting.gameId }, body: {} },
    withdrawTeam: { params: { gameId: waiting.gameId }, body: { team_id: waiting.teams[1] } },
    redo: { params: { gameId: running.gameId }, body: { version: running.undo } },
    getGameReport: { params: { gameId: drawn.gameId } },
    getReceipt: { params: { gameId: drawn.gameId } },
    getResults: { params: { gameId: drawn.gameId } },
    listStatistics: { params: { groupId: drawn.groupId } },
    switchStage: { params: { gameId: waiting.gameId }, body: { is_knockout_stage: true } },
    getSpectatorLink: { params: { gameId: running.gameId } },
    changeSpectatorLink: { params: { gameId: running.gameId }, body: { open: true } },
    renewSpectatorLink: { params: { gameId: running.gameId } },
    getWatchedState: { params: { token: spectatorToken } },
    getWatchedCup: { params: { token: spectatorToken } },
    getWatchedTimer: { params: { token: spectatorToken } },
  } satisfies Record<Endpoint['name'], Input>
}
