import { expect, test } from 'vitest'
import { clubToday, startFirstMatch } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story(async () => ({ fieldTimings: true }))

const counted = async () => {
  const { values } = await suite.server.deps.metrics.fieldTimings.get()
  return values
    .filter(({ metricName = '' }) => metricName.endsWith('_count'))
    .map(({ labels, value }) => `${labels.name} of ${labels.route}: ${value}`)
    .sort()
}

test('[D13] a page that is left reports its timings once', async () => {
  const club = await clubToday(suite.server, [])
  await startFirstMatch(club)
  const { page } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  const measures = page.waitForRequest(/\/assets\/field-timings-/)
  await page.goto(`/my-sports-groups/${club.groupId}/live-match`)
  await page.getByRole('timer').getByText('left to play').waitFor()
  const url = (await measures).url()
  // as text, or it would become an import of ours; the browser delivers what it has measured so far
  await page.evaluate(`import('${url}').then(() => new Promise((done) => requestIdleCallback(done)))`)
  await page.goto('/faq')
  const route = '/my-sports-groups/$groupId/live-match'
  await expect
    .poll(counted)
    .toEqual(['cls', 'lcp', 'score_in_sight', 'ttfb'].map((name) => `${name} of ${route}: 1`))
})
