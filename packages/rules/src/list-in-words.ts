/** '5', '5 and 2', '5, 5 and 2'. */
export const listInWords = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
