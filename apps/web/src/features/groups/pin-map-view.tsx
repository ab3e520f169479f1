import type { Position } from '@turnout/rules/geofence'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pinMapView as texts } from './form-texts.ts'
import styles from './pin-map.module.css'
import { type PinMap, pinMap, type Scale } from './pin-map.ts'
import { stepForKey } from './pin-steps.ts'
import type { Tiles } from './use-map-tiles.ts'

export type PinMapViewProps = {
  /** The position of the pin; without a pin the start of the map. */
  middle: Position | null
  hasPin: boolean
  before?: Position | null
  radius: number
  tiles: Tiles
  /** Without it the map only zooms. */
  onMove?: ((place: Position) => void) | undefined
  onZoom?: ((zoom: number) => void) | undefined
  onFail: () => void
}

/** The map under its pin. Loaded lazily, because Leaflet is larger than the rest of the form. */
export function PinMapView({
  middle,
  hasPin,
  before = null,
  radius,
  tiles,
  onMove,
  onZoom,
  onFail,
}: PinMapViewProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const mapRef = useRef<PinMap>(null)
  const [scale, setScale] = useState<Scale | null>(null)
  const canMove = onMove !== undefined

  const reportZoom = useEffectEvent((zoom: number, next: Scale) => {
    setScale(next)
    onZoom?.(zoom)
  })
  const reportMove = useEffectEvent((next: Position) => onMove?.(next))
  const reportFailure = useEffectEvent(() => onFail())
  const create = useEffectEvent((element: HTMLElement) =>
    pinMap(element, {
      middle,
      before,
      radius,
      tiles: tiles.url,
      onMove: canMove ? (place) => reportMove(place) : null,
      onZoom: (zoom, next) => reportZoom(zoom, next),
      onFail: () => reportFailure(),
    }),
  )

  // Leaflet runs outside React: created once, then updated
  useEffect(() => {
    if (!boxRef.current) return
    const created = create(boxRef.current)
    mapRef.current = created
    return () => {
      mapRef.current = null
      created.remove()
    }
  }, [])
  useEffect(() => {
    if (middle && hasPin) mapRef.current?.show(middle, radius)
  }, [middle, hasPin, radius])

  return (
    // map tiles are light in every theme
    <div className={classNames(styles.frame, canMove && styles.large)} data-theme="light">
      <div ref={boxRef} className={styles.map} />
      {hasPin && !canMove && <span className={styles.pin} aria-hidden="true" />}
      {canMove && (
        <button
          type="button"
          className={styles.pin}
          aria-label={texts.pinOfPitch}
          data-first-focus=""
          onKeyDown={(event) => {
            const step = stepForKey(event)
            if (!step) return
            event.preventDefault()
            mapRef.current?.step(step)
          }}
        />
      )}
      <div className={styles.zoom}>
        <IconButton icon="add" label={texts.closer} onClick={() => mapRef.current?.zoom(1)} />
        <IconButton icon="minus" label={texts.furtherAway} onClick={() => mapRef.current?.zoom(-1)} />
      </div>
      <div className={styles.foot}>
        {scale && (
          <span className={styles.scale}>
            <span className={styles.bar} style={{ width: scale.pixels }} />
            {scale.metres < 1000 ? `${scale.metres} m` : texts.km(scale.metres / 1000)}
          </span>
        )}
        <MapAttribution text={tiles.attribution} />
      </div>
    </div>
  )
}

const OPEN_STREET_MAP = 'OpenStreetMap'
const COPYRIGHT = 'https://www.openstreetmap.org/copyright'

/** The attribution that map providers require; OpenStreetMap links to its licence. */
function MapAttribution({ text }: { text: string }) {
  const [before = '', ...after] = text.split(OPEN_STREET_MAP)
  return (
    <span className={styles.attribution}>
      {before}
      {after.length > 0 && (
        <>
          <a href={COPYRIGHT} target="_blank" rel="noreferrer">
            {OPEN_STREET_MAP}
          </a>
          {after.join(OPEN_STREET_MAP)}
        </>
      )}
    </span>
  )
}
