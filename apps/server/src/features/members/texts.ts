/** What the replies of this feature say, and a word of its mails. */
export const texts = {
  creator: 'The creator',
  left: 'Left group successfully!',
  rejected: (name: string) => `${name} was not let in.`,
  removed: (name: string) => `${name} is no longer in the group.`,
}
