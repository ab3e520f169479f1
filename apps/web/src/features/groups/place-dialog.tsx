import { useQuery } from '@tanstack/react-query'
import { getMapTiles } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/place'
import { type ComponentType, lazy, type SubmitEvent, Suspense, useId, useState } from 'react'
import { useIsSignedIn } from '../../platform/identity.ts'
import { read } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusOnWrong } from '../../ui/focus-on-wrong.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CircleSlider } from './circle-slider.tsx'
import { degreesIn, placeIn } from './degrees.ts'
import type { PinMapViewProps } from './pin-map-view.tsx'
import styles from './place-dialog.module.css'
import { useHere } from './use-here.ts'

// no phone keeps the map, so a form that is half written must do without its code
const PinMapView = lazy(async (): Promise<{ default: ComponentType<PinMapViewProps> }> => {
  try {
    return { default: (await import('./pin-map-view.tsx')).PinMapView }
  } catch {
    return { default: MissingMap }
  }
})
const MissingMap = () => <p className={styles.noGround}>{NO_MAP}</p>

const NO_MAP =
  'The map did not come: there is a newer version, or no signal. Use where you are, or type the coordinates.'
const NO_GROUND =
  'There is no map here to point at. Use where you are, pick a suggested address, or type the coordinates; then the pin can be moved.'

type Pinned = { place: Position; radius: number }

type PlaceDialogProps = {
  place: Position | null
  radius: number
  onPlace: (pinned: Pinned) => void
  onClose: () => void
}

/** Where exactly people check in: by pin, by where somebody stands, or by the numbers that another map tells. */
export function PlaceDialog({ place: before, radius: radiusBefore, onPlace, onClose }: PlaceDialogProps) {
  const formId = useId()
  const [said, setSaid] = useState(() => wordsOf(before))
  const [radius, setRadius] = useState(radiusBefore)
  const [tried, setTried] = useState(false)
  const signedIn = useIsSignedIn()
  const { data, isLoading } = useQuery({
    ...read(getMapTiles, {}),
    enabled: signedIn,
    staleTime: 60 * 60_000,
  })
  const { latitude, longitude, place } = placeSaid(said)
  const here = useHere((found) => setSaid(wordsOf(found)))
  const tiles = data?.tiles ?? null

  const type = (axis: keyof Position, text: string) => {
    const both = placeIn(text)
    setSaid(both ? wordsOf(both) : { ...said, [axis]: text })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (place) onPlace({ place, radius })
    else focusOnWrong(event.currentTarget)
  }
  const waiting = <Skeleton shape="panel" label="The map is coming" />
  return (
    <Dialog
      open
      onClose={onClose}
      shape="wide"
      title={before ? 'Move the pin' : 'Set the pin'}
      actions={
        <>
          <Button onClick={onClose}>{before ? 'Keep it' : 'Not now'}</Button>
          <Button type="submit" form={formId} look="primary">
            Set the pin here
          </Button>
        </>
      }
    >
      {isLoading && waiting}
      {!isLoading && !tiles && !place && <p className={styles.noGround}>{NO_GROUND}</p>}
      {!isLoading && (tiles || place) && (
        <Suspense fallback={waiting}>
          <PinMapView place={place} radius={radius} tiles={tiles} onMove={(next) => setSaid(wordsOf(next))} />
        </Suspense>
      )}
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        <TextField
          label="Latitude"
          inputMode="text"
          autoComplete="off"
          data-first-focus=""
          value={said.latitude}
          onChange={(event) => type('latitude', event.target.value)}
          error={tried && latitude === null ? 'A number from -90 to 90, like 51.53917' : undefined}
        />
        <TextField
          label="Longitude"
          inputMode="text"
          autoComplete="off"
          value={said.longitude}
          onChange={(event) => type('longitude', event.target.value)}
          error={tried && longitude === null ? 'A number from -180 to 180, like -0.05761' : undefined}
        />
        <Button icon="locate" busy={here.isAsking} doing="Looking" onClick={here.ask}>
          Use where I am
        </Button>
        <CircleSlider radius={radius} onChange={setRadius} />
      </form>
      <p className="visually-hidden" role="status">
        {place && `Pin at ${place.latitude}, ${place.longitude}`}
      </p>
    </Dialog>
  )
}

const wordsOf = (place: Position | null) => ({
  latitude: `${place?.latitude ?? ''}`,
  longitude: `${place?.longitude ?? ''}`,
})

function placeSaid(said: { latitude: string; longitude: string }) {
  const latitude = degreesIn(said.latitude, 90)
  const longitude = degreesIn(said.longitude, 180)
  const place: Position | null = latitude === null || longitude === null ? null : { latitude, longitude }
  return { latitude, longitude, place }
}
