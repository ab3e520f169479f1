const DEFAULT_SIZE = 20

/** The neighbouring pages of a list as RFC 8288 links, sent with its total. */
export function pageLinks(url: string, total: number): string {
  const { pathname, searchParams } = new URL(url, 'http://here')
  const page = Number(searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(total / Number(searchParams.get('page_size') ?? DEFAULT_SIZE)))
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(searchParams)
    query.set('page', String(to))
    return `<${pathname}?${query}>; rel="${rel}"`
  }
  return [
    ...(page > 1 ? [link(1, 'first'), link(Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next')] : []),
    link(last, 'last'),
  ].join(', ')
}
