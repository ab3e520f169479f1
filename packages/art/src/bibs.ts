import { teamName } from '@turnout/rules/words'
import { readableOn, WHITE } from './colour.ts'

export type Pattern = 'plain' | 'stripes' | 'hoops' | 'halves' | 'sash' | 'chevron' | 'quarters' | 'yoke'

export type TeamBib = {
  number: number
  name: string
  colour: string
  numberColour: string
  second: string
  pattern: Pattern
}

type Kit = Pick<TeamBib, 'colour' | 'second' | 'pattern'>

/** In the order of their names. Far enough apart for every kind of colour vision. There is no yellow: yellow is the button. */
const KITS: readonly [Kit, ...Kit[]] = [
  { colour: '#EE4C06', second: WHITE, pattern: 'plain' },
  { colour: '#1F6FD8', second: WHITE, pattern: 'stripes' },
  { colour: WHITE, second: '#17191B', pattern: 'hoops' },
  { colour: '#17191B', second: '#8B9691', pattern: 'halves' },
  { colour: '#FB8DA8', second: '#5A1230', pattern: 'sash' },
  { colour: '#11502D', second: '#BFE3C8', pattern: 'chevron' },
  { colour: '#7EC7FC', second: '#0F3E6B', pattern: 'quarters' },
  { colour: '#76376F', second: '#F3C9EA', pattern: 'yoke' },
]

/** The bib of a team, counted from 1. From the ninth team on the bibs are worn inside out. */
export function bibOf(number: number): TeamBib {
  const { pattern, ...cloth } = KITS[(number - 1) % KITS.length] ?? KITS[0]
  const isTurned = Math.floor((number - 1) / KITS.length) % 2 === 1
  const [colour, second] = isTurned ? [cloth.second, cloth.colour] : [cloth.colour, cloth.second]
  return { number, name: teamName(number), colour, second, pattern, numberColour: readableOn(colour) }
}
