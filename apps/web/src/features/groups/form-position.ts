import type { Position } from '@turnout/rules/geofence'
import type { Form } from '../../platform/forms/use-form.ts'
import type { GroupValues } from './form-values.ts'

/** The fields of a form that describe the place of its pitch. */
export type VenueValues = Pick<
  GroupValues,
  'venue_name' | 'venue_address' | 'venue_latitude' | 'venue_longitude'
>
export type VenueForm = Pick<Form<VenueValues>, 'values' | 'latest' | 'bind' | 'change' | 'show'>

export const setPosition = ({ change }: VenueForm, { latitude, longitude }: Position): void =>
  change({ venue_latitude: latitude, venue_longitude: longitude })

/** Fills in a known place: its name, its address and its pin. */
export function setVenue(form: VenueForm, venue: Position & { name: string; address: string }): void {
  form.change({ venue_name: venue.name, venue_address: venue.address })
  form.show('venue_name', 'venue_address')
  setPosition(form, venue)
}
