export const fault = {
  what: 'races of twenty at once on two nodes',
  files: [
    'apps/server/src/features/live-match/races.test.ts',
    'apps/server/src/features/game-day/races.test.ts',
    'apps/server/src/features/evening/random-evening.test.ts',
  ],
  lengths: { ROUNDS: '50', EVENINGS: '200' },
}
