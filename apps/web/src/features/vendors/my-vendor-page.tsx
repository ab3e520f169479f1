import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getMe, type User } from '@turnout/contract/me'
import { getMyVendor, type Vendor } from '@turnout/contract/vendors'
import { Activity, useState } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useCreateVendor, usePublishMyVendor, useUnpublishMyVendor, useUpdateMyVendor } from './actions.ts'
import myVendorPage from './my-vendor-page.module.css'
import { PicturesPanel } from './pictures-panel.tsx'
import { common, pageState, myVendorPage as texts } from './texts.ts'
import { VendorForm } from './vendor-form.tsx'
import { VendorView } from './vendor-view.tsx'

export function MyVendorPage() {
  return (
    <div className="wrap panels narrow">
      <LoadBoundary failed={FAILED} level={1} skeleton={<Loading />}>
        <MyBusiness />
      </LoadBoundary>
    </div>
  )
}

const FAILED = texts.failedToLoadYourBusiness

const Loading = () => <Skeleton shape="panel" count={2} label={texts.loadingYourBusinessProfile} />

function MyBusiness() {
  const { data: viewer } = useSuspenseQuery({ ...read(getMe, {}), staleTime: 60_000 })
  if (viewer.role === 'user') return <VendorsOnly />
  return (
    <>
      <div>
        <h1>{texts.yourBusiness}</h1>
        <p className="sub">{texts.thisIsWhatVendorDirectory}</p>
      </div>
      <LoadBoundary failed={FAILED} skeleton={<Loading />}>
        <BusinessProfile viewer={viewer} />
      </LoadBoundary>
    </>
  )
}

/** The profile, or the form that creates it, which stays while the profile is requested again. */
function BusinessProfile({ viewer }: { viewer: User }) {
  const [isMissing, setMissing] = useState(false)
  const { data: vendor, error } = useQuery({
    ...read(getMyVendor, {}),
    throwOnError: (error, { state }) => !isMissing && state.data === undefined && !isNotFound(error),
  })
  if (!isMissing && isNotFound(error)) setMissing(true)
  if (vendor) return <KnownProfile vendor={vendor} viewer={viewer} />
  return isMissing ? <NewBusinessProfile viewer={viewer} /> : <Loading />
}

const isNotFound = (error: Error | null): boolean => isProblem(error, 'vendor-not-found')

function KnownProfile({ vendor, viewer }: { vendor: Vendor; viewer: User }) {
  const [isPreview, setPreview] = useState(false)
  const { mutate, isPending } = useUpdateMyVendor()
  return (
    <>
      {isPreview && (
        <>
          <Panel>
            <p>{texts.thisIsPreview}</p>
            <Button onClick={() => setPreview(false)}>{texts.backToEditing}</Button>
          </Panel>
          <VendorView vendor={{ ...vendor, place_name: vendor.place?.name ?? '' }} />
        </>
      )}
      {/* what is typed there stays */}
      <Activity mode={isPreview ? 'hidden' : 'visible'}>
        <PageState vendor={vendor} viewer={viewer} onPreview={() => setPreview(true)} />
        {viewer.email_confirmed && <PicturesPanel vendor={vendor} />}
        <VendorForm
          values={profileOf(vendor)}
          submit={texts.save}
          busy={isPending}
          onSave={(body, failed) => mutate({ body }, { failed })}
        />
      </Activity>
    </>
  )
}

/** What its owner fills in: a field that only the server sets would be refused. */
const profileOf = ({
  business_name,
  business_type,
  description,
  business_phone,
  business_email,
  place,
  travel_km,
}: Vendor) => ({
  business_name,
  business_type,
  description,
  business_phone,
  business_email,
  place,
  travel_km,
})

/** For a vendor whose profile was not created at the sign-up. */
function NewBusinessProfile({ viewer }: { viewer: User }) {
  const { mutate, isPending } = useCreateVendor()
  const values = {
    business_name: viewer.first_name,
    business_phone: viewer.phone_number,
    business_email: viewer.email,
  }
  return (
    <VendorForm
      values={values}
      submit={texts.setUpStall}
      busy={isPending}
      onSave={(body, failed) => mutate({ body }, { failed })}
    />
  )
}

function VendorsOnly() {
  return (
    <EmptyState
      level={1}
      picture={<LazyGround />}
      title={texts.businessProfilesAreForVendors}
      action={
        <ButtonLink to="/vendors" variant="primary">
          {common.backToVendors}
        </ButtonLink>
      }
    >
      {texts.youSignedUpToPlay}
    </EmptyState>
  )
}

type PageStateProps = { vendor: Vendor; viewer: User; onPreview: () => void }

/** Whether the page is published, and what its owner can do about it. */
function PageState({ vendor, viewer, onPreview }: PageStateProps) {
  const { mutate: publish, isPending: isPublishing } = usePublishMyVendor()
  const { mutate: unpublish, isPending: isUnpublishing } = useUnpublishMyVendor()
  if (vendor.is_hidden)
    return (
      <Panel title={pageState.hidden}>
        <p>{pageState.whyHidden}</p>
      </Panel>
    )
  if (vendor.is_published)
    return (
      <Panel title={pageState.live}>
        <p>{pageState.everyoneSeesIt}</p>
        <div className={myVendorPage.buttons}>
          <ButtonLink to="/vendors/$vendorId" params={{ vendorId: vendor.id }}>
            {pageState.seePage}
          </ButtonLink>
          <ButtonLink to="/vendors/enquiries">{common.enquiries}</ButtonLink>
          <Button busy={isUnpublishing} onClick={() => unpublish({})}>
            {pageState.takeDown}
          </Button>
        </div>
      </Panel>
    )
  const missing = whatIsMissing(vendor, viewer)
  return (
    <InPlayPanel title={missing ? pageState.notPublished : pageState.ready}>
      <p>{missing ?? pageState.nobodySeesItBefore}</p>
      <div className={myVendorPage.buttons}>
        {!missing && (
          <Button variant="primary" busy={isPublishing} onClick={() => publish({})}>
            {pageState.publish}
          </Button>
        )}
        <Button onClick={onPreview}>{pageState.preview}</Button>
      </div>
    </InPlayPanel>
  )
}

function whatIsMissing(vendor: Vendor, viewer: User): string | null {
  if (!viewer.email_confirmed) return pageState.confirmEmail
  return vendor.place ? null : pageState.sayWhere
}
