import type { FigureSpot } from '../figure.tsx'
import { type Area, type Ground, surroundings } from '../grounds/ground.ts'
import { direction, round } from '../light.ts'

export type Size = { width: number; height: number }

/** An object with a flat top; its shadow is longer the more it is `tall`. */
export type Block = { x: number; y: number; width: number; height: number; tall: number }

/** Objects and people on a piece of ground around 0, in the units of the grounds: ten are one metre. */
export type Layout = {
  blocks: readonly Block[]
  /** Painted over the shadows of the blocks, in this order. */
  pieces: readonly Area[]
  people: readonly FigureSpot[]
}

/** What people come together for, such as a concert or a meal, seen from above. */
export type Gathering = {
  ground: Pick<Ground, 'areas' | 'marks' | 'shade'>
  /** How close a picture comes. */
  closeness: number
  /** Fills at least this area of the ground; `random` chooses the colours and where people stand. */
  layOut: (area: Size, random: () => number) => Layout
}

/** The ground that a block hides from the light, as one outline. */
export function blockShadow({ x, y, width, height, tall }: Block, towards: number, length: number): string {
  const [dx, dy] = direction(towards).map((part) => part * tall * length) as [number, number]
  const [nearX, farX] = dx < 0 ? [x + width, x] : [x, x + width]
  const [nearY, farY] = dy < 0 ? [y + height, y] : [y, y + height]
  const outline = [
    [nearX, nearY],
    [farX, nearY],
    [farX + dx, nearY + dy],
    [farX + dx, farY + dy],
    [nearX + dx, farY + dy],
    [nearX, farY],
  ] as const
  return `M${outline.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}z`
}

/** The centres of the steps that fill the length, around 0. */
export function stepsAcross(length: number, step: number): number[] {
  const count = Math.ceil(length / step)
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step)
}

const EVERYWHERE = surroundings([0, 0])

/** A floor of one colour, with further areas such as mown stripes or joints painted on it. */
export const floor = (fill: string, shade: string, ...more: readonly Area[]): Gathering['ground'] => ({
  areas: [{ d: EVERYWHERE, fill }, ...more],
  marks: [],
  shade,
})
