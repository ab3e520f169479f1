import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { focusFirstError } from './focus-first-error.ts'

const LATE_MS = 100

/** Its error renders some frames after the press, as on a busy phone. */
function LateForm() {
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        focusFirstError(event.currentTarget)
        setTimeout(() => setWrong(true), LATE_MS)
      }}
    >
      <input aria-label="Date" />
      <input aria-label="Title" aria-invalid={isWrong || undefined} />
      <button type="submit">Publish</button>
    </form>
  )
}

test('the wrong field takes the focus even when its error renders later than the next frame', async () => {
  const { getByRole, getByLabelText } = await render(<LateForm />)
  await getByRole('button').click()
  await expect.element(getByLabelText('Title')).toHaveFocus()
})
