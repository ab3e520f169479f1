import { longDay } from '../../platform/mail/format-moment.ts'
import { type MailContent, mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName, quoteNameShort } from '../../platform/mail/quote-name.ts'

/** An event in a mail; date and times are in the venue's time zone. */
export interface EventMailParams {
  eventId: string
  title: string
  date: string
  startTime: string
  venueName: string
}

/** For a place. `guest` is the name of the guest whose place it is; absent for the person's own. */
export type PlaceMailParams = EventMailParams & { guest?: string }

const when = ({ date, startTime }: Pick<EventMailParams, 'date' | 'startTime'>): string =>
  `${longDay(date)}, ${startTime}`

const whenAndWhere = (params: Pick<EventMailParams, 'date' | 'startTime' | 'venueName'>): string =>
  `${when(params)}, ${quoteName(params.venueName)}`

const link = ({ eventId }: EventMailParams): NonNullable<MailContent['link']> => ({
  label: 'See the event',
  path: `/events/${eventId}`,
})

const IS_IN = 'You get this because you are in, or on the waiting list.'

export const eventCancelledMail = mailTemplate<EventMailParams & { reason: string | null }>(
  'event-cancelled',
  (params) => ({
    subject: `Cancelled: ${quoteNameShort(params.title)}`,
    paragraphs: [
      `${quoteName(params.title)} on ${when(params)} is cancelled.`,
      ...(params.reason === null ? [] : [`The host says: ${quoteName(params.reason)}`]),
    ],
    link: link(params),
    footnote: IS_IN,
  }),
)

/** Everything that can be moved. A mail of an older version has neither the end nor the address. */
export type MovedPlan = Pick<EventMailParams, 'date' | 'startTime' | 'venueName'> & {
  endTime?: string
  venueAddress?: string
}

const hoursAndAddress = ({ endTime, venueName, venueAddress, ...start }: MovedPlan): string => {
  const hours = endTime === undefined ? when(start) : `${when(start)} to ${endTime}`
  return [hours, ...[venueName, venueAddress ?? ''].filter(Boolean).map(quoteName)].join(', ')
}

export const eventMovedMail = mailTemplate<EventMailParams & MovedPlan & { from: MovedPlan; waits: boolean }>(
  'event-moved',
  (params) => ({
    subject: `Moved: ${quoteNameShort(params.title)}`,
    paragraphs: [
      `${quoteName(params.title)} is now on ${hoursAndAddress(params)}.`,
      `It was on ${hoursAndAddress(params.from)}. ${params.waits ? 'You are still on the waiting list' : 'Your place stays yours'}; say so if you can't come.`,
    ],
    link: link(params),
    footnote: IS_IN,
  }),
)

const BRINGS_GUEST = 'You get this because you bring a guest.'

export const eventPlaceGainedMail = mailTemplate<PlaceMailParams>('event-place-gained', (params) => {
  const { guest, title } = params
  const what = `${quoteName(title)}, ${whenAndWhere(params)}.`
  if (guest !== undefined)
    return {
      subject: `${quoteNameShort(guest)} has a place: ${quoteNameShort(title)}`,
      paragraphs: [
        `A place became free, and ${quoteName(guest)} has it: ${what}`,
        "If your guest can't come any more, remove them, so that the next in line has the place.",
      ],
      link: link(params),
      footnote: BRINGS_GUEST,
    }
  return {
    subject: `You're in: ${quoteNameShort(title)}`,
    paragraphs: [
      `A place became free, and it is yours: ${what}`,
      "If you can't come any more, give it back, so that the next in line has it.",
    ],
    link: link(params),
    footnote: 'You get this because you were on the waiting list.',
  }
})

export const eventPlaceOfferedMail = mailTemplate<PlaceMailParams>('event-place-offered', (params) => {
  const { guest, title } = params
  const whose = (quote: typeof quoteName) => (guest === undefined ? '' : ` for ${quote(guest)}`)
  return {
    subject: `A place is free${whose(quoteNameShort)}: ${quoteNameShort(title)}`,
    paragraphs: [
      `A place is free${whose(quoteName)}: ${quoteName(title)}, ${whenAndWhere(params)}. The first to take it has it.`,
    ],
    link: { ...link(params), label: 'Take the place' },
    footnote: guest === undefined ? 'You get this because you are on the waiting list.' : BRINGS_GUEST,
  }
})

export const eventPlaceLostMail = mailTemplate<PlaceMailParams>('event-place-lost', (params) => {
  const { guest, title } = params
  const fewer = `${quoteName(title)} on ${when(params)} has fewer places now.`
  if (guest !== undefined)
    return {
      subject: `${quoteNameShort(guest)} has no place any more: ${quoteNameShort(title)}`,
      paragraphs: [`${fewer} ${quoteName(guest)} waits at the front of the line.`],
      link: link(params),
      footnote: BRINGS_GUEST,
    }
  return {
    subject: `On the waiting list: ${quoteNameShort(title)}`,
    paragraphs: [
      `${fewer} You are at the front of the waiting list and have the next place that becomes free.`,
    ],
    link: link(params),
    footnote: 'You get this because you were in.',
  }
})
