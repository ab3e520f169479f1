export const fault = {
  what: 'a mail server that is down, busy, puts off, cuts the line or hangs, beside two nodes',
  files: ['apps/server/src/faults/smtp.test.ts', 'apps/server/src/platform/mail/delivery.test.ts'],
  lengths: { MAILS: '5' },
}
