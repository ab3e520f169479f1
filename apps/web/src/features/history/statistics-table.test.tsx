import { listStatistics } from '@turnout/contract/statistics'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, readPage } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { StatisticsTable } from './statistics-table.tsx'
import { useStatisticsSearch } from './use-statistics-search.ts'

const groupId = 'canal'

function Table() {
  const search = useStatisticsSearch({}, 'Europe/London')
  const query = { ...search.choice.season, sort: search.sort, page: 1, page_size: 20 }
  queryClient.setQueryData(readPage(listStatistics, { params: { groupId }, query }).queryKey, {
    rows: [],
    total: 0,
  })
  return <StatisticsTable groupId={groupId} search={search} />
}

test('a season with guests only says that no one has played', async () => {
  stubServer({})
  const page = await render(<Table />, { wrapper: Providers })
  await expect.element(page.getByText('No one played this season.')).toBeVisible()
})
