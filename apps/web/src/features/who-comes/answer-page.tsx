import { useQuery } from '@tanstack/react-query'
import { getScheduledGame, type ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { fullName } from '@turnout/rules/full-name'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Button } from '../../ui/button.tsx'
import row from '../../ui/game-row.module.css'
import { InPlayPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MembersOnly } from '../groups/public/members-only.tsx'
import styles from './answer-page.module.css'
import { countOf, GameWhen } from './game-when.tsx'
import { MyAnswer } from './my-answer.tsx'
import { PlaceRow } from './place-row.tsx'
import { placesText } from './places-text.ts'
import { CHOICES } from './public/answerable.ts'
import { dates, answerPage as texts } from './texts.ts'
import { TooFew } from './too-few.tsx'
import { WayThere } from './way-there.tsx'

export type AnswerPageProps = { groupId: string; gameId: string; answer?: string | undefined }

/**
 * The target of links in mails and notifications: one game with the answer buttons and, with too few players, the
 * actions of an organiser. Opening it sends nothing, since mail scanners open links.
 */
export function AnswerPage({ groupId, gameId, answer }: AnswerPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <LoadBoundary
        key={gameId}
        failed={texts.failed}
        level={1}
        skeleton={<Skeleton shape="panel" label={texts.loading} />}
        notFound={
          <NotFound
            title={texts.notFound}
            action={
              <ButtonLink to="/sports/groups/$groupId" params={{ groupId }}>
                {texts.backToGroup}
              </ButtonLink>
            }
          >
            {texts.notFoundNote}
          </NotFound>
        }
      >
        <AnswerLoader groupId={groupId} gameId={gameId} answer={answer} />
      </LoadBoundary>
    </div>
  )
}

const REFETCH_MS = 15_000

function AnswerLoader({ groupId, gameId, answer = '' }: AnswerPageProps) {
  const { data, dataUpdatedAt, error } = useQuery({
    ...read(getScheduledGame, { params: { groupId, gameId } }),
    refetchInterval: REFETCH_MS,
    throwOnError: throwUnlessRefused,
  })
  useShowLastFetched(data, dataUpdatedAt)
  if (isProblem(error, 'not-allowed'))
    return <MembersOnly groupId={groupId}>{texts.membersOnlyNote}</MembersOnly>
  return data ? (
    <GameToAnswer game={data} suggested={answer} />
  ) : (
    <Skeleton shape="panel" label={texts.loading} />
  )
}

function GameToAnswer({ game, suggested }: { game: ScheduledGameDetails; suggested: string }) {
  const now = useServerMinute()
  usePageTitle(game.group_name)
  const closed = closedText(game, now)
  const places = placesText(game)
  const venue = game.is_elsewhere ? dates.movedTo(game.venue_name) : game.venue_name
  const count = game.mode === 'off' ? null : countOf(game)
  return (
    <>
      <h1>{closed?.title ?? texts.title}</h1>
      <InPlayPanel className="stack gap-14">
        <GameWhen game={game} now={now} level={2} />
        <div>
          <Link to="/my-sports-groups/$groupId" params={{ groupId: game.group_id }} className={row.name}>
            {game.group_name}
          </Link>
          <p className="sub">{count ? texts.place(venue, count) : venue}</p>
          {game.is_elsewhere && !closed && <WayThere game={game} />}
        </div>
        {closed ? (
          closed.note && <p>{closed.note}</p>
        ) : (
          <>
            {places && <p className="sub">{places}</p>}
            <PlaceRow game={game} going={game.going} />
            <MyAnswer
              game={game}
              isFirst={suggested === '' || suggested in CHOICES}
              suggested={CHOICES[suggested]}
            />
            <TooFew game={game} suggested={suggested} />
            <AnsweringAs />
          </>
        )}
      </InPlayPanel>
    </>
  )
}

/** Why the game takes no answers; null while it does. */
function closedText({ state, reason, ends_at, mode }: ScheduledGameDetails, now: number) {
  if (state === 'cancelled') return { title: texts.cancelled, note: reason }
  if (state === 'over' || now >= ends_at) return { title: texts.over, note: texts.overNote }
  return mode === 'off' ? { title: texts.notAsked, note: texts.notAskedNote } : null
}

/** A phone may be lent and a mail forwarded, so the page names the person who answers. */
function AnsweringAs() {
  const me = useMe()
  const signOut = useSignOut()
  if (!me) return null
  return (
    <p className={styles.as}>
      <span className="sub">{texts.answeringAs(fullName(me.first_name, me.last_name))}</span>{' '}
      <Button variant="quiet" size="small" onClick={() => void signOut()}>
        {texts.notYou}
      </Button>
    </p>
  )
}
