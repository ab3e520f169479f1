import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileField } from './file-field.tsx'

const field = (busy: boolean) =>
  renderToStaticMarkup(
    <FileField
      label="Venue image"
      file={new File(['grass'], 'pitch.png')}
      onChange={() => undefined}
      accept="image/png"
      note="PNG up to 10MB"
      busy={busy}
    />,
  )

test('while a photo is on its way no other is chosen and none taken away', () => {
  const busy = field(true)
  expect(busy.match(/<input[^>]*aria-disabled="true"/)).not.toBeNull()
  expect(busy.match(/<label[^>]*aria-busy="true"[^>]*>Choose/)).not.toBeNull()
  expect(busy.match(/<button[^>]*aria-disabled="true"[^>]*>Remove/)).not.toBeNull()
  expect(field(false)).not.toMatch(/aria-(busy|disabled)/)
})
