/** The texts of this feature's replies and link previews. */
export const texts = {
  sameTimes: 'Start and end time cannot be the same.',
  halfPin: 'A pin has a latitude and a longitude.',
  preview: (when: string, venue: string, price: string) =>
    price === '' ? `${when}, ${venue}.` : `${when}, ${venue}. ${price}`,
  previewOfCancelled: (title: string) => `Cancelled: ${title}`,
  cancelledPreview: (when: string, venue: string) =>
    `This event was cancelled. It was planned for ${when}, ${venue}.`,
  previewPhoto: (title: string) => `Photo of ${title}`,
  cancelled: 'Cancelled',
  replyColumns: ['Name', 'Guest of', 'Reply', 'Place in line', 'Replied (UTC)', 'Arrived (UTC)'],
  answers: { going: 'In', waiting: 'Waiting', not_going: 'Out' },
  deleted: (title: string) => `${title} is deleted.`,
}
