import type { GameState } from '@turnout/contract/game-state'
import { useState } from 'react'
import { Coin } from '../../art/coin.tsx'
import { chanceFor } from '../../platform/fair-toss.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Cast } from './cast-of.ts'
import { choose, NO_CHOICES, whyNoToss } from './choices.ts'
import { CoinDuel } from './coin-duel.tsx'
import { CoinResult } from './coin-result.tsx'
import styles from './coin-toss.module.css'
import { drawnScore, stakes } from './coin-words.ts'
import type { Toss } from './use-toss.ts'
import { useTossCoin } from './use-toss-coin.ts'

export type CoinTossProps = {
  game: GameState
  cast: Cast
  open: boolean
  onClose: () => void
  toss: Toss
}

/** After a draw, for whoever controls the match: two sides, one coin. */
export function CoinToss({ game, cast, open, onClose, toss }: CoinTossProps) {
  const call = useTossCoin()
  const { pending, team_a_id: a, team_b_id: b, commitment: seal } = game.coin_toss_state
  // sides are called for one toss, whoever tosses in the end, and are nobody's at the next
  const [called, setCalled] = useState({ seal, choices: NO_CHOICES })
  const choices = called.seal === seal ? called.choices : NO_CHOICES
  const why = whyNoToss(choices)
  const due = pending && a !== null && b !== null

  const throwCoin = () => {
    if (a === null || b === null || seal === null) return
    const chance = chanceFor(seal)
    call.toss({
      params: { gameId: game.game_id },
      body: { team_a_id: a, team_b_id: b, team_a_choice: choices.a, team_b_choice: choices.b, chance },
    })
  }

  return (
    <Sheet open={open} onClose={onClose} title="Coin Toss" className={styles.sheet}>
      {due ? (
        <>
          <div className={styles.coin}>
            <Coin side="tails" size={124} />
          </div>
          <p className={styles.stakes}>
            {drawnScore(game, cast)} {stakes(game, cast)}
          </p>
          <CoinDuel
            teams={{ a: cast.team(a), b: cast.team(b) }}
            choices={choices}
            onChoose={(seat, side) => setCalled({ seal, choices: choose(choices, seat, side) })}
          />
          <Button
            look="primary"
            size="large"
            wide
            busy={call.isPending}
            doing="Tossing"
            disabledReason={why ?? undefined}
            onClick={throwCoin}
          >
            Toss
          </Button>
          <p className={styles.fair}>
            <Icon name="lock" />
            The result was sealed before anyone chose, and anyone can check it afterwards.
          </p>
        </>
      ) : (
        <CoinResult game={game} cast={cast} toss={toss}>
          <Button look="primary" size="large" wide onClick={onClose}>
            Back to the match
          </Button>
        </CoinResult>
      )}
    </Sheet>
  )
}
