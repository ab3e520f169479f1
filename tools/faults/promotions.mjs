export const fault = {
  what: 'kills while places come free and the next in line are given them',
  files: ['apps/server/src/faults/promotions-crash.test.ts'],
  lengths: { PROMOTION_KILLS: '100' },
}
