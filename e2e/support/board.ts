import type { GameState } from '@turnout/contract/game-state'
import type { Page } from 'playwright-core'

const BIBS = ['', 'Orange', 'Blue', 'Chalk', 'Coal']

/** The name of a team on the screens: the colour of its bib. */
const bibOf = ({ team_details }: GameState, id: string) => BIBS[team_details[id]?.team_number ?? 0] ?? ''

/** What a board has to show for this state: 'Orange 2', 'Blue 0'. */
export function boardOf(state: GameState): string[] {
  const match = state.current_match ?? state.completed_matches.at(-1)
  if (!match) return []
  return [
    `${bibOf(state, match.team_a_id)} ${match.team_a_score}`,
    `${bibOf(state, match.team_b_id)} ${match.team_b_score}`,
  ]
}

/** The two plates in the words of a screen reader. */
export async function boardOn(page: Page): Promise<string[]> {
  const plates = page
    .getByRole('region', { name: 'Scoreboard' })
    .getByRole('img', { name: /^[A-Z][a-z]+ \d+$/ })
  return plates.evaluateAll((all) => all.map((plate) => plate.getAttribute('aria-label') ?? ''))
}

/** The version of the game that a screen shows. */
export const versionOn = (page: Page): Promise<string | null> =>
  page.locator('[data-version]').getAttribute('data-version')

/** The results below, latest first: '1 to 1'. */
export async function resultsOn(page: Page): Promise<string[]> {
  const scores = page.getByRole('listitem').filter({ hasText: /WINNER|Draw/ })
  return scores.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('[role=img]')].map((image) => image.getAttribute('aria-label')).join(' to '),
    ),
  )
}

export const resultsOf = (state: GameState): string[] =>
  [...state.completed_matches]
    .sort((row, other) => other.number - row.number)
    .map(({ team_a_score, team_b_score }) => `${team_a_score} to ${team_b_score}`)

/** The bar of a phone with the next action. */
export const actionBar = (page: Page, label = 'What you can do now') =>
  page.getByRole('group', { name: label })

export const start = (page: Page) => actionBar(page).getByRole('button', { name: 'Start' }).click()

/**
 * The same button twice within a quarter of a second is one goal, none that soon after Start, and the story
 * is faster than a finger.
 */
export const DOUBLE_TAP_MS = 300

export async function goal(page: Page, team: string): Promise<void> {
  const button = actionBar(page, 'Add a goal').getByRole('button', { name: `Add a goal for ${team}` })
  await button.waitFor()
  await page.waitForTimeout(DOUBLE_TAP_MS)
  await button.click()
}
