import type { Problem } from './account-problems.ts'

/** Refusals of vendors' profiles, their pages and enquiries. */
export const VENDOR_PROBLEMS = {
  'not-a-vendor': { status: 403, detail: 'A business profile is for people who signed up as a vendor.' },
  'vendor-exists': { status: 409, detail: 'You already have a business profile. Edit that one.' },
  'vendor-not-found': { status: 404, detail: 'You have no business profile yet.' },
  'vendor-gone': { status: 404, detail: 'This vendor has no page here any more.' },
  'vendor-hidden': {
    status: 409,
    detail: 'We have hidden your page after reports. Write to us to show it again.',
  },
  'vendor-place-missing': { status: 409, detail: 'Say where you work from. A published page needs a place.' },
  'too-many-pictures': { status: 409, detail: 'A page has up to six pictures. Remove one first.' },
  'picture-not-found': { status: 404, detail: 'This picture is gone.' },
  'enquiry-without-event': { status: 409, detail: 'This enquiry is about no event.' },
  'own-vendor': {
    status: 409,
    detail: 'This is your own page. Only other people ask about it or report it.',
  },
  'enquiry-not-found': { status: 404, detail: 'This enquiry is gone.' },
  'no-links-in-new-enquiry': {
    status: 409,
    detail: 'Links work after the first day of an enquiry. Write without them for now.',
  },
} as const satisfies Record<string, Problem>
