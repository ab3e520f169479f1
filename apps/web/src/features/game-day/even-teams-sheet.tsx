import type { GameDay } from '@turnout/contract/game-day'
import type { TeamSizes } from '@turnout/contract/teams'
import { listInWords } from '@turnout/rules/list-in-words'
import { useState } from 'react'
import { Button, MainButton } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useEvenTeams } from './actions.ts'
import styles from './game-day.module.css'
import { teamSizes as texts } from './team-texts.ts'

const GROUP_SIZE = 'group-size'

export type EvenTeamsSheetProps = { day: GameDay; sizes: TeamSizes; onClose: () => void }

/** The number of even teams, and whether they are made now or picked by captains. */
export function EvenTeamsSheet({ day, sizes, onClose }: EvenTeamsSheetProps) {
  const evenTeams = useEvenTeams()
  const [chosen, setChosen] = useState(String(sizes.choices[0]?.teams ?? GROUP_SIZE))
  const isGroupSize = chosen === GROUP_SIZE
  const options = [
    ...sizes.choices.map((choice) => ({
      value: String(choice.teams),
      title: texts.teams(choice.teams),
      note: listInWords(choice.sizes),
    })),
    ...(sizes.even_teams === null
      ? []
      : [{ value: GROUP_SIZE, title: texts.groupSize, note: texts.asManyAsGroupAllows }]),
  ]
  const submit = (assign: boolean) =>
    evenTeams.mutate(
      {
        params: { groupId: day.group_id },
        body: { teams: isGroupSize ? null : Number(chosen), assign: assign && !isGroupSize },
      },
      { done: onClose },
    )

  return (
    <Sheet open onClose={onClose} title={texts.evenTeams}>
      <div className={styles.moveForm}>
        <RadioCards
          label={texts.howManyTeams}
          hint={texts.forThisGameOnly}
          options={options}
          chosen={chosen}
          onChange={setChosen}
        />
        <div className="column gap-10">
          <MainButton busy={evenTeams.isPending} busyText={texts.makingTeams} onClick={() => submit(true)}>
            {isGroupSize ? texts.useGroupSize : texts.makeTeamsNow}
          </MainButton>
          {!isGroupSize && !day.has_play_begun && (
            <Button wide disabled={evenTeams.isPending} onClick={() => submit(false)}>
              {texts.pickWithinSizes}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
