import { ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import styles from './enquiries-page.module.css'
import { boxOf } from './enquiry-box.ts'
import { EnquiryBoxes } from './enquiry-boxes.tsx'
import { common, enquiriesPage as texts } from './texts.ts'

export function EnquiriesPage({ box, page = 1 }: { box?: string; page?: number }) {
  const navigate = useNavigate()
  const isVendor = useMe()?.role === 'vendor'
  return (
    <div className={`wrap panels ${styles.page}`}>
      <div className="ends">
        <h1>{common.enquiries}</h1>
        {isVendor && <ButtonLink to="/vendors/me">{texts.yourPage}</ButtonLink>}
      </div>
      <EnquiryBoxes
        box={boxOf(box)}
        page={page}
        onChange={(search) => void navigate({ to: '/vendors/enquiries', search, replace: true })}
      />
    </div>
  )
}
