import { DEFAULT_VENUE_RADIUS_M } from '@turnout/rules/geofence'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { ActionBar } from '../../ui/action-bar.tsx'
import { MainButton } from '../../ui/button.tsx'
import { findWrongNumber } from '../../ui/find-wrong-number.ts'
import { Panel } from '../../ui/panel.tsx'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import { stepBar, groupForm as texts } from './form-texts.ts'
import { controlsOf, PANELS } from './group-fields.tsx'
import styles from './group-form.module.css'
import { GroupPreview, type PreviewProps } from './group-preview.tsx'
import { coverStrip } from './group-texts.ts'
import { DraftNote } from './public/draft-note.tsx'
import page from './public/form-page.module.css'
import { GroupCover } from './public/group-cover.tsx'
import stepBarStyles from './step-bar.module.css'
import { PANEL_NAMES, useFormSteps } from './use-form-steps.ts'
import type { GroupFormState } from './use-group-form.ts'
import { useMapTiles } from './use-map-tiles.ts'

// lazy: at the end of the form
const PhotoPanel = lazyPart(async () => (await import('./photo-panel.tsx')).PhotoPanel)
const PinDialog = lazyPart(async () => (await import('./pin-dialog.tsx')).PinDialog, MissingSheet)

export type GroupFormProps = {
  state: GroupFormState
  back: ReactNode
  title: string
  /** At the end of the sport's row: 'Change sport'. */
  sportAside?: ReactNode
  /** The group's present picture. */
  image?: string | null | undefined
  memberCount: number
  submit: string
  busyText: string
  /** Why the form cannot be sent at all. */
  disabledReason?: string | undefined
  /** A sentence above the button on a phone and below it on a desktop. */
  note?: string | undefined
  /** Settings that take effect at once, after the last panel. */
  foot?: ReactNode
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** On a phone one panel at a time, for a form that is filled in from the beginning. */
  isInSteps?: boolean
}

/** The form of Create Group and Update Group. */
export function GroupForm(props: GroupFormProps) {
  const { sportAside, image, memberCount, onSubmit, note, isInSteps = false } = props
  const { form, draft, photo, isBusy } = props.state
  const picture = useObjectUrl(photo) ?? image
  const formId = useId()
  const [isPinning, setPinning] = useState(false)
  const map = useMapTiles()
  const { formRef, steps } = useFormSteps(form, { isInSteps })
  const shownPanels = steps ? PANEL_NAMES.slice(steps.index, steps.index + 1) : PANEL_NAMES
  const nextPanel = steps && PANEL_NAMES[steps.index + 1]
  const button = (
    <MainButton
      type="submit"
      form={formId}
      busy={isBusy}
      busyText={props.busyText}
      disabledReason={props.disabledReason}
    >
      {props.submit}
    </MainButton>
  )
  return (
    <>
      <CoverStrip values={form.values} picture={picture} />
      <div className={`wrap page ${styles.page}`}>
        <div>
          {props.back}
          <h1>{props.title}</h1>
          <DraftNote draft={draft} className={styles.draft} />
        </div>
        <div className={styles.layout}>
          <form
            id={formId}
            ref={formRef}
            className={page.form}
            noValidate
            onSubmit={(event) => {
              const isWrong = findWrongNumber(event.currentTarget)
              if (!isWrong && !nextPanel) return onSubmit(event)
              event.preventDefault()
              if (!isWrong) void steps?.next()
            }}
          >
            {steps && (
              <StepBar
                titles={PANEL_NAMES.map((panel) => PANELS[panel])}
                index={steps.index}
                onStep={(step) => {
                  if (formRef.current && !findWrongNumber(formRef.current)) void steps.go(step)
                }}
              />
            )}
            {shownPanels.map((panel) => (
              <Panel key={panel} title={PANELS[panel]} className={page.panel}>
                {[...controlsOf(panel)].map(([Control, name]) => (
                  <Control
                    key={name}
                    name={name}
                    form={form}
                    sportAside={sportAside}
                    map={map}
                    onSetPin={() => setPinning(true)}
                  />
                ))}
              </Panel>
            ))}
            {!nextPanel && (
              <PhotoPanel
                file={photo}
                current={image}
                error={props.state.photoError}
                busy={isBusy}
                onChange={props.state.choosePhoto}
              />
            )}
            {props.foot}
          </form>
          <aside className={`desktop-only ${page.aside}`} aria-label={texts.preview}>
            <h2>{texts.howItWillLookIn}</h2>
            <GroupPreview values={form.values} picture={picture} memberCount={memberCount} />
            <p className="sub">{texts.coverChangesAsYouType}</p>
            {button}
            {note && <p className="sub">{note}</p>}
          </aside>
        </div>
      </div>
      {isPinning && (
        // outside the form, because it contains a form itself
        <PinDialog
          form={form}
          map={map}
          radius={form.values.venue_radius || DEFAULT_VENUE_RADIUS_M}
          onClose={() => setPinning(false)}
        />
      )}
      <ActionBar context={note} yieldsWhenLow>
        {nextPanel ? (
          <MainButton key={nextPanel} form={formId} type="submit">
            {texts.next[nextPanel]}
          </MainButton>
        ) : (
          button
        )}
      </ActionBar>
    </>
  )
}

/** On phones, where the preview has no room: only the cover, above the form. */
function CoverStrip({ values: { name, sports_type: sport }, picture }: PreviewProps) {
  return (
    <div className={`phone-only ${styles.strip}`}>
      <GroupCover groupName={name} sport={sport} image={picture} width={390} height={128} />
      <p>{picture ? coverStrip.yourCover : coverStrip.yourCoverDrawnFromName}</p>
    </div>
  )
}

type StepBarProps = { titles: readonly string[]; index: number; onStep: (index: number) => void }

/** The progress through the panels, with a button for each. */
const StepBar = ({ titles, index, onStep }: StepBarProps) => (
  <nav aria-label={stepBar.steps}>
    <p role="status" className={stepBarStyles.count}>
      {stepBar.stepOf(index + 1, titles.length)}
    </p>
    <ol className={stepBarStyles.bars}>
      {titles.map((title, step) => (
        <li key={title}>
          <button
            type="button"
            className={stepBarStyles.step}
            data-reached={step <= index ? '' : undefined}
            aria-current={step === index ? 'step' : undefined}
            aria-label={title}
            onClick={() => onStep(step)}
          />
        </li>
      ))}
    </ol>
  </nav>
)
