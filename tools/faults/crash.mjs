export const fault = {
  what: 'kill -9 in mid-match and all through an evening',
  files: ['apps/server/src/faults/crash.test.ts', 'apps/server/src/faults/game-crash.test.ts'],
  lengths: { KILLS: '100' },
}
