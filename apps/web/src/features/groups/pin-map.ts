import type { Position } from '@turnout/rules/place'
import { circle, divIcon, GridLayer, type LatLng, type Map as Leaflet, map, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import styles from './pin-map.module.css'
import { moved, scaleOf, steps } from './pin-steps.ts'

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

const CLOSE = 16
const PIN_NAME = 'Pin of the pitch. Arrow keys move it by 5 metres, with Shift by 50.'

/** What the dialog does with its map. Leaflet's own controls write HTML, which our content policy refuses, so ours stand beside it. */
export interface PinMap {
  show(place: Position, radius: number): void
  zoom(by: 1 | -1): void
  remove(): void
}

export function pinMap(box: HTMLElement, { start, radius, tiles, onMove, onScale }: PinMapOptions): PinMap {
  const world = map(box, { zoomControl: false, attributionControl: false, keyboard: false, maxZoom: 19 })
  world.on('zoomend moveend', () => onScale(scaleIn(world)))
  if (tiles) {
    // their makers want to know which site asks; we tell nobody else where people come from
    tileLayer(tiles.url, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(world)
  } else new Ground({ maxZoom: 19 }).addTo(world)

  const at: [number, number] = start ? [start.latitude, start.longitude] : [25, 0]
  world.setView(at, start ? CLOSE : 2)
  if (start) marker(at, { icon: icon(styles.before, [26, 16], [13, 8]), interactive: false }).addTo(world)

  const pin = marker(at, { draggable: true, autoPan: true, icon: icon(styles.pin, [36, 48], [18, 47]) })
  const area = circle(at, { radius, className: styles.circle, interactive: false })
  const tell = (where: LatLng) => {
    const { lat, lng } = where.wrap()
    onMove({ latitude: rounded(lat), longitude: rounded(lng) })
  }
  const place = () => {
    if (world.hasLayer(pin)) return
    area.addTo(world)
    pin.addTo(world)
    const element = pin.getElement()
    element?.setAttribute('aria-label', PIN_NAME)
    element?.addEventListener('keydown', (event) => {
      const step = steps(event)
      if (!step) return
      event.preventDefault()
      const { lat, lng } = pin.getLatLng()
      onMove(moved({ latitude: lat, longitude: lng }, step))
    })
  }
  if (start) place()
  pin.on('drag', () => area.setLatLng(pin.getLatLng()))
  pin.on('dragend', () => tell(pin.getLatLng()))
  // dragging is not for everybody: a press sets the pin too
  world.on('click', ({ latlng }) => tell(latlng))

  return {
    show({ latitude, longitude }, metres) {
      const first = !world.hasLayer(pin)
      pin.setLatLng([latitude, longitude])
      area.setLatLng([latitude, longitude]).setRadius(metres)
      place()
      if (first) world.setView([latitude, longitude], Math.max(world.getZoom(), tiles ? 5 : CLOSE))
      else if (!world.getBounds().contains([latitude, longitude])) world.panTo([latitude, longitude])
    },
    zoom: (by) => void (by > 0 ? world.zoomIn() : world.zoomOut()),
    remove: () => void world.remove(),
  }
}

/** A ground without streets, so that moving and zooming are seen where there is no map. */
class Ground extends GridLayer {
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

function scaleIn(world: Leaflet): Scale {
  const { x, y } = world.getSize()
  const left = world.containerPointToLatLng([x / 2 - 50, y / 2])
  const right = world.containerPointToLatLng([x / 2 + 50, y / 2])
  return scaleOf(world.distance(left, right) / 100)
}
