import { LoadBoundary } from '../../../platform/lazy/load-boundary.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pastCups as texts } from '../texts.ts'
import { CupBracket } from './cup-bracket.tsx'
import { TablePanels } from './cup-tables.tsx'
import { useCup } from './use-cup.ts'

/** `mark` changes whenever a result is corrected. */
type FinalCupProps = { gameId: string; mark: string; timeZone: string }

/** The cup of a past game: its bracket and its tables. */
export const FinalCup = (props: FinalCupProps) => (
  <LoadBoundary
    failed={texts.failed}
    level={2}
    skeleton={<Skeleton shape="panel" count={1} label={texts.loadingCup} />}
  >
    <BracketAndTables {...props} />
  </LoadBoundary>
)

function BracketAndTables({ gameId, mark, timeZone }: FinalCupProps) {
  const cup = useCup(gameId, mark)
  return (
    <section aria-label={texts.theCup} className="panels">
      <CupBracket cup={cup} timeZone={timeZone} />
      {cup.tables.length > 0 && <TablePanels cup={cup} />}
    </section>
  )
}
