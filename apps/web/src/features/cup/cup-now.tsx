import type { Cup } from '@turnout/contract/cups'
import type { GameState } from '@turnout/contract/game-state'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { useRemaining, useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { formatClock } from '../../ui/clock-text.ts'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import styles from './cup-page.module.css'
import { type CupPlace, teamNameIn, teamNumberIn } from './public/place.tsx'
import { cupNow as texts } from './texts.ts'

type After = NonNullable<NonNullable<GameState['cup']>['after']>
type CupNowProps = { groupId: string; game: GameState; cup: Cup }

/** The present or next match with a link to its page, and the match after it. */
export function CupNow({ groupId, game, cup }: CupNowProps) {
  const { current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  const after = game.cup?.after ?? null
  const place = (id: string): CupPlace => ({ team_id: id, name: teamNameIn(cup, id) })
  const openMatch = (
    <ButtonLink to="/my-sports-groups/$groupId/live-match" params={{ groupId }} variant="primary" wide>
      {texts.openMatch}
    </ButtonLink>
  )
  const number = cup.fixtures.filter(({ is_over: isOver }) => isOver).length + 1
  const says = coin.pending ? texts.coinDecides : game.cup?.says
  const aside = asideText(number, cup.fixtures.length, game.cup?.stage ?? null)
  return (
    <>
      {match ? (
        <InPlayPanel title={texts.onNow} aside={aside}>
          <Pair cup={cup} a={place(match.team_a_id)} b={place(match.team_b_id)}>
            <span className={styles.score}>
              <Plates value={String(match.team_a_score)} />
              <span className="visually-hidden">{texts.to}</span>
              <Plates value={String(match.team_b_score)} />
            </span>
            <TimeLeft game={game} />
          </Pair>
          {openMatch}
        </InPlayPanel>
      ) : upcoming ? (
        <InPlayPanel title={texts.nextMatch} aside={aside}>
          <Pair cup={cup} a={place(upcoming.team_a_id)} b={place(upcoming.team_b_id)}>
            <StartsIn at={upcoming.starts_at} />
          </Pair>
          {cup.referee_team_id && (
            <p className={styles.says}>{texts.referee(teamNameIn(cup, cup.referee_team_id))}</p>
          )}
          {openMatch}
        </InPlayPanel>
      ) : (
        <InPlayPanel title={coin.pending ? texts.coinToss : texts.nextMatch} aside={game.cup?.stage}>
          {coin.team_a_id !== null && coin.team_b_id !== null && (
            <Pair cup={cup} a={place(coin.team_a_id)} b={place(coin.team_b_id)} />
          )}
          {says && <p className={styles.says}>{says}</p>}
          {openMatch}
        </InPlayPanel>
      )}
      {after && (
        <Panel
          title={match ? texts.nextMatch : texts.thenMatch}
          aside={afterText(cup, after, game.time_zone)}
        >
          <Pair cup={cup} a={after.a} b={after.b} />
        </Panel>
      )}
    </>
  )
}

const asideText = (number: number, all: number, stage: string | null): string =>
  stage === null ? texts.besideCup : texts.matchOfIn(number, all, stage)

/** '20:36 · Semi-final 1' */
function afterText({ fixtures }: Cup, { stage, a, b }: After, timeZone: string): string {
  const fixture = fixtures.find(
    (open) =>
      !open.is_over &&
      !open.is_on &&
      open.stage === stage &&
      open.a.name === a.name &&
      open.b.name === b.name,
  )
  const time = fixture?.starts_at ?? null
  return time === null ? stage : texts.at(clockTime(time, timeZone), stage)
}

type PairProps = { cup: Cup; a: CupPlace; b: CupPlace; children?: ReactNode }

const Pair = ({ cup, a, b, children }: PairProps) => (
  <div className={styles.pair}>
    <Side cup={cup} place={a} />
    <div className={styles.between}>{children ?? texts.v}</div>
    <Side cup={cup} place={b} />
  </div>
)

const Side = ({ cup, place }: { cup: Cup; place: CupPlace }) => (
  <span className={styles.team}>
    <Bib team={teamNumberIn(cup, place.team_id)} size={44} />
    <b>{place.name}</b>
  </span>
)

function TimeLeft({ game: { clock } }: Pick<CupNowProps, 'game'>) {
  return <span>{texts.left(formatClock(useRemaining(clock)))}</span>
}

function StartsIn({ at }: { at: number | null }) {
  const seconds = useSecondsUntil(at)
  return <span>{at === null ? texts.organiserStarts : texts.startsIn(formatClock(seconds))}</span>
}
