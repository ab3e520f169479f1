/** Joins the class names that apply; style sheets answer `undefined` for a name they do not have. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
