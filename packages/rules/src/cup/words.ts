import type { Fixture, FixtureStage, Place } from './format.ts'

const ROUNDS: Readonly<Record<number, string>> = { 4: 'Semi-final', 8: 'Quarter-final' }

/** 'Group A', 'Semi-final 1', 'Final' */
export function stageName(stage: FixtureStage): string {
  switch (stage.is) {
    case 'league':
      return 'Round robin'
    case 'group':
      return `Group ${String.fromCharCode(65 + stage.group)}`
    case 'third_place':
      return 'Third place'
    case 'knockout':
      return stage.of === 2 ? 'Final' : `${ROUNDS[stage.of] ?? `Last ${stage.of}, match`} ${stage.no}`
  }
}

const RANKS = ['First', 'Second']

/** Who will be in a place that is not decided: 'Winner of semi-final 1', 'Second of group B'. */
export function placeName(
  place: Place,
  fixtures: readonly Fixture[],
  teamName: (team: number) => string,
): string {
  switch (place.is) {
    case 'team':
      return teamName(place.team)
    case 'group':
      return `${RANKS[place.rank]} of ${inSentence(stageName(place))}`
    case 'winner':
    case 'loser': {
      const stage = fixtures[place.of - 1]?.stage
      return `${place.is === 'winner' ? 'Winner' : 'Loser'} of ${stage ? inSentence(stageName(stage)) : 'a match'}`
    }
  }
}

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
