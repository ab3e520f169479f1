import type { FixtureStage } from './format.ts'

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
