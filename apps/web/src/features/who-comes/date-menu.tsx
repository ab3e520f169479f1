import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { shortDate } from '../../platform/time/dates.ts'
import type { MenuItem } from '../../ui/menu-popup.tsx'
import { useCallSpares, useRestoreGame } from './actions.ts'
import type { DateSheet } from './date-sheets.tsx'
import { dates, paid as paidTexts, manage as texts } from './texts.ts'

type DateMenuProps = {
  game: ScheduledGame
  /** It costs something, or an earlier one did. */
  hasPaidList: boolean
  now: number
  open: (sheet: DateSheet) => void
}

/** What an organiser can do with one date. */
export function DateMenu({ game, hasPaidList, now, open }: DateMenuProps) {
  const { mutate: restore } = useRestoreGame()
  const { mutate: callSpares } = useCallSpares()
  const navigate = useNavigate()
  const params = { groupId: game.group_id, gameId: game.id }
  const isAsking = game.mode !== 'off' && now < game.starts_at
  const spares: MenuItem = {
    text: texts.callSpares,
    icon: 'people',
    disabledReason: game.can_call_spares ? undefined : texts.sparesCalledAlready,
    onSelect: () => callSpares({ params }),
  }
  const paid: MenuItem[] = hasPaidList
    ? [{ text: paidTexts.title, icon: 'tick', onSelect: () => open({ type: 'paid', game }) }]
    : []
  const items: MenuItem[] =
    game.state === 'cancelled'
      ? [{ text: texts.restore, icon: 'undo', onSelect: () => restore({ params }) }, ...paid]
      : [
          { text: texts.move, icon: 'calendar', onSelect: () => open({ type: 'move', game }) },
          {
            text: game.has_planned_cup ? texts.changeCup : texts.planCup,
            icon: 'trophy',
            onSelect: () =>
              void navigate({
                to: '/my-sports-groups/$groupId/cup/plan',
                params: { groupId: game.group_id },
                search: { game: game.id },
              }),
          },
          ...(isAsking ? [spares] : []),
          ...paid,
          {
            text: texts.cancel,
            icon: 'cross',
            danger: true,
            onSelect: () => open({ type: 'cancel', game }),
          },
        ]
  return <LazyMenu label={dates.manage(shortDate(game.date))} items={items} />
}
