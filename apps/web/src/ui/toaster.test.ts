import { beforeEach, expect, test } from 'vitest'
import { toaster } from './toaster.ts'

const texts = () => toaster.now().map(({ text }) => text)

beforeEach(() => toaster.clear())

test('the fourth toast replaces the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) toaster.show({ kind: 'info', text })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('failures stay while another toast can go', () => {
  toaster.show({ kind: 'failed', text: 'Failed to update score' })
  for (const text of ['one', 'two', 'three']) toaster.show({ kind: 'done', text })
  expect(texts()).toEqual(['Failed to update score', 'two', 'three'])
  for (const text of ['Failed to start match', 'Failed to check in', 'Failed to end match'])
    toaster.show({ kind: 'failed', text })
  expect(texts()).toEqual(['Failed to start match', 'Failed to check in', 'Failed to end match'])
})

test('the same text twice shows once, as the newest', () => {
  for (const text of ['Score updated!', 'Ben is in', 'Score updated!']) toaster.show({ kind: 'done', text })
  expect(texts()).toEqual(['Ben is in', 'Score updated!'])
})

test('a newer outcome of an action replaces the older one, and no other', () => {
  toaster.show({ kind: 'failed', text: "We couldn't save it", action: 'save' })
  toaster.show({ kind: 'failed', text: "We couldn't add Ben", action: 'add' })
  toaster.show({ kind: 'done', text: 'Saved', action: 'save' })
  expect(texts()).toEqual(["We couldn't add Ben", 'Saved'])
  toaster.settle('add')
  expect(texts()).toEqual(['Saved'])
})

test('a paused outcome stays until it is released, and its newer one shows then', () => {
  toaster.show({ kind: 'failed', text: "We couldn't save it", action: 'save' })
  toaster.setPaused(true)
  toaster.show({ kind: 'done', text: 'Saved', action: 'save' })
  expect(texts()).toEqual(["We couldn't save it", 'Saved'])
  toaster.setPaused(false)
  expect(texts()).toEqual(['Saved'])
})

test('a toast stays four seconds by default', () => {
  toaster.show({ kind: 'done', text: "You're in" })
  toaster.show({ kind: 'next', text: 'Next Match: Chalk vs Coal', ms: 3000 })
  expect(toaster.now().map(({ ms }) => ms)).toEqual([4000, 3000])
})

test('a paused toast that is dismissed releases those behind it', () => {
  const one = toaster.show({ kind: 'done', text: 'Blue wins and advances!' })
  toaster.show({ kind: 'next', text: 'Next Match: Blue vs Coal' })
  toaster.setPaused(true)
  toaster.dismiss(one)
  expect(toaster.isPaused()).toBe(false)
  toaster.setPaused(true)
  toaster.clear()
  expect(toaster.isPaused()).toBe(false)
})

test('a listener is called at every change until it unsubscribes', () => {
  let received = 0
  const stop = toaster.subscribe(() => {
    received += 1
  })
  toaster.dismiss(toaster.show({ kind: 'info', text: 'Held' }))
  stop()
  toaster.show({ kind: 'info', text: 'Unheard' })
  expect(received).toBe(2)
})

test('with space for one, failures show first and the others in their order', () => {
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

test('with space for one, an earlier toast is replaced by a new one, and a failure by nothing', () => {
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

test('with space for one, later toasts wait behind two failures', () => {
  const first = toaster.show({ kind: 'failed', text: 'Failed to update score' }, 0)
  toaster.show({ kind: 'failed', text: 'Failed to end match' }, 100)
  toaster.show({ kind: 'info', text: 'Time is up!' }, 9_000)
  expect(toaster.now().map(({ isSuperseded }) => isSuperseded)).toEqual([false, false, false])
  toaster.dismiss(first)
  expect(toaster.front()?.text).toBe('Failed to end match')
})

test('with space for one, a paused toast stays, and new ones come after it', () => {
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

test('a paused toast stays when there are too many; once released, the newest stay', () => {
  for (const text of ['one', 'two', 'three']) toaster.show({ kind: 'info', text })
  toaster.setPaused(true)
  for (const text of ['four', 'five']) toaster.show({ kind: 'info', text })
  expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five'])
  toaster.setPaused(false)
  expect(texts()).toEqual(['three', 'four', 'five'])
})

test('with space for one, a failure shows when the paused toast is released, not under the finger', () => {
  const held = toaster.show({ kind: 'done', text: 'Match started!' }, 0)
  toaster.setPaused(true)
  const failure = toaster.show({ kind: 'failed', text: 'Failed to update score' }, 2_000)
  // hovered and pressed: the focus pauses what the pointer has paused
  toaster.setPaused(true)
  expect(toaster.front()?.id).toBe(held)
  toaster.setPaused(false)
  expect(toaster.front()?.id).toBe(failure)
})

test('a paused toast stays the same when its text comes again, and keeps its place', () => {
  const held = toaster.show({ kind: 'done', text: 'Score updated!' }, 0)
  const other = toaster.show({ kind: 'done', text: 'Ben is in' }, 2_000)
  toaster.setPaused(true)
  expect(toaster.show({ kind: 'done', text: 'Score updated!' }, 4_000)).toBe(held)
  expect(toaster.now()).toMatchObject([
    { id: held, isSuperseded: false },
    { id: other, isSuperseded: false },
  ])
})
