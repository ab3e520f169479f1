import { type MailContent, mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName, quoteNameShort } from '../../platform/mail/quote-name.ts'

/** An event as a mail names it; date and times by the clock at the venue. */
export interface EventMailParams {
  eventId: string
  title: string
  date: string
  startTime: string
  venueName: string
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const when = ({ date, startTime }: Pick<EventMailParams, 'date' | 'startTime'>): string =>
  `${dayFormat.format(new Date(date))}, ${startTime}`

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

export const eventMovedMail = mailTemplate<
  EventMailParams & { from: Pick<EventMailParams, 'date' | 'startTime' | 'venueName'>; waits: boolean }
>('event-moved', (params) => ({
  subject: `Moved: ${quoteNameShort(params.title)}`,
  paragraphs: [
    `${quoteName(params.title)} is now on ${whenAndWhere(params)}.`,
    `It was on ${whenAndWhere(params.from)}. ${params.waits ? 'You are still on the waiting list' : 'Your place stays yours'}; say so if you can't come.`,
  ],
  link: link(params),
  footnote: IS_IN,
}))

export const eventPlaceGainedMail = mailTemplate<EventMailParams>('event-place-gained', (params) => ({
  subject: `You're in: ${quoteNameShort(params.title)}`,
  paragraphs: [
    `A place became free, and it is yours: ${quoteName(params.title)}, ${whenAndWhere(params)}.`,
    "If you can't come any more, give it back, so that the next in line has it.",
  ],
  link: link(params),
  footnote: 'You get this because you were on the waiting list.',
}))

export const eventPlaceOfferedMail = mailTemplate<EventMailParams>('event-place-offered', (params) => ({
  subject: `A place is free: ${quoteNameShort(params.title)}`,
  paragraphs: [
    `A place is free: ${quoteName(params.title)}, ${whenAndWhere(params)}. The first to take it has it.`,
  ],
  link: { ...link(params), label: 'Take the place' },
  footnote: 'You get this because you are on the waiting list.',
}))

export const eventPlaceLostMail = mailTemplate<EventMailParams>('event-place-lost', (params) => ({
  subject: `On the waiting list: ${quoteNameShort(params.title)}`,
  paragraphs: [
    `${quoteName(params.title)} on ${when(params)} has fewer places now. You are at the front of the waiting list and have the next place that becomes free.`,
  ],
  link: link(params),
  footnote: 'You get this because you were in.',
}))
