import { useSuspenseQuery } from '@tanstack/react-query'
import { getEnquiry } from '@turnout/contract/enquiries'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { BackBar } from '../../ui/back-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { boxOf, type EnquiryBox } from './enquiry-box.ts'
import { EnquiryBoxes } from './enquiry-boxes.tsx'
import styles from './enquiry-page.module.css'
import { EnquiryThread } from './enquiry-thread.tsx'
import { otherName } from './enquiry-words.ts'
import { common, enquiryPage as texts } from './texts.ts'

/** The thread, with the list next to it where the window has space. */
export function EnquiryPage({ enquiryId, box }: { enquiryId: string; box?: string }) {
  const isWide = useMedia('(min-width: 62.5em)')
  return (
    <div className={styles.sides}>
      {isWide && <ListBeside box={boxOf(box)} />}
      <div className={styles.thread}>
        <LoadBoundary
          key={enquiryId}
          level={1}
          failed={texts.failedToLoad}
          className={`panels ${styles.state}`}
          back={
            <BackBar link={(link) => <Link to="/vendors/enquiries" {...link} />}>{common.enquiries}</BackBar>
          }
          skeleton={
            <div className={`panels ${styles.state}`}>
              <Skeleton shape="panel" count={2} label={texts.loading} />
            </div>
          }
          notFound={
            <div className={`panels ${styles.state}`}>
              <NotFound
                title={texts.notFound}
                action={
                  <ButtonLink to="/vendors/enquiries" variant="primary">
                    {texts.backToEnquiries}
                  </ButtonLink>
                }
              >
                {texts.mayBeGone}
              </NotFound>
            </div>
          }
        >
          <LoadedThread enquiryId={enquiryId} box={boxOf(box)} />
        </LoadBoundary>
      </div>
    </div>
  )
}

const REFETCH_MS = 10_000

function LoadedThread({ enquiryId, box }: { enquiryId: string; box: EnquiryBox | undefined }) {
  const { data: enquiry } = useSuspenseQuery({
    ...read(getEnquiry, { params: { enquiryId } }),
    refetchInterval: REFETCH_MS,
  })
  usePageTitle(texts.thread(otherName(enquiry)))
  return <EnquiryThread enquiry={enquiry} box={box} />
}

/** Paged in place: the thread stays. */
function ListBeside({ box }: { box: EnquiryBox | undefined }) {
  const [shown, setShown] = useState<{ box: EnquiryBox | undefined; page?: number | undefined }>({ box })
  return (
    <aside className={styles.beside} aria-label={common.enquiries}>
      <h2>{common.enquiries}</h2>
      <EnquiryBoxes box={shown.box ?? 'all'} page={shown.page ?? 1} onChange={setShown} />
    </aside>
  )
}
