import { beforeEach, expect, test } from 'vitest'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { pinMap } from './pin-map.ts'

beforeEach(() => {
  stubServer({})
})

const nextFrame = () => new Promise(requestAnimationFrame)

test('a map that is removed just after a resize causes no error and reports no zoom', async () => {
  const box = document.createElement('div')
  Object.assign(box.style, { width: '300px', height: '200px' })
  document.body.append(box)
  const zooms: number[] = []
  const map = pinMap(box, {
    middle: { latitude: 51.5, longitude: -0.1 },
    before: null,
    radius: 150,
    tiles: '/tiles/{z}/{x}/{y}',
    onMove: () => {},
    onZoom: (zoom) => zooms.push(zoom),
    onFail: () => {},
  })
  const errors: string[] = []
  const onError = (event: ErrorEvent) => {
    errors.push(event.message)
    event.preventDefault()
  }
  window.addEventListener('error', onError)
  box.style.width = '200px'
  window.dispatchEvent(new Event('resize'))
  await nextFrame()
  await nextFrame()
  map.remove()
  box.remove()
  const seen = zooms.length
  // longer than Leaflet's resize timer
  await new Promise((resolve) => setTimeout(resolve, 400))
  window.removeEventListener('error', onError)
  expect([errors, zooms.length]).toEqual([[], seen])
})
