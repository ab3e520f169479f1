export const fault = {
  what: 'presses, polls, searches and watchers for a long time',
  files: ['apps/server/src/faults/soak.test.ts'],
  lengths: { MINUTES: '30' },
}
