import { ReportFormSheet } from '../chat/public/report-form-sheet.tsx'
import { useReportVendor } from './actions.ts'
import { reportVendor as texts } from './texts.ts'

export function ReportVendorSheet({ vendorId, onClose }: { vendorId: string; onClose: () => void }) {
  const { mutate, isPending } = useReportVendor()
  return (
    <ReportFormSheet
      title={texts.open}
      noteMissing={texts.noteMissing}
      whoSees={texts.whoSees}
      isBusy={isPending}
      onReport={(body) => mutate({ params: { vendorId }, body }, { done: onClose })}
      onClose={onClose}
    />
  )
}
