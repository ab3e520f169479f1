export { followGroup } from './apply-numbers.ts'
export { startAsking } from './start-asking.ts'
