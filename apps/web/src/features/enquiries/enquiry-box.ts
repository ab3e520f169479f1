export const ENQUIRY_BOXES = ['new', 'answered', 'all', 'sent'] as const
export type EnquiryBox = (typeof ENQUIRY_BOXES)[number]

/** As an address names it; anything else is none. */
export const boxOf = (name: string | undefined): EnquiryBox | undefined =>
  ENQUIRY_BOXES.find((box) => box === name)

/** What the server is asked for. */
export const queryOf = (box: EnquiryBox) =>
  box === 'sent' ? ({ side: 'asker', state: 'all' } as const) : ({ side: 'vendor', state: box } as const)
