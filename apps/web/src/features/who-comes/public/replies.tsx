import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { type ReactNode, useState } from 'react'
import { LazyMenu } from '../../../platform/lazy/lazy-menu.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { useMe } from '../../../platform/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useAnswerFor } from '../actions.ts'
import { MovedNote } from '../game-when.tsx'
import { MyAnswer, PaymentLine } from '../my-answer.tsx'
import nextStyles from '../next-answer.module.css'
import { PlaceRow } from '../place-row.tsx'
import { placesText } from '../places-text.ts'
import { StandingSwitches, useStandingAnswer } from '../standing-switches.tsx'
import { answers as answerTexts, people as texts } from '../texts.ts'
import { TooFew } from '../too-few.tsx'
import { useGroupFeed } from '../use-group-feed.ts'
import { useScheduledGame, useScheduledGames } from '../use-scheduled-games.ts'
import { OtherVenue } from '../way-there.tsx'
import type { Choice } from './answerable.ts'
import { ReplyLine, ReplyLines } from './reply-line.tsx'

const AskOffer = lazyPart(async () => (await import('../ask-offer.tsx')).AskOffer)

/** Keeps the answers on a group's page up to date. Renders nothing. */
export function GroupSync({ groupId }: { groupId: string }) {
  useGroupFeed(groupId)
  return null
}

type RepliesProps = { groupId: string; date: string } & Pick<NextAnswerProps, 'fallback'>

/** Who is in, waits, is out or has not answered for the next game. */
export function Replies({ groupId, date, fallback }: RepliesProps) {
  const games = useScheduledGames(groupId)
  const game = games.data?.find((one) => one.date === date && one.state !== 'cancelled')
  const details = useScheduledGame(groupId, game?.id ?? null)
  const [chosenTab, setTab] = useState<string | null>(null)
  const answerFor = useAnswerFor()
  if (!games.data && games.error)
    return (
      <Panel title={texts.title}>
        <LoadStatus inline query={games} failed={texts.failed} skeleton={null} />
      </Panel>
    )
  if (games.isLoading) return fallback
  if (!game) return null
  if (game.mode === 'off') return game.can_manage && <AskOffer groupId={groupId} />
  const answer: AnswerFor | null = game.can_manage
    ? (userId, choice) =>
        answerFor.mutate({ params: { groupId, gameId: game.id }, body: { answer: choice, user_id: userId } })
    : null
  // a person who waits wants to see their own place
  const isWaiting = details.data?.my_answer.answer === 'waiting'
  const tab = chosenTab ?? (isWaiting ? 'waiting' : 'in')
  return (
    <Panel title={texts.title}>
      {details.data ? (
        <Tabs
          label={texts.label}
          tabs={tabsOf(details.data, answer)}
          // the waiting tab is gone when no one waits
          current={tab === 'waiting' && details.data.waiting.length === 0 ? 'in' : tab}
          onChange={setTab}
        />
      ) : (
        <LoadStatus inline query={details} failed={texts.failed} rows={3} loading={texts.loading} />
      )}
    </Panel>
  )
}

type AnswerFor = (userId: string, choice: Choice) => void

type Line = ReturnType<typeof lineOf>
type Entry = ScheduledGameDetails['going' | 'not_going' | 'unanswered'][number]

function lineOf(entry: Entry) {
  const { name, profile_image_url: image } = entry
  const id = 'id' in entry ? entry.id : entry.user_id
  const isGuest = 'guest_of' in entry && entry.guest_of !== null
  // a guest has no answer of their own
  return { id, userId: isGuest ? null : id, name, image, note: noteOf(entry) }
}

function noteOf(entry: Entry): string | undefined {
  if ('is_spare' in entry) return entry.is_spare ? texts.spare : undefined
  if ('guest_of' in entry && entry.guest_of) return texts.guestOf(entry.guest_of)
  return entry.answered_by_admin ? texts.answeredByOrganiser : undefined
}

function tabsOf({ going, waiting, not_going, unanswered }: ScheduledGameDetails, answer: AnswerFor | null) {
  const tab = (key: string, text: (n: number) => string, lines: Line[], choices: readonly Choice[]) => ({
    key,
    text: text(lines.length),
    content: <Lines lines={lines} isNumbered={key === 'waiting'} answer={answer} choices={choices} />,
  })
  return [
    tab('in', texts.in, going.map(lineOf), ['not_going']),
    ...(waiting.length > 0 ? [tab('waiting', texts.waiting, waiting.map(lineOf), ['not_going'])] : []),
    tab('out', texts.out, not_going.map(lineOf), ['going']),
    tab('none', texts.noReply, unanswered.map(lineOf), ['going', 'not_going']),
  ]
}

type LinesProps = {
  lines: Line[]
  isNumbered: boolean
  /** For organisers, who may answer for a member. */
  answer: AnswerFor | null
  choices: readonly Choice[]
}

/** More on request: a whole list could fill the page. */
const LINES_AT_FIRST = 12

function Lines({ lines, isNumbered, answer, choices }: LinesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const myId = useMe()?.id ?? null
  if (lines.length === 0) return <p className="sub">{texts.nobody}</p>
  // the waiting list is whole, so that people find their own place
  const shown = showsAll || isNumbered ? lines : lines.slice(0, LINES_AT_FIRST)
  return (
    <>
      <ReplyLines>
        {shown.map(({ id, userId, name, image, note }, index) => (
          <ReplyLine
            key={id}
            {...{ name, image, note }}
            number={isNumbered ? index + 1 : null}
            isMine={isNumbered && userId === myId}
          >
            {answer && userId && (
              <LazyMenu
                label={texts.replyFor(name)}
                items={choices.map((choice) => ({
                  text: choice === 'going' ? texts.sayIn : texts.sayOut,
                  icon: choice === 'going' ? 'tick' : 'cross',
                  onSelect: () => answer(userId, choice),
                }))}
              />
            )}
          </ReplyLine>
        ))}
      </ReplyLines>
      {shown.length < lines.length && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {texts.seeAll(lines.length)}
        </Button>
      )}
    </>
  )
}

type NextAnswerProps = {
  groupId: string
  date: string
  /** Then game day is the main action, and the answer buttons are plain. */
  isToday: boolean
  hasArrived: boolean
  /** Then only the cost is shown: money is collected while people play. */
  hasPlayBegun: boolean
  /** Takes the same room while it loads, so that nothing below moves. */
  fallback: ReactNode
}

/** How many come to the next game, and the viewer's answer. Nothing where the group does not ask. */
export function NextAnswer({ groupId, date, isToday, hasArrived, hasPlayBegun, fallback }: NextAnswerProps) {
  const { data, isLoading } = useScheduledGames(groupId)
  const standing = useStandingAnswer(groupId)
  const game = data?.find((one) => one.date === date && one.state !== 'cancelled')
  const { data: details } = useScheduledGame(groupId, game?.id ?? null)
  if (isLoading || standing.isLoading) return fallback
  if (!game || game.mode === 'off') return null
  if (hasPlayBegun) return game.cost && <PaymentLine game={game} cost={game.cost} />
  return (
    <div className="stack gap-12">
      <p className={nextStyles.count}>
        <b>{answerTexts.count(game.going_count)}</b>
        <span className="sub">{placesText(game)}</span>
      </p>
      <MovedNote game={game} />
      {game.is_elsewhere && <OtherVenue game={game} />}
      <PlaceRow game={game} going={details?.going ?? []} />
      <MyAnswer game={game} isFirst={!isToday} hasArrived={hasArrived} />
      {details && <TooFew game={details} />}
      <StandingSwitches groupId={groupId} />
    </div>
  )
}
