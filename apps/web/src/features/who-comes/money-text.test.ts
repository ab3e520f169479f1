import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test.each([
  [{ amount: 500, currency: 'EUR' }, '€5.00'],
  [{ amount: 1, currency: 'GBP' }, '£0.01'],
  [{ amount: 100_000, currency: 'EUR' }, '€1,000.00'],
  [{ amount: 500, currency: 'JPY' }, 'JP¥500'],
  [{ amount: 1500, currency: 'KWD' }, 'KWD 1.500'],
])('%j is shown as %s', (cost, text) => {
  expect(moneyText(cost).replace('\u00a0', ' ')).toBe(text)
})
