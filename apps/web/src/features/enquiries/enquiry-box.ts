export const ENQUIRY_BOXES = ['new', 'answered', 'all', 'sent'] as const
export type EnquiryBox = (typeof ENQUIRY_BOXES)[number]

/** The box in the address; undefined for anything else. */
export const boxOf = (name: string | undefined): EnquiryBox | undefined =>
  ENQUIRY_BOXES.find((box) => box === name)

/** The query of a box. */
export const queryOf = (box: EnquiryBox) =>
  box === 'sent' ? ({ side: 'asker', state: 'all' } as const) : ({ side: 'vendor', state: box } as const)
