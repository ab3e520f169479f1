import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { failures } from '../texts.ts'
import { type Check, lazyCheck } from './lazy-check.ts'
import { useForm } from './use-form.ts'

type Bib = { name: string }
const checkNames: Check<Bib, Bib> = (values) =>
  values.name ? { output: values } : { errors: { name: 'A name, please.' } }

beforeEach(() => toaster.clear())

test('checks are fetched once for all fields', async () => {
  const load = vi.fn(async () => checkNames)
  const check = lazyCheck(load)
  check.prefetch()
  await Promise.all([check.load(), check.load()])
  expect(load).toHaveBeenCalledTimes(1)
})

function formWith(check: ReturnType<typeof lazyCheck<Bib, Bib>>, initial: Bib) {
  const sent: Bib[] = []
  let form: ReturnType<typeof useForm<Bib, Bib>> | undefined
  function Form() {
    form = useForm({ initial, check })
    return null
  }
  renderToStaticMarkup(createElement(Form))
  return {
    sent,
    type: (name: string) => form?.change({ name }),
    submit: () => form?.submit((bib) => void sent.push(bib))(),
  }
}

test('a press before the checks have loaded is answered once they have, with the values of that moment', async () => {
  let resolveLoad: (check: typeof checkNames) => void = () => undefined
  const check = lazyCheck(() => new Promise<typeof checkNames>((resolve) => (resolveLoad = resolve)))
  const { sent, type, submit } = formWith(check, { name: '' })
  const answer = submit()
  type('Ada')
  resolveLoad(checkNames)
  await answer
  expect(sent).toEqual([{ name: 'Ada' }])
})

test('a form whose checks fail to load is not sent and says so; the next press sends it', async () => {
  const load = vi.fn(async () => checkNames).mockRejectedValueOnce(new Error('no signal'))
  const { sent, submit } = formWith(lazyCheck(load), { name: 'Ada' })
  await submit()
  expect(sent).toEqual([])
  expect(toaster.now().map(({ text }) => text)).toEqual([failures.missingCode])
  await submit()
  expect(sent).toEqual([{ name: 'Ada' }])
})
