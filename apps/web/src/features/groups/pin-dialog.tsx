import { useQuery } from '@tanstack/react-query'
import { getMapTiles } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import { type ComponentType, lazy, type SubmitEvent, Suspense, useId, useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { parseDegrees, parsePosition } from './coordinates.ts'
import styles from './pin-dialog.module.css'
import type { PinMapViewProps } from './pin-map-view.tsx'
import { RadiusSlider } from './radius-slider.tsx'
import { common, pinDialog as texts } from './texts.ts'
import { useCurrentPosition } from './use-current-position.ts'

// no phone keeps the map, so a form that is half written must do without its code
const PinMapView = lazy(async (): Promise<{ default: ComponentType<PinMapViewProps> }> => {
  try {
    return { default: (await import('./pin-map-view.tsx')).PinMapView }
  } catch {
    return { default: MissingMap }
  }
})
const MissingMap = () => <p className={styles.noGround}>{NO_MAP}</p>

const NO_MAP = texts.mapDidNotComeThere
const NO_MAP_HERE = texts.thereIsNoMapHere

type Pinned = { place: Position; radius: number }

type PinDialogProps = {
  place: Position | null
  radius: number
  onConfirm: (pinned: Pinned) => void
  onClose: () => void
}

/** Where exactly people check in: by pin, by where somebody stands, or by the numbers that another map tells. */
export function PinDialog({
  place: initialPlace,
  radius: initialRadius,
  onConfirm,
  onClose,
}: PinDialogProps) {
  const formId = useId()
  const [input, setInput] = useState(() => toInput(initialPlace))
  const [radius, setRadius] = useState(initialRadius)
  const [isTried, setTried] = useState(false)
  const signedIn = useIsSignedIn()
  const { data, isLoading } = useQuery({
    ...read(getMapTiles, {}),
    enabled: signedIn,
    staleTime: 60 * 60_000,
  })
  const { latitude, longitude, place } = parseInput(input)
  const currentPosition = useCurrentPosition((found) => setInput(toInput(found)))
  const tiles = data?.tiles ?? null

  const changeField = (axis: keyof Position, text: string) => {
    const pair = parsePosition(text)
    setInput(pair ? toInput(pair) : { ...input, [axis]: text })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (place) onConfirm({ place, radius })
    else focusFirstError(event.currentTarget)
  }
  const mapSkeleton = <Skeleton shape="panel" label={texts.mapIsComing} />
  return (
    <Dialog
      open
      onClose={onClose}
      shape="wide"
      title={initialPlace ? common.movePin : common.setPin}
      actions={
        <>
          <Button onClick={onClose}>{initialPlace ? texts.keepIt : texts.notNow}</Button>
          <Button type="submit" form={formId} variant="primary">
            {texts.setPinHere}
          </Button>
        </>
      }
    >
      {isLoading && mapSkeleton}
      {!isLoading && !tiles && !place && <p className={styles.noGround}>{NO_MAP_HERE}</p>}
      {!isLoading && (tiles || place) && (
        <Suspense fallback={mapSkeleton}>
          <PinMapView
            place={place}
            radius={radius}
            tiles={tiles}
            onMove={(next) => setInput(toInput(next))}
          />
        </Suspense>
      )}
      <form id={formId} className={styles.fields} noValidate onSubmit={submit}>
        <TextField
          label={common.latitude}
          inputMode="text"
          autoComplete="off"
          data-first-focus=""
          value={input.latitude}
          onChange={(event) => changeField('latitude', event.target.value)}
          error={isTried && latitude === null ? texts.numberFrom90To90 : undefined}
        />
        <TextField
          label={common.longitude}
          inputMode="text"
          autoComplete="off"
          value={input.longitude}
          onChange={(event) => changeField('longitude', event.target.value)}
          error={isTried && longitude === null ? texts.numberFrom180To180 : undefined}
        />
        <Button
          icon="locate"
          busy={currentPosition.isAsking}
          busyText={common.looking}
          onClick={currentPosition.ask}
        >
          {common.useWhereIAm}
        </Button>
        <RadiusSlider radius={radius} onChange={setRadius} />
      </form>
      <p className="visually-hidden" role="status">
        {place && texts.pinAt(place.latitude, place.longitude)}
      </p>
    </Dialog>
  )
}

const toInput = (place: Position | null) => ({
  latitude: `${place?.latitude ?? ''}`,
  longitude: `${place?.longitude ?? ''}`,
})

function parseInput(input: { latitude: string; longitude: string }) {
  const latitude = parseDegrees(input.latitude, 90)
  const longitude = parseDegrees(input.longitude, 180)
  const place: Position | null = latitude === null || longitude === null ? null : { latitude, longitude }
  return { latitude, longitude, place }
}
