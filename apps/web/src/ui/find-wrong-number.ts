/** A typed number out of its bounds is not among the form's values: it takes the focus, and the form must not be sent. */
export function findWrongNumber(form: HTMLFormElement): boolean {
  const numbers = form.querySelectorAll<HTMLInputElement>('input[type=number]')
  const wrong = [...numbers].find((input) => !input.checkValidity())
  // it may be inside the closed house rules
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  wrong?.focus()
  return wrong !== undefined
}
