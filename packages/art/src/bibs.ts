import { teamName } from '@turnout/rules/words'
import { INK, WHITE } from './colour.ts'

export type Pattern = 'plain' | 'stripes' | 'hoops' | 'halves' | 'sash' | 'chevron' | 'quarters' | 'yoke'

export type TeamBib = {
  number: number
  name: string
  colour: string
  numberColour: string
  second: string
  pattern: Pattern
}

type Kit = Omit<TeamBib, 'number' | 'name'> & { numberColourSwapped: string }

/** In the order of their names. Far enough apart for every kind of colour vision. There is no yellow: yellow is the button. */
const KITS: readonly [Kit, ...Kit[]] = [
  {
    colour: '#EE4C06',
    second: WHITE,
    pattern: 'plain',
    numberColour: INK,
    numberColourSwapped: INK,
  },
  {
    colour: '#1F6FD8',
    second: WHITE,
    pattern: 'stripes',
    numberColour: WHITE,
    numberColourSwapped: INK,
  },
  {
    colour: WHITE,
    second: '#17191B',
    pattern: 'hoops',
    numberColour: INK,
    numberColourSwapped: WHITE,
  },
  {
    colour: '#17191B',
    second: '#8B9691',
    pattern: 'halves',
    numberColour: WHITE,
    numberColourSwapped: INK,
  },
  {
    colour: '#FB8DA8',
    second: '#5A1230',
    pattern: 'sash',
    numberColour: INK,
    numberColourSwapped: WHITE,
  },
  {
    colour: '#11502D',
    second: '#BFE3C8',
    pattern: 'chevron',
    numberColour: WHITE,
    numberColourSwapped: INK,
  },
  {
    colour: '#7EC7FC',
    second: '#0F3E6B',
    pattern: 'quarters',
    numberColour: INK,
    numberColourSwapped: WHITE,
  },
  {
    colour: '#76376F',
    second: '#F3C9EA',
    pattern: 'yoke',
    numberColour: WHITE,
    numberColourSwapped: INK,
  },
]

/** The bib of a team, counted from 1. From the ninth team on the bibs are worn inside out. */
export function bibOf(teamNumber: number): TeamBib {
  const { numberColourSwapped, ...kit } = KITS[(teamNumber - 1) % KITS.length] ?? KITS[0]
  const turned = Math.floor((teamNumber - 1) / KITS.length) % 2 === 1
  const name = teamName(teamNumber)
  if (!turned) return { ...kit, number: teamNumber, name }
  return {
    ...kit,
    number: teamNumber,
    name,
    colour: kit.second,
    second: kit.colour,
    numberColour: numberColourSwapped,
  }
}
