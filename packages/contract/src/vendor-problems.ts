import type { Refusals } from './refusals.ts'

/** Refusals of vendors' profiles, their pages and enquiries. */
export const VENDOR_PROBLEMS = {
  'not-a-vendor': '403 A business profile is for people who signed up as a vendor.',
  'vendor-exists': '409 You already have a business profile. Edit that one.',
  'vendor-not-found': '404 You have no business profile yet.',
  'vendor-gone': '404 This vendor has no page here any more.',
  'vendor-hidden': '409 We have hidden your page after reports. Write to us to show it again.',
  'vendor-place-missing': '409 Say where you work from. A published page needs a place.',
  'too-many-pictures': '409 A page has up to six pictures. Remove one first.',
  'picture-not-found': '404 This picture is gone.',
  'enquiry-without-event': '409 This enquiry is about no event.',
  'own-vendor': '409 This is your own page. Only other people ask about it or report it.',
  'enquiry-not-found': '404 This enquiry is gone.',
  'no-links-in-new-enquiry': '409 Links work after the first day of an enquiry. Write without them for now.',
} as const satisfies Refusals
