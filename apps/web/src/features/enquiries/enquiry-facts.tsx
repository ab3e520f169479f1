import type { Enquiry } from '@turnout/contract/enquiries'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { shortDate } from '../../platform/time/dates.ts'
import styles from './enquiry-page.module.css'
import { enquiryPage as texts } from './texts.ts'

/** When, where and for which event, as far as it was said. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { date, place, event } = enquiry
  if (!date && !place && !event) return null
  return (
    <dl className={styles.facts} aria-label={texts.facts}>
      {date && <Fact name={texts.when}>{shortDate(date)}</Fact>}
      {place && <Fact name={texts.where}>{place}</Fact>}
      {event && (
        <Fact name={texts.event}>
          <Link to="/events/$eventId" params={{ eventId: event.id }}>
            {event.title}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
