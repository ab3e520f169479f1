import type { Position } from '@turnout/rules/geofence'
import {
  type Coords,
  circle,
  type DoneCallback,
  divIcon,
  GridLayer,
  type Map as Leaflet,
  map,
  marker,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { identity } from '../../platform/session/identity.ts'
import styles from './pin-map.module.css'
import { movePosition, type PinStep, rounded, scaleOf } from './pin-steps.ts'

export type Scale = { metres: number; pixels: number }
/** The zoom at which a person can find one pitch. */
const PITCH_ZOOM = 16
const WORLD_ZOOM = 2
const MAX_ZOOM = 19

export type PinMapOptions = {
  /** The middle of the map, under the pin. */
  middle: Position | null
  /** The previous place of the group, marked while the pin moves; null for a new one. */
  before: Position | null
  radius: number
  tiles: string
  /** Null for a map that only zooms. */
  onMove: ((place: Position) => void) | null
  onZoom: (zoom: number, scale: Scale) => void
  /** None of the visible tiles loaded. */
  onFail: () => void
}

/** Our controls are outside the map: Leaflet's own write HTML, which our content policy refuses. */
export interface PinMap {
  show(middle: Position, radius: number): void
  step(by: PinStep): void
  zoom(by: 1 | -1): void
  remove(): void
}

/** A map that moves under a pin in its middle. */
export function pinMap(box: HTMLElement, options: PinMapOptions): PinMap {
  const { middle, before, radius, tiles, onMove, onZoom, onFail } = options
  const canMove = onMove !== null
  // scrolling the page must not zoom a map that cannot move
  const zoomBy = canMove ? 'center' : false
  const leaflet = map(box, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    dragging: canMove,
    scrollWheelZoom: zoomBy,
    doubleClickZoom: zoomBy,
    touchZoom: zoomBy,
    boxZoom: false,
    // Leaflet's resize timer outlives the map; the observer below reports every size
    trackResize: false,
    minZoom: WORLD_ZOOM,
    maxZoom: MAX_ZOOM,
  })
  const start: [number, number] = middle ? [middle.latitude, middle.longitude] : [25, 0]
  const checkInCircle = circle(start, { radius, className: styles.circle, interactive: false })
  let shown = middle

  leaflet.on('move', () => checkInCircle.setLatLng(leaflet.getCenter()))
  leaflet.on('zoomend moveend', () => onZoom(leaflet.getZoom(), scaleIn(leaflet)))
  leaflet.on('moveend', () => {
    const { lat, lng } = leaflet.getCenter().wrap()
    const place = { latitude: rounded(lat), longitude: rounded(lng) }
    if (isSame(place, shown)) return
    shown = place
    onMove?.(place)
  })
  // for people who cannot drag: a press moves the map under the pin too
  if (canMove) leaflet.on('click', ({ latlng }) => leaflet.panTo(latlng))
  new TileLayer(tiles, onFail).addTo(leaflet)
  if (before)
    marker([before.latitude, before.longitude], { icon: pitchIcon(), interactive: false }).addTo(leaflet)
  leaflet.setView(start, middle ? PITCH_ZOOM : WORLD_ZOOM)
  if (middle) checkInCircle.addTo(leaflet)
  // a dialog has no size before it opens; a removed map has none either and must not be updated
  const size = new ResizeObserver(() => box.isConnected && leaflet.invalidateSize({ animate: false }))
  size.observe(box)

  return {
    show(next, metres) {
      checkInCircle.setRadius(metres).addTo(leaflet)
      if (isSame(next, shown)) return
      shown = next
      leaflet.setView([next.latitude, next.longitude], Math.max(leaflet.getZoom(), PITCH_ZOOM))
    },
    step(by) {
      const { lat, lng } = leaflet.getCenter()
      const { latitude, longitude } = movePosition({ latitude: lat, longitude: lng }, by)
      leaflet.setView([latitude, longitude], leaflet.getZoom(), { animate: false })
    },
    zoom: (by) => void (by > 0 ? leaflet.zoomIn() : leaflet.zoomOut()),
    remove() {
      size.disconnect()
      leaflet.remove()
    },
  }
}

/** Tiles that need the person's token, which a plain `<img>` cannot send. */
class TileLayer extends GridLayer {
  private readonly template: string
  private readonly requests = new WeakMap<HTMLElement, AbortController>()

  constructor(template: string, onFail: () => void) {
    super({ maxZoom: MAX_ZOOM, keepBuffer: 1 })
    this.template = template
    let came = 0
    let failed = 0
    this.on('tileload', () => (came += 1))
    this.on('tileerror', ({ error }) => (failed += error instanceof TileMissing ? 0 : 1))
    this.on('load', () => {
      if (came === 0 && failed > 0) onFail()
      came = 0
      failed = 0
    })
    this.on('tileunload', ({ tile }) => this.requests.get(tile)?.abort())
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img')
    image.alt = ''
    const request = new AbortController()
    this.requests.set(image, request)
    requestTile(this.template, coords, request.signal).then(
      (picture) => {
        const url = URL.createObjectURL(picture)
        const finish = (error?: Error) => {
          URL.revokeObjectURL(url)
          done(error, image)
        }
        image.onload = () => finish()
        image.onerror = () => finish(new Error('The picture is damaged.'))
        image.src = url
      },
      (error: Error) => {
        if (!request.signal.aborted) done(error, image)
      },
    )
    return image
  }
}

const pitchIcon = () =>
  // an element, because Leaflet writes a string as HTML
  divIcon({
    className: styles.before ?? '',
    html: document.createElement('span'),
    iconSize: [26, 16],
    iconAnchor: [13, 8],
  })

/** Equal within 2e-6 degrees, which is about 0.2 m. */
const isSame = (a: Position, b: Position | null): boolean =>
  b !== null && Math.abs(a.latitude - b.latitude) < 2e-6 && Math.abs(a.longitude - b.longitude) < 2e-6

function scaleIn(leaflet: Leaflet): Scale {
  const { x, y } = leaflet.getSize()
  const left = leaflet.containerPointToLatLng([x / 2 - 50, y / 2])
  const right = leaflet.containerPointToLatLng([x / 2 + 50, y / 2])
  return scaleOf(leaflet.distance(left, right) / 100)
}

/** The provider has no tile for this place; the rest of the map may be complete. */
class TileMissing extends Error {}

const TIMEOUT_MS = 10_000

async function requestTile(
  template: string,
  { x, y, z }: { x: number; y: number; z: number },
  signal: AbortSignal,
): Promise<Blob> {
  const columns = 2 ** z
  // east and west wrap around the world; north and south end
  if (y < 0 || y >= columns) throw new TileMissing()
  const column = ((x % columns) + columns) % columns
  const url = template.replace('{z}', `${z}`).replace('{x}', `${column}`).replace('{y}', `${y}`)
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${identity.token() ?? ''}` },
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (response.status === 404) throw new TileMissing()
  if (!response.ok) throw new Error(`The map answered ${response.status}.`)
  return response.blob()
}
