import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Resolver } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { failures } from '../texts.ts'
import { lazyResolver, useCheckedForm } from './use-checked-form.ts'

type Bib = { name: string }
const BLANK: Bib = { name: '' }
const options = { fields: {}, shouldUseNativeValidation: false }
const checkNames: Resolver<Bib, unknown, Bib> = (values) =>
  values.name ? { values, errors: {} } : { values: {}, errors: { name: { type: 'contract' } } }

beforeEach(() => toaster.clear())

test('whoever presses before the checks have come is answered when they have, by what then stands there', async () => {
  let resolveLoad: (check: typeof checkNames) => void = () => undefined
  const { resolver } = lazyResolver(
    () => new Promise<typeof checkNames>((resolve) => (resolveLoad = resolve)),
  )
  const typed = { ...BLANK }
  const answer = resolver(typed, undefined, options)
  typed.name = 'Ada'
  resolveLoad(checkNames)
  expect(await answer).toEqual({ values: { name: 'Ada' }, errors: {} })
})

test('they are fetched once, however many fields ask', async () => {
  const load = vi.fn(async () => checkNames)
  const { prefetch, resolver } = lazyResolver(load)
  prefetch()
  await Promise.all([resolver(BLANK, undefined, options), resolver(BLANK, undefined, options)])
  expect(load).toHaveBeenCalledTimes(1)
})

test('nothing goes out unchecked: while they cannot be had no field is to blame, and the next press asks again', async () => {
  const load = vi.fn(async () => checkNames).mockRejectedValueOnce(new Error('no signal'))
  const { resolver } = lazyResolver(load)
  expect(await resolver({ name: 'Ada' }, undefined, options)).toEqual({
    values: {},
    errors: { root: { type: 'lost' } },
  })
  expect(await resolver({ name: 'Ada' }, undefined, options)).toEqual({ values: { name: 'Ada' }, errors: {} })
})

test('a form is not sent while its checks cannot be had, and says so; the next press sends it', async () => {
  const load = vi.fn(async () => checkNames).mockRejectedValueOnce(new Error('no signal'))
  const checks = lazyResolver(load)
  const sent: Bib[] = []
  let submit = async () => undefined as unknown
  function Form() {
    const { handleSubmit } = useCheckedForm(checks, { defaultValues: { name: 'Ada' } })
    submit = handleSubmit((bib) => void sent.push(bib))
    return null
  }
  renderToStaticMarkup(createElement(Form))
  await submit()
  expect(sent).toEqual([])
  expect(toaster.now().map(({ text }) => text)).toEqual([failures.missingCode])
  await submit()
  expect(sent).toEqual([{ name: 'Ada' }])
})
