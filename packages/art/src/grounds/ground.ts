export type Point = readonly [x: number, y: number]

/** A painted or coloured piece; the first of a ground reaches far past its edges. */
export type Area = { d: string; fill: string }

export type Mark = { d: string; width?: number; colour?: string; dash?: string; filled?: boolean }

/** A ground from above. Ten units are one metre. The order of the lists is the order of painting. */
export type Ground = {
  size: Point
  areas: readonly [Area, ...Area[]]
  marks: readonly Mark[]
  /** Colour of the shadows on it. */
  shade: string
  /** Where a cover may be centred: centre, box, corner. */
  views: readonly Point[]
  /** The part by which people recognise it. */
  landmark: Point
  /** How close a cover comes, so that small courts fill the picture as well as large fields. */
  closeness: number
}

const FAR = 1400

/** Everything around a ground of this size, as far as any picture shows. */
export const surroundings = ([w, h]: Point) =>
  `M${-FAR}${-FAR}h${w + 2 * FAR}v${h + 2 * FAR}h${-w - 2 * FAR}z`

/** A ground on a floor of one colour, which reaches as far as any picture shows. */
export const ground = (
  size: Point,
  floor: string,
  { pieces = [], ...rest }: Omit<Ground, 'size' | 'areas'> & { pieces?: readonly Area[] },
): Ground => ({ size, areas: [{ d: surroundings(size), fill: floor }, ...pieces], ...rest })

/** Every second stripe of a mown (or raked) ground, from one x to another. */
export function stripes([, h]: Point, every: number, from: number, to: number): string {
  let d = ''
  for (let x = from + every; x < to; x += 2 * every) d += `M${x}${-FAR}h${every}v${h + 2 * FAR}h${-every}z`
  return d
}

export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
