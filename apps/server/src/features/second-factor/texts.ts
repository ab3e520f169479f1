export const texts = {
  turnedOff: 'Your password alone signs you in again. The recovery codes no longer work.',
}
