export { followGroup } from './apply-numbers.ts'
export { findSessionGame } from './session-games.ts'
export { startAsking } from './start-asking.ts'
export { findPeople, findSettings } from './store.ts'
