/** Which numbers to show: the ends, the current one and its neighbours; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= 5) return all
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
