/** The texts of this feature's replies. */
export const texts = {
  onList: 'You are on the list.',
  offList: 'You are off the list.',
  checkMail: 'Check your email: open the link in it and you are on the list.',
}
