export { startAsking } from './start-asking.ts'
