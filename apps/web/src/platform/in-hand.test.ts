import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useInHand } from './in-hand.ts'

function screen(): ReturnType<typeof useInHand> {
  let inHand: ReturnType<typeof useInHand> | undefined
  function Screen() {
    inHand = useInHand()
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  if (!inHand) throw new Error('Nothing was drawn.')
  return inHand
}

const photo = (name: string, lastModified: number, bytes = 'grass') => ({
  body: { name: 'Canal Side' },
  file: new File([bytes], name, { lastModified }),
})

test('another photo is another press; the same photo is the same press, and let go of as that', () => {
  const { take, letGo } = screen()
  expect(take(photo('pitch.png', 1))).toBe(true)
  expect(take(photo('pitch.png', 1))).toBe(false)
  expect(take(photo('gate.png', 1))).toBe(true)
  expect(take(photo('gate.png', 2))).toBe(true)
  expect(take(photo('gate.png', 2, 'more grass'))).toBe(true)
  letGo(photo('gate.png', 2, 'more grass'))
  expect(take(photo('gate.png', 2))).toBe(false)
})
