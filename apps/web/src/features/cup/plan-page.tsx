import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getCup } from '@turnout/contract/cups'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { getPlannedCup } from '@turnout/contract/planned-cups'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { FEWEST_TEAMS } from '@turnout/rules/cup/format'
import { may } from '@turnout/rules/membership'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { LazyGround, NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { toViewer } from '../groups/public/group-viewer.ts'
import { MembersOnly } from '../groups/public/members-only.tsx'
import { hasBegun } from './has-begun.ts'
import { PlanAhead } from './plan-ahead.tsx'
import { PlanContent } from './plan-content.tsx'
import { planPage as texts } from './plan-texts.ts'

/** The remaining time changes while an organiser decides. */
const REFETCH_MS = 30_000

const PAGE = 'wrap panels page'

export type PlanPageProps = {
  groupId: string
  /** The id of a coming game; without it the running game, or else the next one. */
  game?: string | undefined
}

/** The plan of a cup: with the teams of a running game, and without teams before. */
export function PlanPage({ groupId, game }: PlanPageProps) {
  return (
    <div>
      <LoadBoundary
        key={`${groupId} ${game}`}
        level={1}
        failed={texts.loadFailed}
        className={PAGE}
        skeleton={<Waiting />}
        notFound={<GroupNotFound />}
      >
        <PlanAccess groupId={groupId} game={game} />
      </LoadBoundary>
    </div>
  )
}

function PlanAccess({ groupId, game }: PlanPageProps) {
  const { data: day, error } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    // another organiser may press Play Ball
    refetchInterval: REFETCH_MS,
    throwOnError: throwUnlessRefused,
  })
  const viewer = useViewer()
  if (isProblem(error, 'not-allowed')) return <NotForYou groupId={groupId} />
  if (!day) return <Waiting />
  if (!may.manageGame(toViewer(day.current_user_membership, viewer))) return <NotForYou groupId={groupId} />
  const gameOn = gameIdOn(day)
  if (gameOn !== null && game === undefined) return <PlanOfGame day={day} gameId={gameOn} />
  return day.current_user_membership.role === 'admin' ? (
    <PlanOfSession day={day} game={game} />
  ) : (
    <NotNow day={day} title={texts.noPlay} why={texts.pressPlayBall} />
  )
}

/** The id of the game that is being played, or null. */
const gameIdOn = ({ current_game_id: gameId, has_play_begun: isOn, is_over: isOver }: GameDay) =>
  isOn && !isOver ? gameId : null

/** The cup of a coming game. */
function PlanOfSession({ day, game }: { day: GameDay; game: string | undefined }) {
  const { data: games } = useSuspenseQuery(read(listScheduledGames, { params: { groupId: day.group_id } }))
  const gameId = game ?? games.find(({ state }) => state !== 'cancelled')?.id
  return gameId === undefined ? (
    <NotNow day={day} title={texts.noGame} why={texts.addDate} to="group" />
  ) : (
    <PlanBeforeGame day={day} gameId={gameId} />
  )
}

function PlanBeforeGame({ day, gameId }: { day: GameDay; gameId: string }) {
  const groupId = day.group_id
  const { data: cup } = useSuspenseQuery({
    ...read(getPlannedCup, { params: { groupId, gameId } }),
    refetchInterval: REFETCH_MS,
  })
  const gameOn = cup.date === day.date ? gameIdOn(day) : null
  if (gameOn !== null) return <PlanOfGame day={day} gameId={gameOn} />
  if (!cup.is_open) return <NotNow day={day} title={texts.closed} why={texts.closedNote} to="plan" />
  return cup.max_teams < FEWEST_TEAMS ? (
    <NotNow
      day={day}
      title={texts.tooFewTeams}
      why={texts.groupTooSmall(FEWEST_TEAMS, cup.max_teams)}
      to="edit"
    />
  ) : (
    <PlanAhead groupId={groupId} cup={cup} />
  )
}

function PlanOfGame({ day, gameId }: { day: GameDay; gameId: string }) {
  const { data: cup } = useSuspenseQuery({
    ...read(getCup, { params: { gameId } }),
    refetchInterval: REFETCH_MS,
  })
  if (hasBegun(cup)) return <NotNow day={day} title={texts.begun} why={texts.begunStays} to="cup" />
  const teams = cup.teams.length
  return teams < FEWEST_TEAMS ? (
    <NotNow day={day} title={texts.tooFewTeams} why={texts.needsTeams(FEWEST_TEAMS, teams)} />
  ) : (
    <PlanContent day={day} gameId={gameId} cup={cup} />
  )
}

/** The link of each state. */
const WAYS = {
  'game-day': { to: '/my-sports-groups/$groupId/game-day', text: texts.gameDay },
  cup: { to: '/my-sports-groups/$groupId/cup', text: texts.openCup },
  plan: { to: '/my-sports-groups/$groupId/cup/plan', text: texts.planNext },
  edit: { to: '/my-sports-groups/$groupId/edit', text: texts.updateGroup },
  group: { to: '/my-sports-groups/$groupId', text: texts.toGroup },
} as const

type NotNowProps = { day: GameDay; title: string; why: string; to?: keyof typeof WAYS }

const NotNow = ({ day, title, why, to = 'game-day' }: NotNowProps) => (
  <div className={PAGE}>
    <BackToGroup groupId={day.group_id}>{day.group_name}</BackToGroup>
    <EmptyState
      level={1}
      picture={<LazyGround />}
      title={title}
      action={
        <ButtonLink to={WAYS[to].to} params={{ groupId: day.group_id }} variant="primary">
          {WAYS[to].text}
        </ButtonLink>
      }
    >
      {why}
    </EmptyState>
  </div>
)

const NotForYou = ({ groupId }: { groupId: string }) => (
  <div className={PAGE}>
    <MembersOnly groupId={groupId} title={texts.organisersOnly}>
      {texts.askOrganiser}
    </MembersOnly>
  </div>
)

const Waiting = () => (
  <div className={PAGE}>
    <Skeleton shape="panel" count={3} />
  </div>
)

const GroupNotFound = () => (
  <div className={PAGE}>
    <NotFound
      title={texts.notFound}
      action={<ButtonLink to="/sports/groups">{texts.backToAllGroups}</ButtonLink>}
    />
  </div>
)
