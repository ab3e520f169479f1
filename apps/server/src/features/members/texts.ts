/** The texts of this feature's replies, and one name for its mails. */
export const texts = {
  creator: 'The creator',
  left: 'Left group successfully!',
  rejected: (name: string) => `${name} was not let in.`,
  removed: (name: string) => `${name} is no longer in the group.`,
}
