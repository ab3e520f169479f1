export const fault = {
  what: 'kills in the middle of a migration, and of a change to a new PostgreSQL',
  files: ['upgrade', 'kept-upgrade', 'major-upgrade'].map((name) => `apps/server/src/faults/${name}.test.ts`),
  lengths: { KILLS: '50', KEPT_KILLS: '20', MAJOR_KILLS: '20' },
}
