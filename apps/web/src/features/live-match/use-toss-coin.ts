import type { InputOf } from '@turnout/contract/endpoint'
import { tossCoin } from '@turnout/contract/live-match'
import { useRef } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { toast } from '../../platform/toast.ts'
import { tossCoin as texts } from './next-texts.ts'
import { MATCH_READS } from './public/game-reads.ts'
import { messages } from './texts.ts'

const CHANCE_MISMATCH = texts.serverTossedWithoutChanceThat

/** A toss with this phone's random bits; a toast says so if the server did not use them, wherever the person is. */
export function useTossCoin() {
  const chance = useRef<string | undefined>(undefined)
  const { mutate, isPending } = useAction(tossCoin, {
    done: ({ receipt }) => {
      if ((receipt.chance ?? undefined) !== chance.current) toast.failed(CHANCE_MISMATCH)
      return null
    },
    // when two people toss at once the second sees the coin of the first, and that is no failure
    failed: (error) => (isProblem(error, 'no-toss-pending') ? null : messages.tossFailed),
    refreshes: MATCH_READS,
  })
  const toss = (input: InputOf<typeof tossCoin>) => {
    chance.current = input.body.chance
    mutate(input)
  }
  return { toss, isPending }
}
