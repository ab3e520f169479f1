import { getGameDay } from '@turnout/contract/game-day'
import { queryClient, read } from '../../platform/api/queries.ts'
import { PREVIEW_TITLE } from '../../platform/page/page-title.ts'
import { BackLink } from '../../platform/router/link.tsx'
import styles from './hero.module.css'
import { common } from './texts.ts'

/** The day may be here before the lists of its players. */
const knownName = (groupId: string) =>
  queryClient.getQueryData(read(getGameDay, { params: { groupId } }).queryKey)?.group_name

export const HeroSkeleton = ({ groupId }: { groupId: string }) => (
  <section className={styles.hero} data-on="turf">
    <div className={styles.about}>
      <BackLink to="/my-sports-groups/$groupId" params={{ groupId }}>
        {common.toGroup}
      </BackLink>
      <div className="column gap-6" aria-hidden="true">
        <h1 className={styles.title}>{knownName(groupId) ?? PREVIEW_TITLE}</h1>
        <p className={styles.line}>{'\u00a0'}</p>
      </div>
    </div>
    <div className={styles.scene} />
  </section>
)
