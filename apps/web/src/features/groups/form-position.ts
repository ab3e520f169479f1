import type { Position } from '@turnout/rules/geofence'
import type { Form } from '../../platform/forms/use-form.ts'
import type { GroupValues } from './form-values.ts'

/** What of a form says where its pitch lies. */
export type VenueValues = Pick<
  GroupValues,
  'venue_name' | 'venue_address' | 'venue_latitude' | 'venue_longitude'
>
export type VenueForm = Pick<Form<VenueValues>, 'values' | 'latest' | 'bind' | 'change' | 'show'>

/** Where the form's pitch lies, once that is known. */
export function getPosition({ values }: VenueForm): Position | null {
  const { venue_latitude: latitude, venue_longitude: longitude } = values
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

export const setPosition = ({ change }: VenueForm, { latitude, longitude }: Position): void =>
  change({ venue_latitude: latitude, venue_longitude: longitude })

/** A place that is known already: its name, its address and its pin. */
export function setVenue(form: VenueForm, venue: Position & { name: string; address: string }): void {
  form.change({ venue_name: venue.name, venue_address: venue.address })
  form.show('venue_name', 'venue_address')
  setPosition(form, venue)
}
