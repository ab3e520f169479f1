import { ensurePgBouncer } from '../debian-programs.mjs'

export const fault = {
  what: 'kills of the primary of two databases in mid-match, on two nodes; a standby that falls behind, and a pooler that dies',
  files: [
    'apps/server/src/faults/failover.test.ts',
    'apps/server/src/faults/standby.test.ts',
    'apps/server/src/faults/pooler.test.ts',
  ],
  lengths: { SWITCHES: '100' },
  install: ensurePgBouncer,
}
