import type { Enquiry } from '@turnout/contract/enquiries'
import { shortDate } from '@turnout/rules/dates'
import { clockTime, dateIn } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'

/** The person or the business on the other side. */
export const otherName = ({ side, vendor, asker }: Pick<Enquiry, 'side' | 'vendor' | 'asker'>): string =>
  side === 'vendor' ? asker.name : vendor.name

const localDate = (at: number) => dateIn(localTimeZone(), at)

/** 'Sat 20 Jun', and in another year 'Sun 20 Jun 2027'. */
export function dayText(date: string, now: number): string {
  const year = date.slice(0, 4)
  return localDate(now).startsWith(year) ? shortDate(date) : `${shortDate(date)} ${year}`
}

/** '10:12' today, else 'Sat 20 Jun'. */
export const shortWhen = (at: number, now: number): string =>
  localDate(at) === localDate(now) ? clockTime(at) : dayText(localDate(at), now)

/** '10:12' today, else 'Sat 20 Jun, 10:12'. */
export const fullWhen = (at: number, now: number): string =>
  localDate(at) === localDate(now) ? clockTime(at) : `${dayText(localDate(at), now)}, ${clockTime(at)}`

type Facts = Pick<Enquiry, 'date' | 'place' | 'event'>

/** 'Sat 20 Jun · Weaver Street', if given. */
export const factsLine = ({ date, place, event }: Facts, now: number): string =>
  [date && dayText(date, now), place, event?.title].filter(Boolean).join(' · ')
