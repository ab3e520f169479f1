import { attemptBin, ensureInstall } from './lib.mjs'

// The long form of what `npm test` does in short: npm run test:NAME.
const FAULTS = {
  crash: {
    what: 'kill -9 in mid-match and all through an evening',
    files: ['apps/server/src/crash.test.ts', 'apps/server/src/evening-crash.test.ts'],
    lengths: { KILLS: '100' },
  },
  clock: {
    what: 'clocks that jump, and whistles that were slept through',
    files: ['apps/server/src/features/evening/clock-watch.test.ts', 'packages/rules/src/clock.test.ts'],
    lengths: {},
  },
  nodes: {
    what: 'races of twenty at once on two nodes',
    files: [
      'apps/server/src/features/live-match/races.test.ts',
      'apps/server/src/features/game-day/races.test.ts',
      'apps/server/src/features/evening/random-evening.test.ts',
    ],
    lengths: { ROUNDS: '50', EVENINGS: '200' },
  },
}

const fault = FAULTS[process.argv[2]]
if (!fault) {
  console.error(`Which one? ${Object.keys(FAULTS).join(', ')}.`)
  process.exit(1)
}

ensureInstall()
// what was set outside is the length that somebody wants
const env = { ...fault.lengths, ...process.env }
const lengths = Object.keys(fault.lengths).map((name) => `${name}=${env[name]}`)
console.log([fault.what, ...lengths].join(' '))
process.exit(attemptBin('vitest', ['run', '--testTimeout=3600000', ...fault.files], { env }) ? 0 : 1)
