import type { AttendanceSettings } from '@turnout/contract/attendance-settings'
import { COST_BOUNDS } from '@turnout/rules/money'
import { useState } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './dates.module.css'
import { digitsOf } from './money-text.ts'
import { settings as texts } from './texts.ts'

const CURRENCIES = Intl.supportedValuesOf('currency')
const names = new Intl.DisplayNames('en-GB', { type: 'currency' })

type Cost = AttendanceSettings['cost']
type CostFieldsProps = { stored: Cost; onChange: (cost: Cost) => void }

/** What a game costs each person: a sum and its currency, or nothing. */
export function CostFields({ stored, onChange }: CostFieldsProps) {
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
      <div className={styles.pair}>
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
        >
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {texts.currencyName(code, names.of(code) ?? code)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="sub">{texts.costNote}</p>
    </>
  )
}

/** As a field for numbers wants it: '5.00', '500'. */
function written(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
