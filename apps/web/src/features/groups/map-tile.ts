import { identity } from '../../platform/session/identity.ts'

/** The provider has no picture of this place; the rest of the map is as good as before. */
export class TileMissing extends Error {}

const TIMEOUT_MS = 10_000

export async function requestTile(
  template: string,
  { x, y, z }: { x: number; y: number; z: number },
  signal: AbortSignal,
): Promise<Blob> {
  const columns = 2 ** z
  // the map goes round the world, its pictures do not
  if (y < 0 || y >= columns) throw new TileMissing()
  const column = ((x % columns) + columns) % columns
  const url = template.replace('{z}', `${z}`).replace('{x}', `${column}`).replace('{y}', `${y}`)
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${identity.token() ?? ''}` },
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (response.status === 404) throw new TileMissing()
  if (!response.ok) throw new Error(`The map answered ${response.status}.`)
  return response.blob()
}
