export const fault = {
  what: 'clocks that jump, and whistles that were slept through',
  files: ['apps/server/src/features/evening/clock-watch.test.ts', 'packages/rules/src/clock.test.ts'],
  lengths: {},
}
