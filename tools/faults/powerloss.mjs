export const fault = {
  what: 'power cuts on a disk that holds only what has reached it (as root)',
  files: ['apps/server/src/faults/powerloss.test.ts'],
  lengths: { CUTS: '50' },
}
