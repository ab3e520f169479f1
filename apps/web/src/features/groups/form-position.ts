import type { Position } from '@turnout/rules/geofence'
import type { GroupForm } from './use-group-form.ts'

/** Where the form's pitch lies, once that is known. */
export function getPosition(form: GroupForm): Position | null {
  const [latitude, longitude] = form.getValues(['venue_latitude', 'venue_longitude'])
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

export function setPosition(form: GroupForm, { latitude, longitude }: Position): void {
  form.setValue('venue_latitude', latitude, { shouldDirty: true })
  form.setValue('venue_longitude', longitude, { shouldDirty: true })
  form.clearErrors(['venue_latitude', 'venue_longitude'])
}

/** A place that is known already: its name, its address and its pin. */
export function setVenue(form: GroupForm, venue: Position & { name: string; address: string }): void {
  const options = { shouldDirty: true, shouldValidate: true }
  form.setValue('venue_name', venue.name, options)
  form.setValue('venue_address', venue.address, options)
  setPosition(form, venue)
}
