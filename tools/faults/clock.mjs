import { ensureLibfaketime } from '../libfaketime.mjs'

export const fault = {
  what: 'clocks that jump, and whistles that were slept through',
  files: [
    'apps/server/src/faults/clock-jumps.test.ts',
    'apps/server/src/features/game/clock-watch.test.ts',
    'packages/rules/src/clock.test.ts',
  ],
  lengths: { JUMPS: '100' },
  install: ensureLibfaketime,
}
