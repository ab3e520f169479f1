/** On a busy phone an error may render some frames after it is known. */
const MAX_FRAMES = 30

/** Focuses the first wrong field of a refused form, once its error is rendered, so that a screen reader reads it. */
export function focusFirstError(form: HTMLFormElement | null, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
  })
}
