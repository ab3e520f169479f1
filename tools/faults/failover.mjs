import { ensurePatroni, ensurePgBouncer } from '../debian-programs.mjs'

export const fault = {
  what: 'kills of the primary of two databases in mid-match, on two nodes, and with Patroni; a standby that falls behind, and a pooler that dies',
  files: ['failover', 'patroni', 'standby', 'pooler'].map((name) => `apps/server/src/faults/${name}.test.ts`),
  lengths: { SWITCHES: '100', PATRONI_KILLS: '10' },
  install() {
    ensurePgBouncer()
    ensurePatroni()
  },
}
