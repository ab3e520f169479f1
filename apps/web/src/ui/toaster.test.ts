import { beforeEach, expect, test } from 'vitest'
import { toaster } from './toaster.ts'

const texts = () => toaster.now().map(({ text }) => text)

beforeEach(() => toaster.clear())

test('the fourth toast takes the place of the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) toaster.show({ kind: 'info', text })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('what failed stays while there is anything else that can go', () => {
  toaster.show({ kind: 'failed', text: 'Failed to update score' })
  for (const text of ['one', 'two', 'three']) toaster.show({ kind: 'done', text })
  expect(texts()).toEqual(['Failed to update score', 'two', 'three'])
  for (const text of ['Failed to start match', 'Failed to check in', 'Failed to end match'])
    toaster.show({ kind: 'failed', text })
  expect(texts()).toEqual(['Failed to start match', 'Failed to check in', 'Failed to end match'])
})

test('the same words twice stand there once, as the newest', () => {
  for (const text of ['Score updated!', 'Ben is in', 'Score updated!']) toaster.show({ kind: 'done', text })
  expect(texts()).toEqual(['Ben is in', 'Score updated!'])
})

test('a newer outcome of an action takes the place of the older one, and of no other', () => {
  toaster.show({ kind: 'failed', text: "We couldn't save it", action: 'save' })
  toaster.show({ kind: 'failed', text: "We couldn't add Ben", action: 'add' })
  toaster.show({ kind: 'done', text: 'Saved', action: 'save' })
  expect(texts()).toEqual(["We couldn't add Ben", 'Saved'])
  toaster.settle('add')
  expect(texts()).toEqual(['Saved'])
})

test('an outcome that is held stays until it is let go, and its newer one is shown then', () => {
  toaster.show({ kind: 'failed', text: "We couldn't save it", action: 'save' })
  toaster.setPaused(true)
  toaster.show({ kind: 'done', text: 'Saved', action: 'save' })
  expect(texts()).toEqual(["We couldn't save it", 'Saved'])
  toaster.setPaused(false)
  expect(texts()).toEqual(['Saved'])
})

test('a toast stays four seconds unless somebody says otherwise', () => {
  toaster.show({ kind: 'done', text: "You're in" })
  toaster.show({ kind: 'next', text: 'Next Match: Chalk vs Coal', ms: 3000 })
  expect(toaster.now().map(({ ms }) => ms)).toEqual([4000, 3000])
})

test('a toast that is held and dismissed lets go of those behind it', () => {
  const one = toaster.show({ kind: 'done', text: 'Blue wins and advances!' })
  toaster.show({ kind: 'next', text: 'Next Match: Blue vs Coal' })
  toaster.setPaused(true)
  toaster.dismiss(one)
  expect(toaster.isPaused()).toBe(false)
  toaster.setPaused(true)
  toaster.clear()
  expect(toaster.isPaused()).toBe(false)
})

test('whoever listens hears of every change until they stop listening', () => {
  let received = 0
  const stop = toaster.subscribe(() => {
    received += 1
  })
  toaster.dismiss(toaster.show({ kind: 'info', text: 'Held' }))
  stop()
  toaster.show({ kind: 'info', text: 'Unheard' })
  expect(received).toBe(2)
})

test('where there is room for one, what failed is shown first and all else in the order in which it was said', () => {
  const shown = () => {
    const front = toaster.front()
    if (front) toaster.dismiss(front.id)
    return front?.text
  }
  toaster.show({ kind: 'done', text: 'Blue wins and advances!' }, 0)
  toaster.show({ kind: 'next', text: 'Next Match: Blue vs Coal' }, 100)
  toaster.show({ kind: 'failed', text: 'Failed to update score' }, 200)
  expect([shown(), shown(), shown(), shown()]).toEqual([
    'Failed to update score',
    'Blue wins and advances!',
    'Next Match: Blue vs Coal',
    undefined,
  ])
})

test('where there is room for one, what was said earlier makes way for what is said now, and a failure for nothing', () => {
  const front = () => toaster.front()?.text
  toaster.show({ kind: 'done', text: 'Match started!' }, 0)
  toaster.show({ kind: 'done', text: 'Score updated!' }, 2_000)
  expect(front()).toBe('Score updated!')
  toaster.show({ kind: 'done', text: 'Blue wins and advances!' }, 5_000)
  toaster.show({ kind: 'next', text: 'Next Match: Blue vs Coal' }, 5_000)
  expect(front()).toBe('Blue wins and advances!')
  toaster.clear()
  const lost = toaster.show({ kind: 'failed', text: 'Failed to end match' }, 0)
  toaster.show({ kind: 'info', text: 'Time is up!' }, 9_000)
  expect(front()).toBe('Failed to end match')
  toaster.dismiss(lost)
  expect(front()).toBe('Time is up!')
})

test('where there is room for one, of two failures neither is passed by what is said later', () => {
  const first = toaster.show({ kind: 'failed', text: 'Failed to update score' }, 0)
  toaster.show({ kind: 'failed', text: 'Failed to end match' }, 100)
  toaster.show({ kind: 'info', text: 'Time is up!' }, 9_000)
  expect(toaster.now().map(({ isSuperseded }) => isSuperseded)).toEqual([false, false, false])
  toaster.dismiss(first)
  expect(toaster.front()?.text).toBe('Failed to end match')
})

test('where there is room for one, what is held stays, and what is said meanwhile comes after it', () => {
  const front = () => toaster.front()?.text
  const held = toaster.show({ kind: 'done', text: 'Match started!' }, 0)
  toaster.setPaused(true)
  toaster.show({ kind: 'done', text: 'Score updated!' }, 5_000)
  expect(front()).toBe('Match started!')
  toaster.setPaused(false)
  expect(front()).toBe('Match started!')
  toaster.dismiss(held)
  expect(front()).toBe('Score updated!')
})

test('what is held stays when more is said than there is room for; let go, the newest stay', () => {
  for (const text of ['one', 'two', 'three']) toaster.show({ kind: 'info', text })
  toaster.setPaused(true)
  for (const text of ['four', 'five']) toaster.show({ kind: 'info', text })
  expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five'])
  toaster.setPaused(false)
  expect(texts()).toEqual(['three', 'four', 'five'])
})

test('where there is room for one, a failure is shown when what is held is let go, and not under the finger', () => {
  const held = toaster.show({ kind: 'done', text: 'Match started!' }, 0)
  toaster.setPaused(true)
  const failure = toaster.show({ kind: 'failed', text: 'Failed to update score' }, 2_000)
  // pointed at and pressed: the focus holds what the pointer held
  toaster.setPaused(true)
  expect(toaster.front()?.id).toBe(held)
  toaster.setPaused(false)
  expect(toaster.front()?.id).toBe(failure)
})

test('what is held stays the same toast when its words are said again, and is not passed', () => {
  const held = toaster.show({ kind: 'done', text: 'Score updated!' }, 0)
  const other = toaster.show({ kind: 'done', text: 'Ben is in' }, 2_000)
  toaster.setPaused(true)
  expect(toaster.show({ kind: 'done', text: 'Score updated!' }, 4_000)).toBe(held)
  expect(toaster.now()).toMatchObject([
    { id: held, isSuperseded: false },
    { id: other, isSuperseded: false },
  ])
})
