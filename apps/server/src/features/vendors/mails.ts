import type { EnquirySide } from '@turnout/rules/enquiry'
import { mailTemplate } from '../../platform/mail/mail-content.ts'
import { quoteName, quoteNameShort } from '../../platform/mail/quote-name.ts'

type EnquiryMailParams = { enquiryId: string; who: string; side: EnquirySide }

/** Without the message itself: a mail must not carry the text of a stranger. */
export const enquiryMail = mailTemplate<EnquiryMailParams>('enquiry-message', ({ enquiryId, who, side }) => ({
  subject: side === 'asker' ? `${quoteNameShort(who)} asks you something` : `${quoteNameShort(who)} answered`,
  paragraphs: [
    side === 'asker'
      ? `${quoteName(who)} has written to your business on Turnout. Read it and answer there.`
      : `${quoteName(who)} has answered your enquiry on Turnout. Read it there.`,
    'Your email stays hidden until you share it.',
  ],
  link: { label: 'Read the message', path: `/vendors/enquiries/${enquiryId}` },
}))
