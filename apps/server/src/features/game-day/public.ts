export { presentTeams, teamsHash } from './present.ts'
export { codeAt } from './venue-code.ts'
export { spendAttempt, verifyCode, verifyPlace } from './verify-check-in.ts'
