import type { InputOf } from '@turnout/contract/endpoint'
import { answerEvent, createEvent, publishEvent } from '@turnout/contract/events'
import { createVendor, publishMyVendor } from '@turnout/contract/vendors'
import { localDate } from '../apps/server/src/features/groups/public.ts'
import { type AppHost, callAs } from './host.ts'
import type { Person } from './people.ts'

const DAY_MS = 24 * 60 * 60_000
const ZONE = 'Europe/London'

type Draft = InputOf<typeof createEvent>['body']
type DemoEvent = Omit<Draft, 'date' | 'title'> & { title: string; inDays: number; going: number }

const EVENTS: readonly DemoEvent[] = [
  {
    title: 'Brass on the bridge',
    description: 'Eleven horns, one drum and the last light on the canal. Stand, sit or dance.',
    category: 'Music & Concerts',
    inDays: 0,
    start_time: '20:30',
    end_time: '23:30',
    venue_name: 'Canal Bridge',
    venue_address: 'Roman Road, London E2',
    venue_latitude: 51.5309,
    venue_longitude: -0.0466,
    price: 'Pay what you like',
    going: 14,
  },
  {
    title: 'Quay Food Market',
    description: 'Thirty stalls by the water. Bring a plate and save a pound.',
    category: 'Food & Dining',
    inDays: 2,
    start_time: '17:00',
    end_time: '22:00',
    venue_name: 'Quayside',
    venue_address: 'Wharf Place, London E2',
    venue_latitude: 51.5351,
    venue_longitude: -0.0623,
    price: 'Free entry',
    going: 9,
  },
  {
    title: 'Sunrise yoga in the park',
    description: 'An hour on the grass before work. Mats to borrow.',
    category: 'Health & Wellness',
    inDays: 3,
    start_time: '08:00',
    end_time: '09:00',
    venue_name: 'Victoria Park bandstand',
    venue_address: 'Grove Road, London E3',
    venue_latitude: 51.5365,
    venue_longitude: -0.0384,
    places: 12,
    price: '£5',
    going: 8,
  },
  {
    title: 'Repair café: bring it broken, take it home working',
    description: 'Lamps, bikes, zips and radios. Tea is on.',
    category: 'Technology',
    inDays: 4,
    start_time: '13:00',
    end_time: '16:30',
    venue_name: 'Old Mill Library',
    venue_address: 'Bethnal Green Road, London E2',
    venue_latitude: 51.5269,
    venue_longitude: -0.0583,
    price: 'Free',
    going: 5,
  },
  {
    title: 'Summer street ball, three on three',
    description: 'Eight teams of three, games to eleven, music from the balcony.',
    category: 'Sports & Recreation',
    inDays: 5,
    start_time: '16:00',
    end_time: '19:00',
    venue_name: 'Arch 214',
    venue_address: 'Malcolm Place, London E2',
    venue_latitude: 51.5283,
    venue_longitude: -0.0551,
    places: 10,
    price: '£2',
    going: 13,
  },
  {
    title: 'Drawing people who will not sit still',
    description: 'Charcoal and paper at the side of the pitch. No one minds how it looks.',
    category: 'Arts & Culture',
    inDays: 9,
    start_time: '18:30',
    end_time: '20:30',
    venue_name: 'Weaver Street cage',
    venue_address: '1 Weaver Street, London E2',
    venue_latitude: 51.535,
    venue_longitude: -0.0575,
    places: 20,
    price: '',
    going: 3,
  },
]

type VendorProfile = InputOf<typeof createVendor>['body']

/** The vendors, and what they publish. */
export const VENDORS: Readonly<Record<string, VendorProfile>> = {
  'Sal Marino': {
    business_name: 'Marino’s Chip Van',
    business_type: 'caterer',
    description: 'Chips, pies and hot tea beside the pitch, from six in the evening until the whistle.',
    business_phone: '+44 20 7946 0301',
    business_email: 'chips@example.org',
    place: { name: 'Bethnal Green', latitude: 51.527, longitude: -0.055 },
    travel_km: 20,
  },
  'Iris Okonkwo': {
    business_name: 'Low Tide Brass',
    business_type: 'band',
    description: 'Eleven horns and a drum for streets, weddings and finals.',
    business_phone: '+44 20 7946 0302',
    business_email: 'lowtide@example.org',
    place: { name: 'Hackney Wick', latitude: 51.543, longitude: -0.025 },
    travel_km: 100,
  },
  'Tove Lindgren': {
    business_name: 'Touchline Photography',
    business_type: 'photographer',
    description: 'Pictures of your team that people want to look at.',
    business_phone: '+44 20 7946 0303',
    business_email: 'touchline@example.org',
    place: { name: 'Mile End', latitude: 51.525, longitude: -0.033 },
    travel_km: 0,
  },
}

/** Two weeks of events with the people who come, and the vendors with a published page. */
export async function fillEvents(
  host: AppHost,
  personNamed: (name: string) => Person,
  { organisers, crowd }: { organisers: readonly Person[]; crowd: readonly Person[] },
  now: number,
): Promise<void> {
  await host.setTime(now - 2 * DAY_MS)
  for (const [name, profile] of Object.entries(VENDORS)) {
    await callAs(host, personNamed(name), createVendor, { body: profile })
    await callAs(host, personNamed(name), publishMyVendor)
  }
  for (const [index, { inDays, going, ...event }] of EVENTS.entries()) {
    const organiser = organisers[index % organisers.length]
    if (!organiser) return
    const date = localDate(ZONE, now + inDays * DAY_MS)
    const { id: eventId } = await callAs(host, organiser, createEvent, { body: { ...event, date } })
    await callAs(host, organiser, publishEvent, { params: { eventId } })
    for (const person of crowd.slice(0, going))
      await callAs(host, person, answerEvent, { params: { eventId }, body: { answer: 'going' } })
  }
}
