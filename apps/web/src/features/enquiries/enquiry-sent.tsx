import { ButtonLink } from '../../platform/router/link.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './public/send-enquiry.module.css'
import { sendEnquiry as texts } from './texts.ts'

export function EnquirySent({ enquiryId, name }: { enquiryId: string; name: string }) {
  return (
    <Panel>
      <div className={styles.sent}>
        {/* the form with the button that was pressed is gone */}
        <h2 ref={focusOnMount} tabIndex={-1}>
          {texts.sent(name)}
        </h2>
        <p>{texts.weTellYou}</p>
      </div>
      <ButtonLink to="/vendors/enquiries/$enquiryId" params={{ enquiryId }} wide>
        {texts.seeYourEnquiry}
      </ButtonLink>
    </Panel>
  )
}
