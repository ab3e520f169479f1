/** A new enquiry in the form of the wire. */
export function enquiryOnTheWire(id: string, more: object = {}) {
  const at = '2026-06-09T10:00:00.000Z'
  return {
    ...{ id, side: 'vendor', date: '2026-06-20', place: 'Weaver Street', event: null, created_at: at },
    vendor: { id, name: 'Weaver Street Bakery' },
    asker: { id, name: 'Ben Okafor' },
    last_message: { text: 'Dinner for 40?', sent_at: at, is_mine: false },
    ...{ is_answered: false, is_unread: false, messages: [], shared_email: null },
    ...{ is_my_email_shared: false, is_added_by_me: false, is_added_by_them: false },
    ...more,
  }
}
