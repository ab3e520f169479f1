import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { lazyCheck } from '../../../platform/forms/lazy-check.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { lazyPart, MissingSheet } from '../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AddressField } from '../address-field.tsx'
import type { VenueValues } from '../form-position.ts'
import { addressField, venueFields as texts } from '../form-texts.ts'
import { NearbyVenues } from '../nearby-venues.tsx'
import { PositionNotes, RoughNote } from '../position-notes.tsx'
import { common } from '../texts.ts'
import { useCurrentPosition } from '../use-current-position.ts'
import { useMapTiles } from '../use-map-tiles.ts'
import styles from '../venue-fields.module.css'
import { lastPosition } from './last-position.ts'
import { pinOf } from './venue-pin.ts'

const PinDialog = lazyPart(async () => (await import('../pin-dialog.tsx')).PinDialog, MissingSheet)

export type PickedPlace = Position & { name: string; address: string }

/** The values so far: a pin may be missing. */
export type TypedPlace = { name: string; address: string; latitude: number | null; longitude: number | null }

// the surrounding form checks the place
const unchecked = lazyCheck<VenueValues, VenueValues>(async () => (output) => ({ output }))

const VENUE_LABELS = { name: texts.venueName, address: addressField.venueAddress }
const NO_PLACE: TypedPlace = { name: '', address: '', latitude: null, longitude: null }

type PlacePickerProps = {
  /** The radius for check-in around the pin, in metres; 0 without check-in. */
  radius: number
  start?: TypedPlace
  /** Labels for a place that is no venue. With them the picker does not offer the nearest venue as a question. */
  labels?: { name: string; address: string }
  errors?: { name?: string | undefined; address?: string | undefined }
  onChange: (place: TypedPlace) => void
}

/** A place by name, address and pin: typed, suggested, nearby, or the person's position. */
export function PlacePicker(props: PlacePickerProps) {
  const { radius, start = NO_PLACE, labels = VENUE_LABELS, errors = {}, onChange } = props
  const Notes = labels === VENUE_LABELS ? PositionNotes : RoughNote
  const form = useForm({
    initial: {
      venue_name: start.name,
      venue_address: start.address,
      venue_latitude: start.latitude,
      venue_longitude: start.longitude,
    },
    check: unchecked,
    onChange: (values) =>
      onChange({
        name: values.venue_name,
        address: values.venue_address,
        latitude: values.venue_latitude,
        longitude: values.venue_longitude,
      }),
  })
  const [isPinning, setPinning] = useState(false)
  const map = useMapTiles()
  const { found, isAsking, ask } = useCurrentPosition(form)
  const pin = pinOf(form.values)
  return (
    <>
      <TextField
        label={labels.name}
        maxLength={120}
        autoComplete="off"
        {...form.field('venue_name')}
        error={errors.name}
      />
      <AddressField form={form} label={labels.address} error={errors.address} />
      <NearbyVenues form={form} pin={pin} here={found ?? lastPosition()} />
      <div className={`flow gap-8 ${styles.links}`}>
        <Button icon="locate" size="small" busy={isAsking} busyText={common.looking} onClick={ask}>
          {common.useWhereIAm}
        </Button>
        <Button size="small" icon={pin ? 'tick' : undefined} onClick={() => setPinning(true)}>
          {map.tiles ? (pin ? common.movePin : common.setPin) : common.typeCoordinates}
        </Button>
      </div>
      {found && <Notes form={form} pin={pin} here={found} />}
      {isPinning && <PinDialog form={form} map={map} radius={radius} onClose={() => setPinning(false)} />}
    </>
  )
}
