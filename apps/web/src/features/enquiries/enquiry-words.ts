import type { Enquiry } from '@turnout/contract/enquiries'
import { clockTime, dateIn, shortDate } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'

/** The person or the business on the other side. */
export const otherName = ({ side, vendor, asker }: Pick<Enquiry, 'side' | 'vendor' | 'asker'>): string =>
  side === 'vendor' ? asker.name : vendor.name

const localDate = (at: number) => dateIn(localTimeZone(), at)

/** '10:12' today, else 'Sat 20 Jun'. */
export const shortWhen = (at: number, now: number): string =>
  localDate(at) === localDate(now) ? clockTime(at) : shortDate(localDate(at))

/** '10:12' today, else 'Sat 20 Jun, 10:12'. */
export const fullWhen = (at: number, now: number): string =>
  localDate(at) === localDate(now) ? clockTime(at) : `${shortDate(localDate(at))}, ${clockTime(at)}`

/** 'Sat 20 Jun · Weaver Street', as far as it was said. */
export const factsLine = ({ date, place, event }: Pick<Enquiry, 'date' | 'place' | 'event'>): string =>
  [date && shortDate(date), place, event?.title].filter(Boolean).join(' · ')
