import type { ReactNode } from 'react'
import { Checkbox, type CheckboxProps } from '../../ui/checkbox.tsx'
import { TextArea, type TextAreaProps } from '../../ui/text-area.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import type { FormField } from './form-values.ts'
import type { GroupForm } from './use-group-form.ts'
import type { MapTiles } from './use-map-tiles.ts'

export type GroupControlProps = {
  form: GroupForm
  name: FormField
  /** At the end of the sport's row: 'Change sport'. */
  sportAside?: ReactNode
  map: MapTiles
  onSetPin: () => void
}

/** The control of a form field. Fields that belong together may share one. */
export type GroupControl = (props: GroupControlProps) => ReactNode

export const line =
  (field: TextFieldProps): GroupControl =>
  ({ form, name }) => <TextField {...field} {...form.field(name)} />

export const paragraphs =
  (field: TextAreaProps): GroupControl =>
  ({ form, name }) => <TextArea {...field} {...form.field(name)} />

export const checkbox =
  (field: CheckboxProps): GroupControl =>
  ({ form, name }) => (
    <Checkbox
      {...field}
      {...form.bind(name)}
      checked={form.values[name] === true}
      onChange={({ target }) => form.change({ [name]: target.checked })}
    />
  )
