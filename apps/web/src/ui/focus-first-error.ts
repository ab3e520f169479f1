/** On a busy phone what is wrong may be drawn some frames after it is known. */
const MAX_FRAMES = 30

/** A form that was refused: its first wrong field takes the focus, once its error stands there, and has it read. */
export function focusFirstError(form: HTMLFormElement | null, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
  })
}
