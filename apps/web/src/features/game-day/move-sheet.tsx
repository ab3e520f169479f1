import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useMovePlayer } from './actions.ts'
import { placesOf, teamNumbers, titleOf } from './draft-view.ts'
import styles from './game-day.module.css'
import { arrivedPeople, type Person, shortNameIn } from './people.ts'
import { moveSheet as texts } from './team-texts.ts'

export type MoveSheetProps = {
  day: GameDay
  people: readonly Person[]
  person: Person
  onClose: () => void
}

const NO_TEAM = 'none'
const NOBODY = ''

/** An organiser moves a player or swaps two. A full team takes a player only in return for another. */
export function MoveSheet({ day, people, person, onClose }: MoveSheetProps) {
  const move = useMovePlayer()
  const [target, setTarget] = useState<string | null>(null)
  const [partner, setPartner] = useState(NOBODY)
  const playersOf = (team: number | null) => arrivedPeople(people).filter((one) => one.team === team)
  const team = target === NO_TEAM || target === null ? null : Number(target)
  const others = target === null ? [] : playersOf(team)
  const isFull = team !== null && others.length >= placesOf(day, team)
  const isReady = target !== null && (!isFull || partner !== NOBODY)
  const givenName = shortNameIn(people, person.name)

  const options = [
    ...teamNumbers(day)
      .filter((number) => number !== person.team)
      .map((number) => ({
        value: String(number),
        title: titleOf(day, number),
        note: texts.of(playersOf(number).length, placesOf(day, number)),
        picture: <Bib team={number} size={32} />,
      })),
    ...(person.team === null
      ? []
      : [{ value: NO_TEAM, title: texts.noTeam, note: texts.sitsOut(givenName) }]),
  ]

  const submit = () => {
    if (!isReady) return
    move.mutate(
      {
        params: { groupId: day.group_id },
        body: {
          participant_id: person.id,
          team,
          ...(partner !== NOBODY && { swap_with: partner }),
        },
      },
      { done: onClose },
    )
  }

  return (
    <Sheet open onClose={onClose} title={texts.move(person.name)}>
      <div className={styles.moveForm}>
        <RadioCards
          label={texts.whereTo}
          options={options}
          chosen={target}
          onChange={(value) => {
            setTarget(value)
            setPartner(NOBODY)
          }}
        />
        {others.length > 0 && (
          <SelectField
            label={texts.inReturnComes}
            hint={isFull ? texts.thisTeamIsFullSomebody : undefined}
            value={partner}
            onChange={(event) => setPartner(event.target.value)}
            options={[
              [NOBODY, isFull ? texts.chooseSomebody : texts.nobody],
              ...others.map(({ id, name }) => [id, name] as const),
            ]}
          />
        )}
        {person.isCaptain && target !== null && (
          <p className="sub">{texts.armbandOfStaysBehindFirst(titleOf(day, person.team ?? 1))}</p>
        )}
        <Button
          variant={isReady ? 'primary' : 'secondary'}
          size="large"
          wide
          aria-disabled={!isReady}
          busy={move.isPending}
          busyText={texts.moving}
          onClick={submit}
        >
          {partner === NOBODY ? texts.move2(givenName) : texts.swapTwo}
        </Button>
      </div>
    </Sheet>
  )
}
