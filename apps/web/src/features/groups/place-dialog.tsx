import type { Position } from '@turnout/rules/place'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { degreesIn, placeIn } from './degrees.ts'
import styles from './group-form.module.css'
import type { GroupValues } from './group-values.ts'

type PlaceDialogProps = {
  values: Pick<GroupValues, 'venue_latitude' | 'venue_longitude'>
  onPlace: (place: Position) => void
  onClose: () => void
}

/** The place typed by hand, for whoever is not at the pitch. */
export function PlaceDialog({ values, onPlace, onClose }: PlaceDialogProps) {
  const formId = useId()
  const [said, setSaid] = useState({
    latitude: `${values.venue_latitude ?? ''}`,
    longitude: `${values.venue_longitude ?? ''}`,
  })
  const [tried, setTried] = useState(false)
  const place = { latitude: degreesIn(said.latitude, 90), longitude: degreesIn(said.longitude, 180) }

  const type = (axis: keyof Position, text: string) => {
    const both = placeIn(text)
    if (both) setSaid({ latitude: `${both.latitude}`, longitude: `${both.longitude}` })
    else setSaid({ ...said, [axis]: text })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (place.latitude === null || place.longitude === null) return
    onPlace({ latitude: place.latitude, longitude: place.longitude })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set the place"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" form={formId} look="primary">
            Set the place
          </Button>
        </>
      }
    >
      <p className="sub">
        Press and hold the pitch on any map and copy its numbers. Both may go into the first field at once.
      </p>
      <form id={formId} className={styles.pair} noValidate onSubmit={submit}>
        <TextField
          label="Latitude"
          inputMode="text"
          autoComplete="off"
          data-first-focus=""
          value={said.latitude}
          onChange={(event) => type('latitude', event.target.value)}
          error={tried && place.latitude === null ? 'A number from -90 to 90, like 51.53917' : undefined}
        />
        <TextField
          label="Longitude"
          inputMode="text"
          autoComplete="off"
          value={said.longitude}
          onChange={(event) => type('longitude', event.target.value)}
          error={tried && place.longitude === null ? 'A number from -180 to 180, like -0.05761' : undefined}
        />
      </form>
    </Dialog>
  )
}
