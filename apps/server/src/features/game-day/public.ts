export { markOf, presentTeams } from './present.ts'
