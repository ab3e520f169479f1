import { useQuery } from '@tanstack/react-query'
import { getMe } from '@turnout/contract/me'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ENQUIRY_BOXES, type EnquiryBox } from './enquiry-box.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { enquiriesPage as texts } from './texts.ts'

type EnquiryBoxesProps = {
  /** Undefined for the first box that this person has. */
  box: EnquiryBox | undefined
  page: number
  onChange: (search: { box: EnquiryBox; page?: number | undefined }) => void
}

/** A vendor has received and sent enquiries; other people only sent ones. */
export function EnquiryBoxes({ box, page, onChange }: EnquiryBoxesProps) {
  const me = useQuery(read(getMe, {}))
  if (!me.data) return <LoadStatus query={me} failed={texts.failedToLoad} rows={4} />
  const list = (shown: EnquiryBox) => (
    <EnquiryList
      box={shown}
      page={page}
      onPage={(to) => onChange({ box: shown, page: to > 1 ? to : undefined })}
    />
  )
  if (me.data.role === 'user') return list('sent')
  return (
    <Tabs
      label={texts.whichOnes}
      current={box ?? 'new'}
      onChange={(key) => onChange({ box: key as EnquiryBox })}
      tabs={ENQUIRY_BOXES.map((key) => ({ key, text: texts.boxes[key], content: list(key) }))}
    />
  )
}
