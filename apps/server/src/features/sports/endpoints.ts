export { listSports } from './list-sports.ts'
