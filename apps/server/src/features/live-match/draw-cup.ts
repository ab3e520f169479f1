import { drawCup as endpoint } from '@turnout/contract/cups'
import { drawCup as decideDraw } from '@turnout/rules/cup/run-cup'
import { may } from '@turnout/rules/membership'
import { sha256 } from '../../platform/chance.ts'
import { gameCommand } from '../game/public.ts'
import { presentCup } from './present-cup.ts'

export const drawCup = gameCommand(endpoint, {
  may: may.manageGame,
  // the random bits of this command alone: no toss uses this secret
  decide: ({ game, commitment: seed }, { body: { chance = null } }) =>
    decideDraw(game, { seed, chance }, sha256),
  reply: {
    fromLog: (result) => presentCup(result.game, result, result.at),
  },
})
