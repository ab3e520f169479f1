import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getCup } from '@turnout/contract/cups'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { FEWEST_TEAMS } from '@turnout/rules/cup/format'
import { may } from '@turnout/rules/membership'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, NotFoundState } from '../../ui/state-card.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { toViewer } from '../groups/public/group-viewer.ts'
import { hasBegun } from './has-begun.ts'
import styles from './plan.module.css'
import { PlanContent } from './plan-content.tsx'
import { planPage as texts } from './texts.ts'

/** The time that is left changes while an organiser thinks. */
const REFETCH_MS = 30_000

const PAGE = classNames('wrap', styles.page)

export function PlanPage({ groupId }: { groupId: string }) {
  return (
    <div>
      <LoadBoundary
        key={groupId}
        level={1}
        failed={texts.loadFailed}
        className={PAGE}
        skeleton={<Waiting />}
        notFound={<GroupNotFound />}
      >
        <PlanAccess groupId={groupId} />
      </LoadBoundary>
    </div>
  )
}

function PlanAccess({ groupId }: { groupId: string }) {
  const { data: day, error } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    throwOnError: throwUnlessRefused,
  })
  const viewer = useViewer()
  if (isProblem(error, 'not-allowed')) return <NotForYou groupId={groupId} />
  if (!day) return <Waiting />
  if (!may.manageGame(toViewer(day.current_user_membership, viewer))) return <NotForYou groupId={groupId} />
  return day.current_game_id !== null && day.has_play_begun && !day.is_over ? (
    <PlanOfGame day={day} gameId={day.current_game_id} />
  ) : (
    <NotNow day={day} {...whyNotNow(day)} />
  )
}

function PlanOfGame({ day, gameId }: { day: GameDay; gameId: string }) {
  const { data: cup } = useSuspenseQuery({
    ...read(getCup, { params: { gameId } }),
    refetchInterval: REFETCH_MS,
  })
  if (hasBegun(cup)) return <NotNow day={day} title={texts.begun} why={texts.begunStays} isOn />
  const teams = cup.teams.length
  return teams < FEWEST_TEAMS ? (
    <NotNow day={day} title={texts.tooFewTeams} why={texts.needsTeams(FEWEST_TEAMS, teams)} />
  ) : (
    <PlanContent day={day} gameId={gameId} cup={cup} />
  )
}

function whyNotNow({ is_playing_day, current_game_id, is_over }: GameDay) {
  if (is_over) return { title: texts.gameOver, why: texts.planAtNext }
  if (is_playing_day || current_game_id !== null) return { title: texts.noPlay, why: texts.pressPlayBall }
  return { title: texts.noGame, why: texts.planOnDay }
}

type NotNowProps = { day: GameDay; title: string; why: string; isOn?: boolean }

const NotNow = ({ day, title, why, isOn = false }: NotNowProps) => (
  <div className={PAGE}>
    <BackToGroup groupId={day.group_id}>{day.group_name}</BackToGroup>
    <EmptyState
      level={1}
      picture={<EmptyGround />}
      title={title}
      action={
        <Link
          to={isOn ? '/my-sports-groups/$groupId/cup' : '/my-sports-groups/$groupId/game-day'}
          params={{ groupId: day.group_id }}
          className={buttonClass({ variant: 'primary' })}
        >
          {isOn ? texts.openCup : texts.gameDay}
        </Link>
      }
    >
      {why}
    </EmptyState>
  </div>
)

const NotForYou = ({ groupId }: { groupId: string }) => (
  <div className={PAGE}>
    <EmptyState
      level={1}
      picture={<EmptyGround />}
      title={texts.organisersOnly}
      action={
        <Link
          to="/sports/groups/$groupId"
          params={{ groupId }}
          className={buttonClass({ variant: 'primary' })}
        >
          {texts.toGroup}
        </Link>
      }
    >
      {texts.askOrganiser}
    </EmptyState>
  </div>
)

const Waiting = () => (
  <div className={PAGE}>
    <Skeleton shape="panel" count={3} />
  </div>
)

const GroupNotFound = () => (
  <div className={PAGE}>
    <NotFoundState
      level={1}
      picture={<EmptyGround mood="not-found" />}
      title={texts.notFound}
      action={
        <Link to="/sports/groups" className={buttonClass()}>
          {texts.backToAllGroups}
        </Link>
      }
    />
  </div>
)
