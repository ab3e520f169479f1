import { type ReactNode, useState } from 'react'
import styles from './avatar.module.css'
import { avatarColour, initialsOf } from './avatar-colour.ts'
import { classNames } from './class-names.ts'

export type AvatarProps = {
  name: string
  image?: string | null | undefined
  size?: 32 | 36 | 40 | 44 | 48 | 64 | 96 | undefined
  /** A small bib (about 28 px high) at the corner, once the person is in a team. */
  bib?: ReactNode
  className?: string | undefined
}

/** Always next to the name itself, so it is not read out. A photo that does not load leaves the initials. */
export function Avatar({ name, image, size = 40, bib, className }: AvatarProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null)
  const photo = image && image !== failedImage ? image : null
  return (
    <span
      className={classNames(styles.avatar, styles[`s${size}`], styles[avatarColour(name)], className)}
      aria-hidden="true"
    >
      {photo ? (
        <img
          className={styles.image}
          src={photo}
          alt=""
          loading="lazy"
          onError={() => setFailedImage(photo)}
        />
      ) : (
        initialsOf(name)
      )}
      {bib && <span className={styles.bib}>{bib}</span>}
    </span>
  )
}

export type AvatarStackProps = {
  people: readonly { id: string; name: string; image?: string | null | undefined }[]
  /** How many faces at most; the rest become '+16'. */
  atMost?: number | undefined
  /** The number in all, when some have no face here. */
  total?: number | undefined
  size?: AvatarProps['size']
}

export function AvatarStack({ people, atMost = 7, total = people.length, size = 36 }: AvatarStackProps) {
  const more = total - Math.min(people.length, atMost)
  return (
    <span className={styles.stack} aria-hidden="true">
      {people.slice(0, atMost).map(({ id, name, image }) => (
        <Avatar key={id} name={name} image={image} size={size} />
      ))}
      {more > 0 && (
        <span className={classNames(styles.avatar, styles[`s${size}`], styles.more)}>+{more}</span>
      )}
    </span>
  )
}
