import { ButtonLink } from '../../platform/router/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './public/send-enquiry.module.css'
import { sendEnquiry as texts } from './texts.ts'

export function EnquirySent({ enquiryId, name }: { enquiryId: string; name: string }) {
  return (
    <Panel>
      <div role="status" className={styles.sent}>
        <h2>{texts.sent(name)}</h2>
        <p>{texts.weTellYou}</p>
      </div>
      <ButtonLink to="/vendors/enquiries/$enquiryId" params={{ enquiryId }} wide>
        {texts.seeYourEnquiry}
      </ButtonLink>
    </Panel>
  )
}
