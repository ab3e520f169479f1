import { useQuery } from '@tanstack/react-query'
import { listEventVendors } from '@turnout/contract/enquiries'
import { businessTypeName } from '@turnout/rules/vendor'
import { read } from '../../../platform/api/queries.ts'
import { Link } from '../../../platform/router/link.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { eventVendors as texts } from '../texts.ts'
import { VendorCover } from '../vendor-cover.tsx'
import styles from './event-vendors.module.css'

/** The vendors on an event's page; nothing without any. */
export function EventVendors({ eventId }: { eventId: string }) {
  const { data: vendors = [] } = useQuery(read(listEventVendors, { params: { eventId } }))
  if (vendors.length === 0) return null
  return (
    <Panel title={texts.vendorsHere}>
      <ul className="ruled">
        {vendors.map(({ id, business_name: name, business_type: type, picture_small_url: image }) => (
          <li key={id}>
            <Link to="/vendors/$vendorId" params={{ vendorId: id }} className={styles.vendor}>
              <span className={styles.cover} aria-hidden="true">
                <VendorCover name={name} type={type} image={image} width={56} height={56} />
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                <span className="sub">{businessTypeName(type)}</span>
              </span>
              <Icon name="forward" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
