export const fault = {
  what: 'kills of the primary of two databases in mid-match, on two nodes',
  files: ['apps/server/src/faults/failover.test.ts'],
  lengths: { SWITCHES: '100' },
}
