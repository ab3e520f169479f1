import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import { placeholder } from '../../ui/placeholder.ts'
import styles from './hero.module.css'
import { common } from './texts.ts'

/** The empty pitch, before the server has said how things stand: whose day it is. */
export const HeroSkeleton = ({ groupId }: { groupId: string }) => (
  <section className={styles.hero} data-on="turf">
    <div className={styles.words}>
      <div className={styles.about}>
        <Link to="/my-sports-groups/$groupId" params={{ groupId }} className={styles.back}>
          <Icon name="back" />
          {common.toGroup}
        </Link>
        <h1 className={styles.title} {...placeholder('group_name')} />
      </div>
    </div>
  </section>
)
