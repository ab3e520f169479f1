/** What the replies of this feature say. */
export const texts = {
  left: 'Left group successfully!',
  rejected: (name: string) => `${name} was not let in.`,
  removed: (name: string) => `${name} is no longer in the group.`,
}
