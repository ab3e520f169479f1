export { presentTeams } from './present.ts'
