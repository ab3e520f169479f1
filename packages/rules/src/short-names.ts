/** Letters, digits, apostrophes and hyphens. An email address or a phone number is split into parts. */
const NAME_PART = /[\p{L}\p{M}\p{N}'’-]+/gu

/** [S-1] The short names of these people; the later of two that are the same gets a number. */
export function shortNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(shortName).map((name) => {
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
    taken.add(free)
    return free
  })
}

/** [S-1] 'Hana Sato' is 'Hana S.' to spectators; a single name stays. */
function shortName(name: string): string {
  const [first = 'Player', ...rest] = name.match(NAME_PART) ?? []
  const last = rest.at(-1) ?? ''
  const [initial] = last
  if (initial === undefined) return first
  return /\p{L}/u.test(initial) && last !== initial
    ? `${first} ${initial.toUpperCase()}.`
    : `${first} ${initial}`
}
