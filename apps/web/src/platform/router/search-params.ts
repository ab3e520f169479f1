type TextName =
  | 'next'
  | 'invite'
  | 'code'
  | 'token'
  | 'type'
  | 'season'
  | 'from'
  | 'to'
  | 'sort'
  | 'search'
  | 'sport'
  | 'day'
  | 'answer'
  | 'box'
  | 'tab'
  | 'when'
  | 'category'
  | 'within'
  | 'places'
  | 'game'
type PageName = 'page' | 'asking'
export type SearchParams = { [name in TextName]?: string | undefined } & {
  [name in PageName]?: number | undefined
}

type RawParams = Record<string, string>

/** The first page needs no number. */
const toPageNumber = (text = ''): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 1 ? Number(text) : undefined

const fieldReader =
  <T>(read: (text: string | undefined) => T | undefined) =>
  <N extends string>(...names: N[]) =>
  (params: RawParams): { [name in N]?: T | undefined } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = read(params[name])
        return value === undefined ? [] : [[name, value]]
      }),
    ) as { [name in N]?: T | undefined }

export const textFields: <N extends TextName>(
  ...names: N[]
) => (params: RawParams) => { [name in N]?: string | undefined } = fieldReader((text) => text)
export const pageFields: <N extends PageName>(
  ...names: N[]
) => (params: RawParams) => { [name in N]?: number | undefined } = fieldReader(toPageNumber)

/** '?sport=padel&page=2', or an empty string. */
export function searchText(params: object = {}): string {
  const text = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return text && `?${text}`
}
