import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './landing.module.css'
import { Section } from './section.tsx'

const NOT_YET = 'The list is not open yet, so your address was not kept.'

/** Says the truth: there is no list to be on yet. */
export function Newsletter() {
  const [said, setSaid] = useState<string | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaid(NOT_YET)
  }
  return (
    <Section
      title="News from the touchline"
      lead="New sports, new features, the first events. Now and then, never more."
      aside={
        <form onSubmit={submit} noValidate>
          <div className={styles.news}>
            <TextField label="Your e-mail" type="email" autoComplete="email" />
            <Button type="submit">Subscribe</Button>
          </div>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </form>
      }
    />
  )
}
