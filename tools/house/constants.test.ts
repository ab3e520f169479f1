import { createGroup } from '@turnout/contract/groups'
import { PASSWORD_MIN } from '@turnout/rules/account'
import { CHECK_IN_OPENS_BEFORE_MS } from '@turnout/rules/calendar'
import { FIRST_ARRIVALS } from '@turnout/rules/draft'
import { EARTH_RADIUS_M } from '@turnout/rules/geofence'
import { SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import { WEEKDAYS } from '@turnout/rules/words'
import { expect, test } from 'vitest'
import { AUTO_CHECK_IN_HOUR } from '../../apps/web/src/features/game-day/use-auto-check-in.ts'
import { MIN_CHARACTERS } from '../../apps/web/src/features/groups/use-suggestions.ts'
import { VOLUME } from '../../apps/web/src/features/live-match/whistle.ts'
import { DELAY_MS, PAGE_SIZE, POLL_MS, TOAST_MS } from '../../apps/web/src/platform/specified-figures.ts'
import { LAST_MINUTE_S } from '../../apps/web/src/ui/clock-text.ts'
import { COPIED_MS } from '../../apps/web/src/ui/copy-button.tsx'

const { max_teams, max_players_per_team } = createGroup.body.shape
const takes = (field: { safeParse(value: unknown): { success: boolean } }, value: number) =>
  field.safeParse(value).success
const { win, knockoutGoals, durationS } = SPECIFICATION_RULES

/** The specification's table of constants (section 9), written down a second time. */
test.each`
  constant                                          | ours                                     | specified
  ${'match timer'}                                  | ${durationS}                             | ${420}
  ${'clock red'}                                    | ${LAST_MINUTE_S}                         | ${60}
  ${'normal win: lead and least goals'}             | ${win}                                   | ${{ by: 'lead', lead: 2, goals: 2 }}
  ${'knockout win'}                                 | ${knockoutGoals}                         | ${1}
  ${'state poll and timer poll'}                    | ${POLL_MS}                               | ${{ state: 5_000, timer: 2_000 }}
  ${'state reload after match end'}                 | ${DELAY_MS.reloadAfterEnd}               | ${1_000}
  ${'check-in opens before the start'}              | ${CHECK_IN_OPENS_BEFORE_MS}              | ${3_600_000}
  ${'automatic location check from the local hour'} | ${AUTO_CHECK_IN_HOUR}                    | ${18}
  ${'earth radius'}                                 | ${EARTH_RADIUS_M}                        | ${6_371_000}
  ${'eligible arrivals for teams 1 and 2'}          | ${FIRST_ARRIVALS}                        | ${10}
  ${'default players per team'}                     | ${max_players_per_team.parse(undefined)} | ${5}
  ${'default max teams'}                            | ${max_teams.parse(undefined)}            | ${2}
  ${'one team'}                                     | ${takes(max_teams, 1)}                   | ${false}
  ${'two teams'}                                    | ${takes(max_teams, 2)}                   | ${true}
  ${'a team of nobody'}                             | ${takes(max_players_per_team, 0)}        | ${false}
  ${'a team of one'}                                | ${takes(max_players_per_team, 1)}        | ${true}
  ${'page of arrivals and teams'}                   | ${[PAGE_SIZE.arrivals, PAGE_SIZE.teams]} | ${[8, 5]}
  ${'shortest password'}                            | ${PASSWORD_MIN}                          | ${8}
  ${'address suggestions from so many letters on'}  | ${MIN_CHARACTERS}                        | ${4}
  ${'toast, coin toss, next match'}                 | ${TOAST_MS}                              | ${{ normal: 4_000, coinToss: 5_000, nextMatch: 3_000 }}
  ${'copy confirmation'}                            | ${COPIED_MS}                             | ${2_000}
  ${'redirect after sign-in'}                       | ${DELAY_MS.afterSignIn}                  | ${1_000}
  ${'redirect after vendor registration'}           | ${DELAY_MS.afterVendorSignUp}            | ${1_500}
  ${'whistle volume'}                               | ${VOLUME}                                | ${0.8}
  ${'weekdays'}                                     | ${WEEKDAYS.length}                       | ${7}
`('$constant is as specified', ({ ours, specified }) => {
  expect(ours).toEqual(specified)
})
