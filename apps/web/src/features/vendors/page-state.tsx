import type { User } from '@turnout/contract/me'
import type { Vendor } from '@turnout/contract/vendors'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { usePublishMyVendor, useUnpublishMyVendor } from './actions.ts'
import styles from './my-vendor-page.module.css'
import { common, pageState as texts } from './texts.ts'

type PageStateProps = { vendor: Vendor; viewer: User; onPreview: () => void }

/** Who sees the page, and what its owner can do about it. */
export function PageState({ vendor, viewer, onPreview }: PageStateProps) {
  const { mutate: publish, isPending: isPublishing } = usePublishMyVendor()
  const { mutate: unpublish, isPending: isUnpublishing } = useUnpublishMyVendor()
  if (vendor.is_hidden)
    return (
      <Panel title={texts.hidden}>
        <p>{texts.whyHidden}</p>
      </Panel>
    )
  if (vendor.is_published)
    return (
      <Panel title={texts.live}>
        <p>{texts.everyoneSeesIt}</p>
        <div className={styles.buttons}>
          <ButtonLink to="/vendors/$vendorId" params={{ vendorId: vendor.id }}>
            {texts.seePage}
          </ButtonLink>
          <ButtonLink to="/vendors/enquiries">{common.enquiries}</ButtonLink>
          <Button busy={isUnpublishing} onClick={() => unpublish({})}>
            {texts.takeDown}
          </Button>
        </div>
      </Panel>
    )
  const missing = whatIsMissing(vendor, viewer)
  return (
    <InPlayPanel title={missing ? texts.notPublished : texts.ready}>
      <p>{missing ?? texts.nobodySeesItBefore}</p>
      <div className={styles.buttons}>
        {!missing && (
          <Button variant="primary" busy={isPublishing} onClick={() => publish({})}>
            {texts.publish}
          </Button>
        )}
        <Button onClick={onPreview}>{texts.preview}</Button>
      </div>
    </InPlayPanel>
  )
}

function whatIsMissing(vendor: Vendor, viewer: User): string | null {
  if (!viewer.email_confirmed) return texts.confirmEmail
  return vendor.place ? null : texts.sayWhere
}
