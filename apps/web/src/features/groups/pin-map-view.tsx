import type { Position } from '@turnout/rules/geofence'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './pin-map.module.css'
import { type PinMap, pinMap, type Scale, type Tiles } from './pin-map.ts'
import { pinMapView as texts } from './texts.ts'

export type PinMapViewProps = {
  place: Position | null
  radius: number
  tiles: Tiles | null
  onMove: (place: Position) => void
}

/** The map with its pin. Only ever loaded once the dialog is open: Leaflet is larger than the rest of the form. */
export function PinMapView({ place, radius, tiles, onMove }: PinMapViewProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const mapRef = useRef<PinMap>(null)
  const [scale, setScale] = useState<Scale | null>(null)

  const create = useEffectEvent((element: HTMLElement) =>
    pinMap(element, { start: place, radius, tiles, onMove: (next) => moveTo(next), onScale: setScale }),
  )
  const moveTo = useEffectEvent((next: Position) => onMove(next))

  // Leaflet lives beside React: made once, told of every move
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
    if (place) mapRef.current?.show(place, radius)
  }, [place, radius])

  return (
    <div>
      <div className={styles.frame}>
        <div ref={boxRef} className={styles.map} />
        <div className={styles.zoom}>
          <IconButton icon="add" label={texts.closer} onClick={() => mapRef.current?.zoom(1)} />
          <IconButton icon="minus" label={texts.furtherAway} onClick={() => mapRef.current?.zoom(-1)} />
        </div>
      </div>
      <div className={styles.foot}>
        {scale && (
          <span className={styles.scale}>
            <span className={styles.bar} style={{ width: scale.pixels }} />
            {scale.metres < 1000 ? `${scale.metres} m` : texts.km(scale.metres / 1000)}
          </span>
        )}
        <span>{tiles?.attribution ?? texts.plainGroundThereIsNo}</span>
      </div>
    </div>
  )
}
