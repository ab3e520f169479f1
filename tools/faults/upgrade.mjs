export const fault = {
  what: 'kills in the middle of a migration',
  files: ['apps/server/src/faults/upgrade.test.ts', 'apps/server/src/faults/kept-upgrade.test.ts'],
  lengths: { KILLS: '50', KEPT_KILLS: '20' },
}
