import type { GameState } from '@turnout/contract/game-state'
import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { describeToss } from '@turnout/rules/coin'
import { type ReactNode, useEffect, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Coin, type CoinSide, otherSide } from '../../art/coin.tsx'
import { MainButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Icon } from '../../ui/icons.tsx'
import { focusNextStep } from '../../ui/kept-focus.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { CheckToss } from './check-toss.tsx'
import { drawScoreText, stakesText, tossCount } from './coin-text.ts'
import styles from './coin-toss.module.css'
import { tossSentence } from './match-news.ts'
import { coinToss as texts } from './next-texts.ts'
import { chanceFor } from './public/toss-receipt.ts'
import { type GameTeam, teamIn } from './teams.ts'
import { common, messages } from './texts.ts'
import type { Toss } from './use-toss.ts'
import { useTossCoin } from './use-toss-coin.ts'

export type CoinTossProps = {
  game: GameState
  open: boolean
  /** The coin has landed, though another may be due. */
  isFallen?: boolean
  onClose: () => void
  toss: Toss
}

/** The side of a team in a toss that was taken back. */
const calledBefore = ({ choices }: TossReceipt, { name }: GameTeam): CoinSide =>
  choices.find(({ team }) => team === name)?.side ?? 'heads'

/** After a draw, for the person who controls the match: two sides, one coin. */
export function CoinToss({ game, open, isFallen = false, onClose, toss }: CoinTossProps) {
  const tossAction = useTossCoin()
  const {
    pending,
    team_a_id: a,
    team_b_id: b,
    commitment: seal,
    tossed_before: repeated,
  } = game.coin_toss_state
  // the side of the first team belongs to one toss, by its seal, and is gone at the next
  const [call, setCall] = useState<{ seal: string | null; side: CoinSide } | null>(null)
  const chosen = call?.seal === seal ? call.side : null
  const side = repeated && a !== null ? calledBefore(repeated, teamIn(game, a)) : chosen
  const sides = sidesOf(side)
  const isDue = pending && !isFallen && a !== null && b !== null

  // the button that opened it is gone once the coin is tossed
  useEffect(() => (open ? () => focusNextStep() : undefined), [open])

  const tossCoin = () => {
    if (a === null || b === null || seal === null) return
    const chance = repeated ? (repeated.chance ?? undefined) : chanceFor(seal)
    tossAction.toss({
      params: { gameId: game.game_id },
      body: { team_a_id: a, team_b_id: b, team_a_choice: sides.a, team_b_choice: sides.b, chance },
    })
  }

  return (
    // each coin has its own sheet: the second of a table opens with the focus inside, as the first did
    <Sheet
      key={tossCount(game) + Number(isDue)}
      {...{ open, onClose }}
      title={common.coinToss}
      className={styles.sheet}
    >
      {isDue ? (
        <>
          <div className={styles.coin}>
            <Coin side="tails" size={124} />
          </div>
          <p className={styles.stakes}>
            {drawScoreText(game)} {stakesText(game)}
          </p>
          {repeated ? (
            <p className={styles.stakes}>
              {texts.tossedBefore(describeToss(repeated, repeated.winner, !!game.cup))}
            </p>
          ) : (
            <CoinChooser
              teams={{ a: teamIn(game, a), b: teamIn(game, b) }}
              sides={sides}
              onChoose={(called) => setCall({ seal, side: called })}
            />
          )}
          <MainButton
            busy={tossAction.isPending}
            busyText={texts.tossing}
            disabledReason={side === null ? messages.chooseBoth : undefined}
            onClick={tossCoin}
          >
            {repeated ? texts.tossAgain : texts.toss}
          </MainButton>
          <p className={styles.fair}>
            <Icon name="lock" />
            {texts.resultWasSealedBeforeAnyone}
          </p>
        </>
      ) : (
        <div ref={focusOnMount} tabIndex={-1}>
          <CoinResult game={game} toss={toss}>
            <MainButton onClick={onClose}>{pending ? texts.nextCoin : texts.backToMatch}</MainButton>
          </CoinResult>
        </div>
      )}
    </Sheet>
  )
}

type CoinResultProps = {
  game: GameState
  toss: Toss
  children?: ReactNode
}

/** The coin lands in the same way for everyone who watches; only then the result shows. */
function CoinResult({ game, toss, children }: CoinResultProps) {
  const { last } = game.coin_toss_state
  const { upcoming_match: next } = game
  if (!last) return null
  return (
    <div className="stack gap-14">
      <div className={styles.coin}>
        <Coin key={tossCount(game)} side={last.result} size={124} spin={toss.isInAir} />
      </div>
      <div className={classNames('stack gap-14', toss.isInAir && styles.unseen)}>
        <div>
          <p className={styles.sentence}>{tossSentence(game)}</p>
          {next && (
            <p className={styles.stakes}>
              {texts.nextMatchV(teamIn(game, next.team_a_id).name, teamIn(game, next.team_b_id).name)}
            </p>
          )}
        </div>
        <CheckToss receipt={last} seal={toss.sealOf(tossCount(game))} />
        {children}
      </div>
    </div>
  )
}

/** The side of one team leaves the other one to the other team. */
const sidesOf = (sideOfA: CoinSide | null) => ({ a: sideOfA, b: sideOfA && otherSide[sideOfA] })

type CoinChooserProps = {
  teams: Record<'a' | 'b', GameTeam>
  sides: ReturnType<typeof sidesOf>
  /** With the side of the first team. */
  onChoose: (sideOfA: CoinSide) => void
}

const SLOTS = ['a', 'b'] as const
const SIDES = [
  { side: 'heads', name: texts.heads },
  { side: 'tails', name: texts.tails },
] as const

/** One team picks a side and the other gets the other side, which it can still take instead. */
function CoinChooser({ teams, sides, onChoose }: CoinChooserProps) {
  return (
    <div className={styles.duel}>
      {SLOTS.map((slot) => (
        <fieldset key={slot} className={styles.chooser}>
          <legend className={styles.team}>
            <Bib team={teams[slot].team_number} size={36} />
            {teams[slot].name}
          </legend>
          {SIDES.map(({ side, name }) => {
            const isChosen = sides[slot] === side
            const isTakenByOther = sides[slot] === otherSide[side]
            return (
              <label
                key={side}
                className={classNames(styles.side, isChosen && styles.on, isTakenByOther && styles.gone)}
              >
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`coin-${slot}`}
                  value={side}
                  checked={isChosen}
                  onChange={() => onChoose(slot === 'a' ? side : otherSide[side])}
                />
                <Coin side={side} size={48} taken={isTakenByOther} />
                <span>
                  {name}
                  {isTakenByOther && <small className={styles.taken}>{texts.taken}</small>}
                </span>
                {isChosen && (
                  <span className={styles.tick}>
                    <Icon name="tick" size={18} />
                  </span>
                )}
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
