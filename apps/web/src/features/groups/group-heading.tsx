import type { SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import type { ReactNode } from 'react'
import { LazyArrivals } from '../../platform/lazy/lazy-art.ts'
import type { Family } from '../../platform/paths.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import styles from './group-heading.module.css'
import { GROUP_LISTS } from './group-lists.ts'
import { groupHeading as texts } from './group-texts.ts'
import { GroupCover } from './public/group-cover.tsx'
import { sportName } from './sport-name.ts'
import { common } from './texts.ts'
import type { ArrivedPlayer } from './use-todays-game-day.ts'

type GroupHeadingProps = {
  group: SportGroup
  family: Family
  viewer: Viewer
  /** The players who have arrived fill the pitch; without players, or with a photo, the picture is the cover. */
  arrived: readonly ArrivedPlayer[]
}

export function GroupHeading({ group, family, viewer, arrived }: GroupHeadingProps) {
  return (
    <HeadingFrame
      family={family}
      className={group.venue_image_url ? styles.photo : undefined}
      picture={<Picture group={group} arrived={arrived} />}
      corner={<Corner groupId={group.id} family={family} viewer={viewer} />}
    >
      <h1 className={styles.name}>{withSoftHyphens(group.name)}</h1>
      <p className={styles.where}>{texts.at(sportName(group.sports_type), group.venue_name)}</p>
    </HeadingFrame>
  )
}

type HeadingFrameProps = {
  family: Family
  picture?: ReactNode
  corner?: ReactNode
  className?: string | undefined
  /** The name of the group and its venue. */
  children: ReactNode
}

export function HeadingFrame({ family, picture, corner, className, children }: HeadingFrameProps) {
  const list = GROUP_LISTS[family]
  return (
    <header className={classNames(styles.heading, className)} data-on="turf">
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <div className={`wrap ${styles.words}`}>
        <div className="ends">
          <Link to={list.to} className={styles.back}>
            <Icon name="back" size={22} />
            {list.name}
          </Link>
          {corner}
        </div>
        <div className={styles.title}>{children}</div>
      </div>
    </header>
  )
}

function Picture({ group, arrived }: Pick<GroupHeadingProps, 'group' | 'arrived'>) {
  const { name, sports_type: sport, venue_image_url: image } = group
  if (arrived.length === 0 || image) {
    return <GroupCover groupName={name} sport={sport} image={image} width={1280} height={380} />
  }
  return (
    <>
      {(['tall', 'wide'] as const).map((shape) => (
        <LazyArrivals
          key={shape}
          people={arrived}
          light="theme"
          sport={sport}
          shape={shape}
          className={`${styles.scene} ${styles[shape]}`}
        />
      ))}
    </>
  )
}

function Corner({ groupId, family, viewer }: { groupId: string; family: Family; viewer: Viewer }) {
  if (may.updateGroup(viewer)) {
    const edit = family === 'mine' ? '/my-sports-groups/$groupId/edit' : '/sports/groups/$groupId/edit'
    return (
      <ButtonLink to={edit} params={{ groupId }} variant="onTurf" size="small">
        <Icon name="edit" size={18} />
        {common.updateGroup}
      </ButtonLink>
    )
  }
  if (viewer.standing.type === 'member') return <Badge kind="member" />
  if (viewer.standing.type === 'pending') return <Badge kind="pending" className={styles.pending} />
  return null
}
