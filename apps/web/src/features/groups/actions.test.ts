import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useUpdateGroup } from './actions.ts'
import { CANAL_SIDE } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('the same save is not sent again while the page of the group loads', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(body)
    return Response.json(CANAL_SIDE)
  })
  const saved: string[] = []
  let save = (_name: string) => {}
  function Form() {
    const { mutate } = useUpdateGroup()
    save = (name) =>
      mutate({ params: { groupId: CANAL_SIDE.id }, body: { name } }, { done: () => saved.push(name) })
    return null
  }
  renderToStaticMarkup(createElement(Form))
  save('Canal Side')
  await expect.poll(() => saved).toEqual(['Canal Side'])
  save('Canal Side')
  save('Towpath')
  await expect.poll(() => sent).toEqual(['{"name":"Canal Side"}', '{"name":"Towpath"}'])
})
