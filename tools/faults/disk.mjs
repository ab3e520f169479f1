export const fault = {
  what: 'a disk that is full or fails under the data, or under the pictures alone',
  files: ['apps/server/src/faults/disk.test.ts'],
  lengths: { ROUNDS: '5' },
}
