export { authorizeGameView } from './game-access.ts'
export { presentTossReceipt } from './present.ts'
