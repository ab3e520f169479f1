export const fault = {
  what: 'backups under load, and kills in the middle of backing up and restoring',
  files: ['apps/server/src/faults/backup.test.ts'],
  lengths: { ROUNDS: '20' },
}
