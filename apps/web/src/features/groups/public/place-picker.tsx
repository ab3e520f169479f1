import type { Position } from '@turnout/rules/geofence'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { lazyPart, MissingSheet } from '../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AddressField } from '../address-field.tsx'
import { setPosition } from '../form-position.ts'
import type { GroupValues } from '../form-values.ts'
import styles from '../group-form.module.css'
import { NearbyVenues } from '../nearby-venues.tsx'
import { common, venueFields as texts } from '../texts.ts'
import { useCurrentPosition } from '../use-current-position.ts'
import { useMapTiles } from '../use-map-tiles.ts'
import { lastPosition } from './use-near-me.ts'

const PinDialog = lazyPart(async () => (await import('../pin-dialog.tsx')).PinDialog, MissingSheet)

export type PickedPlace = Position & { name: string; address: string }

type PlacePickerProps = {
  /** Of the group: so far from the pin people can check in. */
  radius: number
  /** Null until name, address and pin are there. */
  onPick: (place: PickedPlace | null) => void
}

/** A place by its name, its address and a pin, from what is suggested, nearby, or where the person stands. */
export function PlacePicker({ radius, onPick }: PlacePickerProps) {
  const form = useForm<GroupValues>({
    defaultValues: { venue_name: '', venue_address: '', venue_latitude: null, venue_longitude: null },
  })
  const [isPinning, setPinning] = useState(false)
  const map = useMapTiles()
  const here = useCurrentPosition((found) => setPosition(form, found))
  const [name, address, latitude, longitude] = form.watch([
    'venue_name',
    'venue_address',
    'venue_latitude',
    'venue_longitude',
  ])
  const pin = latitude === null || longitude === null ? null : { latitude, longitude }
  useEffect(() => {
    const isWhole = latitude !== null && longitude !== null && name.trim() !== '' && address.trim() !== ''
    onPick(isWhole ? { name, address, latitude, longitude } : null)
  }, [name, address, latitude, longitude, onPick])
  return (
    <>
      <TextField
        label={texts.venueName}
        maxLength={120}
        autoComplete="off"
        {...form.register('venue_name')}
      />
      <AddressField form={form} />
      <NearbyVenues form={form} pin={pin} here={lastPosition()} />
      <div className={styles.links}>
        <Button icon="locate" size="small" busy={here.isAsking} busyText={common.looking} onClick={here.ask}>
          {common.useWhereIAm}
        </Button>
        <Button size="small" icon={pin ? 'tick' : undefined} onClick={() => setPinning(true)}>
          {map.tiles ? (pin ? common.movePin : common.setPin) : common.typeCoordinates}
        </Button>
      </div>
      {isPinning && (
        <PinDialog
          place={pin}
          around={lastPosition()}
          address={address}
          map={map}
          radius={radius}
          onClose={() => setPinning(false)}
          onConfirm={(place) => {
            setPosition(form, place)
            setPinning(false)
          }}
        />
      )}
    </>
  )
}
