import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useInFlight } from './in-flight.ts'

function screen(): ReturnType<typeof useInFlight> {
  let inFlight: ReturnType<typeof useInFlight> | undefined
  function Screen() {
    inFlight = useInFlight()
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  if (!inFlight) throw new Error('Nothing was drawn.')
  return inFlight
}

const photo = (name: string, lastModified: number, bytes = 'grass') => ({
  body: { name: 'Canal Side' },
  file: new File([bytes], name, { lastModified }),
})

test('another photo makes another command; the same photo makes the same command, which ends as one', () => {
  const { start, finish } = screen()
  expect(start(photo('pitch.png', 1))).toBe(true)
  expect(start(photo('pitch.png', 1))).toBe(false)
  expect(start(photo('gate.png', 1))).toBe(true)
  expect(start(photo('gate.png', 2))).toBe(true)
  expect(start(photo('gate.png', 2, 'more grass'))).toBe(true)
  finish(photo('gate.png', 2, 'more grass'))
  expect(start(photo('gate.png', 2))).toBe(false)
})
