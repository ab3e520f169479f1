/** Joins the class names that apply; a style sheet has `undefined` for a missing name. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
