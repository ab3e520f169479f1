import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Resolver } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { toaster } from '../ui/toaster.ts'
import { failures } from './texts.ts'
import { checksLater, useCheckedForm } from './use-checked-form.ts'

type Bib = { name: string }
const BLANK: Bib = { name: '' }
const asked = { fields: {}, shouldUseNativeValidation: false }
const named: Resolver<Bib, unknown, Bib> = (values) =>
  values.name ? { values, errors: {} } : { values: {}, errors: { name: { type: 'contract' } } }

test('whoever presses before the checks have come is answered when they have, by what then stands there', async () => {
  let arrive: (check: typeof named) => void = () => undefined
  const { resolver } = checksLater(() => new Promise<typeof named>((come) => (arrive = come)))
  const typed = { ...BLANK }
  const answer = resolver(typed, undefined, asked)
  typed.name = 'Ada'
  arrive(named)
  expect(await answer).toEqual({ values: { name: 'Ada' }, errors: {} })
})

test('they are fetched once, however many fields ask', async () => {
  const load = vi.fn(async () => named)
  const { fetch, resolver } = checksLater(load)
  await Promise.all([fetch(), resolver(BLANK, undefined, asked), resolver(BLANK, undefined, asked)])
  expect(load).toHaveBeenCalledTimes(1)
})

test('nothing goes out unchecked: while they cannot be had no field is to blame, and the next press asks again', async () => {
  const load = vi.fn(async () => named).mockRejectedValueOnce(new Error('no signal'))
  const { resolver } = checksLater(load)
  expect(await resolver({ name: 'Ada' }, undefined, asked)).toEqual({
    values: {},
    errors: { root: { type: 'lost' } },
  })
  expect(await resolver({ name: 'Ada' }, undefined, asked)).toEqual({ values: { name: 'Ada' }, errors: {} })
})

test('a form is not sent while its checks cannot be had, and says so; the next press sends it', async () => {
  const load = vi.fn(async () => named).mockRejectedValueOnce(new Error('no signal'))
  const checks = checksLater(load)
  const sent: Bib[] = []
  let press = async () => undefined as unknown
  function Form() {
    const { handleSubmit } = useCheckedForm(checks, { defaultValues: { name: 'Ada' } })
    press = handleSubmit((bib) => void sent.push(bib))
    return null
  }
  renderToStaticMarkup(createElement(Form))
  await press()
  expect(sent).toEqual([])
  expect(toaster.now().map(({ text }) => text)).toEqual([failures.lostCode])
  await press()
  expect(sent).toEqual([{ name: 'Ada' }])
})
