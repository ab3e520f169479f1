export const fault = {
  what: 'evenings over two programs of which one is killed, restarts in turn, races of twenty at once on two nodes, members against a model',
  files: [
    'apps/server/src/faults/nodes.test.ts',
    'apps/server/src/faults/rolling.test.ts',
    'apps/server/src/features/live-match/races.test.ts',
    'apps/server/src/features/game-day/races.test.ts',
    'apps/server/src/features/scheduled-games/races.test.ts',
    'apps/server/src/features/game/random-game.test.ts',
    'apps/server/src/features/members/membership-model.test.ts',
  ],
  lengths: {
    NODE_GAMES: '50',
    RESTARTS: '100',
    ROUNDS: '50',
    PLACE_ROUNDS: '500',
    RANDOM_GAMES: '200',
    MODEL_RUNS: '2000',
  },
}
