import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { User } from '@turnout/contract/accounts'
import { getMyVendor } from '@turnout/contract/vendors'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { read } from '../../platform/queries.ts'
import { useViewer } from '../../platform/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useCreateVendor, useUpdateMyVendor } from './actions.ts'
import styles from './vendor-form.module.css'
import { VendorForm } from './vendor-form.tsx'

export function MyVendorPage() {
  const viewer = useViewer()
  if (!viewer) return null
  if (viewer !== 'loading' && viewer.role === 'user') return <ForVendors />
  const skeleton = <Skeleton shape="panel" count={2} label="Loading your business profile" />
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1>Your business</h1>
        <p className="sub">This is what the vendor directory will show of you when it opens.</p>
      </div>
      {viewer === 'loading' ? (
        skeleton
      ) : (
        <LoadBoundary
          failed="Failed to load your business profile."
          picture={<EmptyGround mood="error" />}
          skeleton={skeleton}
          notFound={<NewStall viewer={viewer} />}
        >
          <Stall />
        </LoadBoundary>
      )}
    </div>
  )
}

function Stall() {
  const { data: vendor } = useSuspenseQuery(read(getMyVendor, {}))
  const { mutate, isPending } = useUpdateMyVendor()
  return (
    <VendorForm
      values={vendor}
      submit="Save"
      busy={isPending}
      onSave={(body, failed) => mutate({ body }, { failed })}
    />
  )
}

/** Signed up as a vendor, and the profile never came through. */
function NewStall({ viewer }: { viewer: User }) {
  const { mutate, isPending } = useCreateVendor()
  const values = {
    business_name: viewer.first_name,
    business_phone: viewer.phone_number,
    business_email: viewer.email,
  }
  return (
    <VendorForm
      values={values}
      submit="Set up the stall"
      busy={isPending}
      onSave={(body, failed) => mutate({ body }, { failed })}
    />
  )
}

function ForVendors() {
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Business profiles are for vendors"
        action={
          <Link to="/vendors" className={buttonClass({ look: 'primary' })}>
            Back to vendors
          </Link>
        }
      >
        You signed up to play. A business signs up for itself, with an e-mail of its own.
      </EmptyState>
    </div>
  )
}
