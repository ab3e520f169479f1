import { TIE_BREAKERS, type TieBreaker } from '@turnout/rules/cup/format'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { planDetails as texts } from './plan-texts.ts'

const SEPARATIONS = [...TIE_BREAKERS, 'toss'] as const

export type TieBreakersProps = {
  chosen: readonly TieBreaker[]
  onChange: (chosen: TieBreaker[]) => void
}

/** The order of the tie-breakers, one field for each place; a coin toss ends it. */
export function TieBreakers({ chosen, onChange }: TieBreakersProps) {
  const places = chosen.length < TIE_BREAKERS.length ? [...chosen, 'toss' as const] : chosen
  const choose = (place: number, value: string) => {
    const picked = TIE_BREAKERS.find((each) => each === value)
    const before = chosen.slice(0, place)
    if (!picked) return onChange(before)
    onChange([...before, picked, ...chosen.slice(place).filter((each) => each !== picked)])
  }
  return (
    <FieldGroup label={texts.levelOnPoints}>
      <span className="stack gap-10">
        {places.map((current, place) => (
          <SelectField
            key={texts.levels[place]}
            label={texts.levels[place] ?? ''}
            value={current}
            onChange={(event) => choose(place, event.target.value)}
          >
            {SEPARATIONS.filter((each) => !chosen.slice(0, place).some((before) => before === each)).map(
              (each) => (
                <option key={each} value={each}>
                  {texts.tieBreakers[each]}
                </option>
              ),
            )}
          </SelectField>
        ))}
      </span>
    </FieldGroup>
  )
}
