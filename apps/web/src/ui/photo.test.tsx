import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Photo } from './photo.tsx'

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
const show = (src: string | null) =>
  render(
    <Photo src={src} isFirst>
      <b>drawn</b>
    </Photo>,
  )

test.each([null, 'data:image/png;base64,bm90IGEgcGhvdG8='])('the drawn cover shows for %s', async (src) => {
  const page = await show(src)
  await expect.element(page.getByText('drawn')).toBeInTheDocument()
  expect(page.container.querySelector('img')).toBeNull()
})

test('a photo that loads shows, and nothing is drawn', async () => {
  const page = await show(PHOTO)
  await expect.poll(() => page.container.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
  expect(page.container.textContent).toBe('')
})
