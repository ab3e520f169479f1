import type { ChangeableTeam, GamePlayer } from '@turnout/contract/come-and-go'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { playersSheet as texts } from './match-texts.ts'
import styles from './players-sheet.module.css'
import type { PlayerChanges } from './use-player-changes.ts'

export type ChangePlayerProps = {
  player: GamePlayer
  teams: readonly ChangeableTeam[]
  /** In order of arrival: the first is who comes in unless another is chosen. */
  free: readonly GamePlayer[]
  changes: PlayerChanges
  back: () => void
}

/** What can be done with one player between matches. */
export function ChangePlayer({ player, teams, free, changes, back }: ChangePlayerProps) {
  const { participant_id: id, name, team_id: own, plays_for_id: borrower, is_playing: isPlaying } = player
  const inTeam = own !== null
  return (
    <div className={styles.sheet}>
      {isPlaying && <p>{texts.waitForEnd(name)}</p>}
      {!isPlaying && (
        <>
          <Button wide icon="leave" busy={changes.isBusy} onClick={() => changes.goHome(id, true, back)}>
            {texts.goHome}
          </Button>
          {inTeam && free.length > 0 && (
            <Choice
              label={texts.inFor(name)}
              options={free.map((one) => ({ id: one.participant_id, name: one.name }))}
              buttonText={(chosen) => texts.comesIn(chosen, name)}
              isBusy={changes.isBusy}
              onChoose={(playerIn) => changes.substitute(playerIn, id, back)}
            />
          )}
          {borrower !== null && (
            <Button wide busy={changes.isBusy} onClick={() => changes.lend(id, null, back)}>
              {texts.endLoan}
            </Button>
          )}
          {inTeam && borrower === null && (
            <Choice
              label={texts.lendTo}
              options={teams.filter((team) => team.id !== own && team.room > 0)}
              buttonText={texts.lend}
              isBusy={changes.isBusy}
              onChoose={(team) => changes.lend(id, team, back)}
            />
          )}
          {!inTeam && (
            <Choice
              label={texts.playsFor}
              options={teams.filter((team) => team.may_change && team.room > 0)}
              buttonText={texts.putInto}
              isBusy={changes.isBusy}
              onChoose={(team) => changes.fill(team, id, back)}
            />
          )}
        </>
      )}
      <Button variant="quiet" onClick={back}>
        {texts.allPlayers}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  label: string
  options: readonly { id: string; name: string }[]
  buttonText: (chosen: string) => string
  isBusy: boolean
  onChoose: (id: string) => void
}

function Choice({ label, options, buttonText, isBusy, onChoose }: ChoiceProps) {
  const [chosenId, setChosenId] = useState(options[0]?.id)
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0]
  if (!chosen) return null
  return (
    <div className={styles.choice}>
      <SelectField label={label} value={chosen.id} onChange={(event) => setChosenId(event.target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button wide busy={isBusy} onClick={() => onChoose(chosen.id)}>
        {buttonText(chosen.name)}
      </Button>
    </div>
  )
}
