/** The texts of this feature's replies and link previews. */
export const texts = {
  deleted: (name: string) => `${name} is deleted.`,
  joined: (name: string) => `You're in: ${name}`,
  requested: 'Join request submitted successfully!',
  sameTimes: 'Start and end time cannot be the same.',
  previewOfInvite: (name: string) => `Join ${name}`,
}
