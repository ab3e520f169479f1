import type { Position } from '@turnout/rules/geofence'
import { circle, divIcon, GridLayer, type LatLng, type Map as Leaflet, map, marker, tileLayer } from 'leaflet'
import { pinMap as texts } from './texts.ts'
import 'leaflet/dist/leaflet.css'
import styles from './pin-map.module.css'
import { movePosition, scaleOf, stepForKey } from './pin-steps.ts'

export type Tiles = { url: string; attribution: string }
export type Scale = { metres: number; pixels: number }

export type PinMapOptions = {
  start: Position | null
  radius: number
  /** null: a drawn ground. */
  tiles: Tiles | null
  onMove: (place: Position) => void
  onScale: (scale: Scale) => void
}

const CLOSE_ZOOM = 16
const PIN_NAME = texts.pinOfPitch

/** What the dialog does with its map. Leaflet's own controls write HTML, which our content policy refuses, so ours stand beside it. */
export interface PinMap {
  show(place: Position, radius: number): void
  zoom(by: 1 | -1): void
  remove(): void
}

export function pinMap(box: HTMLElement, { start, radius, tiles, onMove, onScale }: PinMapOptions): PinMap {
  const leaflet = map(box, { zoomControl: false, attributionControl: false, keyboard: false, maxZoom: 19 })
  leaflet.on('zoomend moveend', () => onScale(scaleIn(leaflet)))
  if (tiles) {
    // their makers want to know which site asks; we tell nobody else where people come from
    tileLayer(tiles.url, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(leaflet)
  } else new PlainLayer({ maxZoom: 19 }).addTo(leaflet)

  const center: [number, number] = start ? [start.latitude, start.longitude] : [25, 0]
  leaflet.setView(center, start ? CLOSE_ZOOM : 2)
  if (start)
    marker(center, { icon: icon(styles.before, [26, 16], [13, 8]), interactive: false }).addTo(leaflet)

  const pin = marker(center, { draggable: true, autoPan: true, icon: icon(styles.pin, [36, 48], [18, 47]) })
  const radiusCircle = circle(center, { radius, className: styles.circle, interactive: false })
  const reportMove = (where: LatLng) => {
    const { lat, lng } = where.wrap()
    onMove({ latitude: rounded(lat), longitude: rounded(lng) })
  }
  const showPin = () => {
    if (leaflet.hasLayer(pin)) return
    radiusCircle.addTo(leaflet)
    pin.addTo(leaflet)
    const element = pin.getElement()
    element?.setAttribute('aria-label', PIN_NAME)
    element?.addEventListener('keydown', (event) => {
      const step = stepForKey(event)
      if (!step) return
      event.preventDefault()
      const { lat, lng } = pin.getLatLng()
      onMove(movePosition({ latitude: lat, longitude: lng }, step))
    })
  }
  if (start) showPin()
  pin.on('drag', () => radiusCircle.setLatLng(pin.getLatLng()))
  pin.on('dragend', () => reportMove(pin.getLatLng()))
  // dragging is not for everybody: a press sets the pin too
  leaflet.on('click', ({ latlng }) => reportMove(latlng))

  return {
    show({ latitude, longitude }, metres) {
      const first = !leaflet.hasLayer(pin)
      pin.setLatLng([latitude, longitude])
      radiusCircle.setLatLng([latitude, longitude]).setRadius(metres)
      showPin()
      if (first) leaflet.setView([latitude, longitude], Math.max(leaflet.getZoom(), tiles ? 5 : CLOSE_ZOOM))
      else if (!leaflet.getBounds().contains([latitude, longitude])) leaflet.panTo([latitude, longitude])
    },
    zoom: (by) => void (by > 0 ? leaflet.zoomIn() : leaflet.zoomOut()),
    remove: () => void leaflet.remove(),
  }
}

/** A ground without streets, so that moving and zooming are seen where there is no map. */
class PlainLayer extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className = styles.ground ?? ''
    return tile
  }
}

const icon = (className: string | undefined, iconSize: [number, number], iconAnchor: [number, number]) =>
  // an element, because Leaflet would write a string as HTML
  divIcon({ className: className ?? '', html: document.createElement('span'), iconSize, iconAnchor })

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function scaleIn(leaflet: Leaflet): Scale {
  const { x, y } = leaflet.getSize()
  const left = leaflet.containerPointToLatLng([x / 2 - 50, y / 2])
  const right = leaflet.containerPointToLatLng([x / 2 + 50, y / 2])
  return scaleOf(leaflet.distance(left, right) / 100)
}
