export { presentTeams, teamsHash } from './present.ts'
export { codeAt } from './venue-code.ts'
export { CHECK_IN_ATTEMPTS, verifyCode, verifyPlace } from './verify-check-in.ts'
