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
import { movePosition, type PinStep, scaleOf } from './pin-steps.ts'

export type Scale = { metres: number; pixels: number }
/** How far a map is zoomed in where a person looks for one pitch. */
const PITCH_ZOOM = 16
const WORLD_ZOOM = 2
const MAX_ZOOM = 19

export type PinMapOptions = {
  /** The middle of the map, under the pin. */
  middle: Position | null
  /** Of a group that has a place already: drawn there while the pin moves. */
  before: Position | null
  radius: number
  tiles: string
  /** Without it the map stays as it is and only zooms. */
  onMove: ((place: Position) => void) | null
  onZoom: (zoom: number, scale: Scale) => void
  /** Not one picture of the visible part came. */
  onFail: () => void
}

/** Leaflet's own controls write HTML, which our content policy refuses, so ours stand beside it. */
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
  // a page that is scrolled must not move the map on the way
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
    // by a timer that outlives the map; the observer below knows of every size
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
  // dragging is not for everyone: a press moves the pin too
  if (canMove) leaflet.on('click', ({ latlng }) => leaflet.panTo(latlng))
  new TileLayer(tiles, onFail).addTo(leaflet)
  if (before)
    marker([before.latitude, before.longitude], { icon: pitchIcon(), interactive: false }).addTo(leaflet)
  leaflet.setView(start, middle ? PITCH_ZOOM : WORLD_ZOOM)
  if (middle) checkInCircle.addTo(leaflet)
  // a dialog has no size before it opens, and a map that was taken away has none; that one must not move
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

/** Pictures that need the person's token, which an `<img>` of its own cannot send. */
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
  // an element, because Leaflet would write a string as HTML
  divIcon({
    className: styles.before ?? '',
    html: document.createElement('span'),
    iconSize: [26, 16],
    iconAnchor: [13, 8],
  })

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** To a tenth of a metre, which is finer than the map's own arithmetic. */
const isSame = (a: Position, b: Position | null): boolean =>
  b !== null && Math.abs(a.latitude - b.latitude) < 2e-6 && Math.abs(a.longitude - b.longitude) < 2e-6

function scaleIn(leaflet: Leaflet): Scale {
  const { x, y } = leaflet.getSize()
  const left = leaflet.containerPointToLatLng([x / 2 - 50, y / 2])
  const right = leaflet.containerPointToLatLng([x / 2 + 50, y / 2])
  return scaleOf(leaflet.distance(left, right) / 100)
}

/** The provider has no picture of this place; the rest of the map is as good as before. */
class TileMissing extends Error {}

const TIMEOUT_MS = 10_000

async function requestTile(
  template: string,
  { x, y, z }: { x: number; y: number; z: number },
  signal: AbortSignal,
): Promise<Blob> {
  const columns = 2 ** z
  // the map goes round the world, its pictures do not
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
