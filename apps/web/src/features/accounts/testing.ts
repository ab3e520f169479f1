import type { Me } from '@turnout/contract/me'

export const BEN: Me = {
  id: '0190a0a0-0000-7000-8000-0000000000be',
  first_name: 'Ben',
  last_name: 'Okafor',
  email: 'ben@example.org',
  phone_number: '',
  bio: '',
  profile_image_url: null,
  role: 'user',
  date_of_birth: null,
  interests: [],
  email_confirmed: true,
  unread_notification_count: 0,
}
