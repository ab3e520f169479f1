/** What its replies say. */
export const texts = {
  sameTimes: 'Start and end time cannot be the same.',
  halfPin: 'A pin has a latitude and a longitude.',
  deleted: (title: string) => `${title} is deleted.`,
}
