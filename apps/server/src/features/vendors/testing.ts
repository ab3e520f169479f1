import type { InputOf } from '@turnout/contract/endpoint'
import type { createVendor } from '@turnout/contract/vendors'

/** What a vendor says of their business. */
export const BAKERY: InputOf<typeof createVendor>['body'] = {
  business_name: 'Weaver Street Bakery',
  business_type: 'caterer',
  description: 'Pies and tea beside the pitch, from six in the evening.',
  business_phone: '+44 20 7946 0111',
  business_email: 'pies@example.org',
}
