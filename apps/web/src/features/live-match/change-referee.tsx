import type { GameState } from '@turnout/contract/game-state'
import { useState } from 'react'
import { Button, MainButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useNameReferee } from './actions.ts'
import styles from './live-match.module.css'
import { changeReferee as texts } from './match-texts.ts'
import { common } from './texts.ts'

const NOBODY = ''

/** For organisers: another person at the pitch who does not play, or no one. */
export function ChangeReferee({ game }: { game: GameState }) {
  const { mutate, isPending } = useNameReferee()
  const current = game.referee_info?.participant_id ?? NOBODY
  const [chosen, setChosen] = useState<string | null>(null)
  const id = chosen ?? current
  const close = () => setChosen(null)
  const send = () =>
    mutate(
      { params: { gameId: game.game_id }, body: { participant_id: id === NOBODY ? null : id } },
      { done: close },
    )

  return (
    <>
      <Button onClick={() => setChosen(current)}>{texts.change}</Button>
      {chosen !== null && (
        <Sheet open onClose={close} title={texts.changeReferee}>
          <div className={styles.stack}>
            <SelectField
              label={common.referee}
              hint={texts.anybodyHereWhoDoesNot}
              value={id}
              onChange={(event) => setChosen(event.target.value)}
              options={[
                [NOBODY, texts.nobody],
                ...game.referee_candidates.map(
                  ({ participant_id, name, team }) =>
                    [participant_id, team ? `${name}, ${team}` : name] as const,
                ),
              ]}
            />
            <MainButton
              busy={isPending}
              busyText={texts.changing}
              disabledReason={id === current ? texts.chooseSomebodyElse : undefined}
              onClick={send}
            >
              {texts.change}
            </MainButton>
          </div>
        </Sheet>
      )}
    </>
  )
}
