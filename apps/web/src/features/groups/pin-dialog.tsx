import type { Suggestion } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import { type ComponentType, lazy, type SubmitEvent, Suspense, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { parseDegrees, parsePosition } from './coordinates.ts'
import { setPosition, type VenueForm } from './form-position.ts'
import { pinDialog as texts } from './form-texts.ts'
import styles from './pin-dialog.module.css'
import type { PinMapViewProps } from './pin-map-view.tsx'
import { lastPosition } from './public/last-position.ts'
import { pinOf } from './public/venue-pin.ts'
import { resolvePlace } from './resolve-place.ts'
import { SuggestionField } from './suggestion-field.tsx'
import { common } from './texts.ts'
import type { MapTiles } from './use-map-tiles.ts'

// phones do not cache the map's code, so a form that is filled in offline must work without the map
export const LazyPinMap = lazy(async (): Promise<{ default: ComponentType<PinMapViewProps> }> => {
  try {
    return { default: (await import('./pin-map-view.tsx')).PinMapView }
  } catch {
    return { default: MissingMap }
  }
})
const MissingMap = () => <p className={styles.noGround}>{texts.mapDidNotComeThere}</p>

export const MapSkeleton = () => <Skeleton shape="panel" label={texts.mapIsComing} />

/** With less zoom a pin could be anywhere in a town. */
const MIN_ZOOM = 14

type PinDialogProps = { form: VenueForm; radius: number; map: MapTiles; onClose: () => void }

/** Sets the point where people check in: the map moves under the pin, or the coordinates are typed. */
export function PinDialog({ form, radius, map, onClose }: PinDialogProps) {
  const formId = useId()
  const initial = pinOf(form.values)
  // the start of the map if there is no pin yet
  const around = lastPosition()
  const address = form.values.venue_address
  const [input, setInput] = useState(() => toInput(initial))
  const [isTried, setTried] = useState(false)
  const [zoom, setZoom] = useState<number | null>(null)
  const [sought, setSought] = useState('')
  const { place } = parseInput(input)
  const { tiles } = map
  const [hadMap] = useState(tiles !== null)
  const isTooFar = tiles !== null && zoom !== null && zoom < MIN_ZOOM

  const showPlace = async (found: Suggestion, session: string) => {
    setSought(found.name)
    const position = await resolvePlace(found, session)
    if (position) setInput(toInput(position))
  }
  const replaceMap = () => {
    // the middle of a map that never loaded was not chosen
    if (isTooFar) setInput(toInput(initial))
    map.onFail()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!place) return focusFirstError(event.currentTarget)
    setPosition(form, place)
    onClose()
  }
  const fields = <CoordinateFields input={input} isTried={isTried} onChange={setInput} />
  return (
    <Dialog
      open
      onClose={onClose}
      shape={tiles ? 'wide' : 'box'}
      title={tiles ? address || (initial ? common.movePin : common.setPin) : common.typeCoordinates}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabledReason={isTooFar || (tiles && !place) ? texts.zoomInToPitch : undefined}
          >
            {tiles ? texts.setPinHere : common.setPin}
          </Button>
        </>
      }
    >
      {tiles && (
        <>
          <SuggestionField
            label={texts.streetOrPlace}
            icon="search"
            value={sought}
            getNear={() => (isTooFar ? around : (place ?? around))}
            onChange={setSought}
            onPick={(found, session) => void showPlace(found, session)}
          />
          <Suspense fallback={<MapSkeleton />}>
            <LazyPinMap
              middle={place ?? around}
              hasPin={place !== null}
              before={initial}
              radius={radius}
              tiles={tiles}
              onMove={(next) => setInput(toInput(next))}
              onZoom={setZoom}
              onFail={replaceMap}
            />
          </Suspense>
          <p className="sub">{texts.moveMapUntilPin}</p>
        </>
      )}
      {hadMap && !tiles && <p role="status">{texts.noStreetMapHere}</p>}
      <form id={formId} noValidate onSubmit={submit}>
        {tiles ? <Disclosure title={common.typeCoordinates}>{fields}</Disclosure> : fields}
      </form>
      <p className="visually-hidden" role="status">
        {place && texts.pinAt(place.latitude, place.longitude)}
      </p>
    </Dialog>
  )
}

type CoordinateInput = { latitude: string; longitude: string }

const toInput = (place: Position | null): CoordinateInput => ({
  latitude: `${place?.latitude ?? ''}`,
  longitude: `${place?.longitude ?? ''}`,
})

function parseInput(input: CoordinateInput) {
  const latitude = parseDegrees(input.latitude, 90)
  const longitude = parseDegrees(input.longitude, 180)
  const place: Position | null = latitude === null || longitude === null ? null : { latitude, longitude }
  return { latitude, longitude, place }
}

const AXES = [
  ['latitude', common.latitude, texts.numberFrom90To90],
  ['longitude', common.longitude, texts.numberFrom180To180],
] as const

type CoordinateFieldsProps = {
  input: CoordinateInput
  isTried: boolean
  onChange: (input: CoordinateInput) => void
}

/** Coordinates from another map. A pasted pair fills both fields. */
function CoordinateFields({ input, isTried, onChange }: CoordinateFieldsProps) {
  const parsed = parseInput(input)
  const changeField = (axis: keyof Position, text: string) => {
    const pair = parsePosition(text)
    onChange(pair ? toInput(pair) : { ...input, [axis]: text })
  }
  return (
    <div className={styles.fields}>
      {AXES.map(([axis, label, problem]) => (
        <TextField
          key={axis}
          label={label}
          inputMode="text"
          autoComplete="off"
          value={input[axis]}
          onChange={(event) => changeField(axis, event.target.value)}
          error={isTried && parsed[axis] === null ? problem : undefined}
        />
      ))}
      <p className="sub">{texts.inDegrees}</p>
    </div>
  )
}
