export const fault = {
  what: 'every command in every state of small games, breadth first',
  files: ['packages/rules/src/state-walk.test.ts'],
  lengths: { STATES: '1000000' },
}
