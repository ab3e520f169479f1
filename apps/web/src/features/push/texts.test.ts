import { expect, test } from 'vitest'
import * as english from './texts.ts'

type Texts = typeof english

test('a second language is a second module that compiles once it is whole', () => {
  const german = {
    tellMe: { ...english.tellMe, title: 'Rechtzeitig wissen', isOn: (device: string) => `An: ${device}` },
  } satisfies Texts
  // @ts-expect-error a sentence is missing
  const unfinished = { tellMe: { title: 'Rechtzeitig wissen' } } satisfies Texts
  // @ts-expect-error a sentence takes other values
  const wrong = { tellMe: { ...english.tellMe, isOn: (count: number) => `${count}` } } satisfies Texts
  expect([german, unfinished, wrong].map(({ tellMe }) => tellMe.title)).toContain('Rechtzeitig wissen')
})
