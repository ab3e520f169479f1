import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FileField } from './file-field.tsx'

const renderField = (busy: boolean) =>
  render(
    <FileField
      label="Venue image"
      file={new File(['grass'], 'pitch.png')}
      onChange={() => undefined}
      busy={busy}
    />,
  )

test('while a photo is being sent no other can be chosen and none removed', async () => {
  const screen = await renderField(true)
  await expect.element(screen.getByText('Choose another')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByText('Remove')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.container.querySelector('input')?.ariaDisabled).toBe('true')
  await screen.rerender(<p>Gone</p>)
  const { container } = await renderField(false)
  expect(container.querySelectorAll('[aria-busy], [aria-disabled]')).toHaveLength(0)
})
