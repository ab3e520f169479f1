import { stepBar as texts } from './form-texts.ts'
import styles from './step-bar.module.css'

type StepBarProps = { titles: readonly string[]; index: number; onStep: (index: number) => void }

/** How far the form is, and the way back to what was filled in. */
export const StepBar = ({ titles, index, onStep }: StepBarProps) => (
  <nav aria-label={texts.steps}>
    <p role="status" className={styles.count}>
      {texts.stepOf(index + 1, titles.length)}
    </p>
    <ol className={styles.bars}>
      {titles.map((title, step) => (
        <li key={title}>
          <button
            type="button"
            className={styles.step}
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
