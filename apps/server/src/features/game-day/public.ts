export { presentTeams, teamsHash } from './present.ts'
