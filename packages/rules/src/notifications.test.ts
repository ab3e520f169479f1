import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  channelsOf,
  DEFAULT_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TOPICS,
  PUSH_ONLY_TOPICS,
  TOPIC_OF,
} from './notifications.ts'

const topic = fc.constantFrom(...NOTIFICATION_TOPICS)
const channels = fc.record({ push: fc.boolean(), mail: fc.boolean() })

test('[Y-1] every kind belongs to a topic, and every topic has a kind', () => {
  expect(new Set(NOTIFICATION_KINDS.map((kind) => TOPIC_OF[kind]))).toEqual(new Set(NOTIFICATION_TOPICS))
})

test('[Y-1] a person who has chosen nothing gets the defaults, another one what they chose', () => {
  expect(channelsOf('requests', null)).toEqual({ push: false, mail: true })
  fc.assert(
    fc.property(topic, channels, (of, chosen) => {
      expect(channelsOf(of, null)).toEqual(DEFAULT_CHANNELS[of])
      expect(channelsOf(of, chosen).push).toBe(chosen.push)
    }),
  )
})

test('[Y-2] what happens at the game is never mailed, whatever was chosen', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PUSH_ONLY_TOPICS), fc.option(channels), (of, chosen) => {
      expect(channelsOf(of, chosen).mail).toBe(false)
    }),
  )
})
