export { seeGame } from './game.ts'
export { presentReceipt } from './present.ts'
