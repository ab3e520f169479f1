import { useViewer } from '../../platform/session/viewer.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { ENQUIRY_BOXES, type EnquiryBox } from './enquiry-box.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { enquiriesPage as texts } from './texts.ts'

type EnquiryBoxesProps = {
  /** Undefined: the first of those that this person has. */
  box: EnquiryBox | undefined
  page: number
  onChange: (search: { box: EnquiryBox; page?: number | undefined }) => void
}

/** A business has what it was asked and what it asks; anyone else has only asked. */
export function EnquiryBoxes({ box, page, onChange }: EnquiryBoxesProps) {
  const viewer = useViewer()
  if (viewer === null || viewer === 'loading') return null
  const list = (shown: EnquiryBox) => (
    <EnquiryList
      box={shown}
      page={page}
      onPage={(to) => onChange({ box: shown, page: to > 1 ? to : undefined })}
    />
  )
  if (viewer.role === 'user') return list('sent')
  return (
    <Tabs
      label={texts.whichOnes}
      current={box ?? 'new'}
      onChange={(key) => onChange({ box: key as EnquiryBox })}
      tabs={ENQUIRY_BOXES.map((key) => ({ key, text: texts.boxes[key], content: list(key) }))}
    />
  )
}
