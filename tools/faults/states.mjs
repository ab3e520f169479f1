export const fault = {
  what: 'every command in every state of small games and of a scheduled game, breadth first',
  files: ['packages/rules/src/state-walk.test.ts', 'packages/rules/src/scheduled-game-walk.test.ts'],
  lengths: { STATES: '1000000' },
}
