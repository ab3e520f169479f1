import type { Event } from '@turnout/contract/events'

/** RFC 5545: lines of at most 75 octets; one character takes up to four. */
const FOLD = /.{1,18}/gsu

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
const folded = (line: string) => (line.match(FOLD) ?? []).join('\r\n ')
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'description' | 'starts_at' | 'ends_at' | 'venue_name' | 'venue_address' | 'state'
>

/** One event for the calendar that people have anyway. `url` is its page. */
export function calendarFile(event: CalendarEvent, url: string, now: number): File | null {
  const { id, title, description, starts_at, ends_at, venue_name, venue_address, state } = event
  if (starts_at === null || ends_at === null) return null
  const fields = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Turnout//Events//EN'],
    ['BEGIN', 'VEVENT'],
    ['UID', `${id}@${new URL(url).host}`],
    ['DTSTAMP', utc(now)],
    ['DTSTART', utc(starts_at)],
    ['DTEND', utc(ends_at)],
    ['SUMMARY', escaped(title)],
    ['LOCATION', escaped([venue_name, venue_address].filter(Boolean).join(', '))],
    ['DESCRIPTION', escaped(description)],
    ['URL', url],
    ['STATUS', state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]
  const text = fields.map(([name, value]) => folded(`${name}:${value}`)).join('\r\n')
  return new File([`${text}\r\n`], 'event.ics', { type: 'text/calendar' })
}
