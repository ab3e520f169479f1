import { useQuery } from '@tanstack/react-query'
import {
  type AttendanceMode,
  type AttendanceSettings,
  type CurrentSettings,
  getAttendanceSettings,
} from '@turnout/contract/attendance-settings'
import { COST_BOUNDS } from '@turnout/rules/money'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeSettings } from './actions.ts'
import styles from './dates.module.css'
import { digitsOf } from './money-text.ts'
import { common, settings as texts } from './texts.ts'

export function SettingsSheet({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const settings = useQuery(read(getAttendanceSettings, { params: { groupId } }))
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      {settings.data ? (
        <SettingsForm groupId={groupId} stored={settings.data} onClose={onClose} />
      ) : (
        <LoadStatus inline query={settings} failed={texts.didNotLoad} rows={3} loading={texts.loading} />
      )}
    </Sheet>
  )
}

const MODES: { value: AttendanceMode; title: string; note: string }[] = [
  { value: 'off', title: texts.off, note: texts.offNote },
  { value: 'who_comes', title: texts.whoComes, note: texts.whoComesNote },
  { value: 'limited', title: texts.limited, note: texts.limitedNote },
]

type SettingsFormProps = { groupId: string; stored: CurrentSettings; onClose: () => void }

function SettingsForm({ groupId, stored: { is_chosen, ...stored }, onClose }: SettingsFormProps) {
  const [values, setValues] = useState<AttendanceSettings>(
    is_chosen ? stored : { ...stored, mode: 'who_comes' },
  )
  const { mutate, isPending, error } = useChangeSettings()
  const change = (part: Partial<AttendanceSettings>) => setValues((before) => ({ ...before, ...part }))
  const isLimited = values.mode === 'limited'
  const countField = (name: 'places' | 'minimum', label: string, max: number) => (
    <TextField
      label={label}
      optional
      type="number"
      inputMode="numeric"
      min={2}
      max={max}
      value={values[name] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value === '' ? null : Number(value) })}
    />
  )
  const toggle = (
    name: 'guests_allowed' | 'fair_places' | 'strangers_may_find',
    label: string,
    hint: string,
  ) => (
    <Switch
      label={label}
      hint={hint}
      checked={values[name]}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    />
  )
  return (
    <form
      className="stack gap-14"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ params: { groupId }, body: values }, { done: onClose })
      }}
    >
      <RadioCards
        label={texts.open}
        stacked
        options={MODES}
        chosen={values.mode}
        error={error?.message}
        onChange={(mode) => change({ mode: mode as AttendanceMode })}
      />
      {values.mode !== 'off' && (
        <>
          <div className={styles.pair}>
            {isLimited && countField('places', common.places, 200)}
            {countField('minimum', texts.minimum, (isLimited && values.places) || 200)}
          </div>
          {isLimited && <p className="sub">{texts.placesNote}</p>}
          {toggle('guests_allowed', texts.guests, texts.guestsNote)}
          {isLimited && toggle('fair_places', texts.fairPlaces, texts.fairPlacesNote)}
          {toggle('strangers_may_find', texts.strangers, texts.strangersNote)}
          <CostFields stored={stored.cost} onChange={(cost) => change({ cost })} />
        </>
      )}
      <Button type="submit" variant="primary" wide busy={isPending} busyText={texts.saving}>
        {texts.save}
      </Button>
    </form>
  )
}

const CURRENCIES = Intl.supportedValuesOf('currency')
const names = new Intl.DisplayNames('en-GB', { type: 'currency' })

type Cost = AttendanceSettings['cost']
type CostFieldsProps = { stored: Cost; onChange: (cost: Cost) => void }

/** The cost of a game for each person: an amount and its currency, or nothing. */
function CostFields({ stored, onChange }: CostFieldsProps) {
  const [currency, setCurrency] = useState(stored?.currency ?? 'EUR')
  const [sum, setSum] = useState(stored ? written(stored.amount, stored.currency) : '')
  const change = (nextSum: string, nextCurrency: string) => {
    setSum(nextSum)
    setCurrency(nextCurrency)
    const amount = Math.round(Number(nextSum) * 10 ** digitsOf(nextCurrency))
    onChange(nextSum === '' ? null : { amount, currency: nextCurrency })
  }
  return (
    <>
      <TextField
        label={texts.cost}
        optional
        type="number"
        inputMode="decimal"
        min={written(COST_BOUNDS.min, currency)}
        max={written(COST_BOUNDS.max, currency)}
        step={written(1, currency)}
        value={sum}
        onChange={(event) => change(event.currentTarget.value, currency)}
      />
      <SelectField
        label={texts.currency}
        value={currency}
        onChange={(event) => change(sum, event.currentTarget.value)}
        options={CURRENCIES.map((code) => [code, texts.currencyName(code, names.of(code) ?? code)])}
      />
      <p className="sub">{texts.costNote}</p>
    </>
  )
}

/** The value of a number input: '5.00', '500'. */
function written(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
