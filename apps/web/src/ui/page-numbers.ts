/** Which numbers to show: the ends, the current one and its neighbours; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= 5) return all
  const kept = all.filter((each) => each === 1 || each === pages || Math.abs(each - page) <= 1)
  return kept.flatMap((each, index) => {
    const before = kept[index - 1]
    return before !== undefined && each - before > 1 ? [null, each] : [each]
  })
}
