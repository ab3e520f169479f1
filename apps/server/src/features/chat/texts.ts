export const texts = {
  columns: ['Sent (UTC)', 'Group', 'Kind', 'Text'],
  kinds: { text: 'Message', announcement: 'Announcement', poll: 'Poll', system: '' },
}
