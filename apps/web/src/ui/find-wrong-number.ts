/** A typed number that is out of its bounds is not in a form's values: it takes the focus, and nothing is to be sent in its place. */
export function findWrongNumber(form: HTMLFormElement): boolean {
  const numbers = form.querySelectorAll<HTMLInputElement>('input[type=number]')
  const wrong = [...numbers].find((input) => !input.checkValidity())
  // it may be folded away among the house rules
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  wrong?.focus()
  return wrong !== undefined
}
