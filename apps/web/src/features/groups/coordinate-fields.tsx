import type { Position } from '@turnout/rules/geofence'
import { TextField } from '../../ui/text-field.tsx'
import { parseDegrees, parsePosition } from './coordinates.ts'
import { pinDialog as texts } from './form-texts.ts'
import styles from './pin-dialog.module.css'
import { common } from './texts.ts'

export type CoordinateInput = { latitude: string; longitude: string }

export const toInput = (place: Position | null): CoordinateInput => ({
  latitude: `${place?.latitude ?? ''}`,
  longitude: `${place?.longitude ?? ''}`,
})

export function parseInput(input: CoordinateInput) {
  const latitude = parseDegrees(input.latitude, 90)
  const longitude = parseDegrees(input.longitude, 180)
  const place: Position | null = latitude === null || longitude === null ? null : { latitude, longitude }
  return { latitude, longitude, place }
}

type CoordinateFieldsProps = {
  input: CoordinateInput
  isTried: boolean
  onChange: (input: CoordinateInput) => void
}

/** The numbers that another map tells; a pasted pair fills both. */
export function CoordinateFields({ input, isTried, onChange }: CoordinateFieldsProps) {
  const { latitude, longitude } = parseInput(input)
  const changeField = (axis: keyof Position, text: string) => {
    const pair = parsePosition(text)
    onChange(pair ? toInput(pair) : { ...input, [axis]: text })
  }
  return (
    <div className={styles.fields}>
      <TextField
        label={common.latitude}
        inputMode="text"
        autoComplete="off"
        value={input.latitude}
        onChange={(event) => changeField('latitude', event.target.value)}
        error={isTried && latitude === null ? texts.numberFrom90To90 : undefined}
      />
      <TextField
        label={common.longitude}
        inputMode="text"
        autoComplete="off"
        value={input.longitude}
        onChange={(event) => changeField('longitude', event.target.value)}
        error={isTried && longitude === null ? texts.numberFrom180To180 : undefined}
      />
      <p className="sub">{texts.inDegrees}</p>
    </div>
  )
}
