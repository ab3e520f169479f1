import { planCup as endpoint, toCupOptions } from '@turnout/contract/cups'
import { planCup as decidePlan } from '@turnout/rules/cup/run-cup'
import { may } from '@turnout/rules/membership'
import { gameCommand } from '../game/public.ts'
import { presentCup } from './present-cup.ts'

export const planCup = gameCommand(endpoint, {
  may: may.manageGame,
  decide: ({ game }, { body: { cup, instead_of: meant } }) =>
    decidePlan(game, cup && toCupOptions(cup), meant && toCupOptions(meant)),
  reply: {
    fromLog: (result) => presentCup(result.game, result, result.at),
  },
})
