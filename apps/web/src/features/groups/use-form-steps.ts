import { useRef } from 'react'
import { useLocation, useRouter } from '../../platform/router/router-hooks.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { FIELD_LIST, PANELS } from './group-fields.tsx'
import type { GroupForm } from './use-group-form.ts'

export type PanelName = keyof typeof PANELS
export const PANEL_NAMES = Object.keys(PANELS) as PanelName[]

/** From this width on, as in the style sheet, all panels are next to the preview. */
const WIDE = '(min-width: 62.5em)'

const fieldsOf = (panel: PanelName) =>
  FIELD_LIST.flatMap(([name, field]) => (field.panel === panel ? name : []))

/**
 * On a phone a long form shows one panel at a time, and Back leads to the previous one. `steps` is null if the form
 * is one page.
 */
export function useFormSteps(form: GroupForm, { isInSteps }: { isInSteps: boolean }) {
  const isWide = useMedia(WIDE)
  const { step: index } = useLocation()
  const { goToStep } = useRouter()
  const formRef = useRef<HTMLFormElement>(null)
  const { errors, refusals } = form
  const wrongIndex = PANEL_NAMES.findIndex((panel) => fieldsOf(panel).some((name) => name in errors))
  const isOn = isInSteps && !isWide

  useValueChange(refusals, () => {
    // the refused field may be on another step
    if (isOn && wrongIndex >= 0) void goToStep(wrongIndex).then(() => focusFirstError(formRef.current))
  })

  /** To any step; errors of the present one are shown when the form is sent. */
  const go = async (to: number) => {
    await goToStep(to)
    formRef.current?.scrollIntoView({ block: 'start' })
  }
  /** To the next step if this one is valid. */
  const next = async () => {
    const panel = PANEL_NAMES[index]
    if (panel && (await form.areRight(fieldsOf(panel)))) await go(index + 1)
  }
  return { formRef, steps: isOn ? { index, go, next } : null }
}
