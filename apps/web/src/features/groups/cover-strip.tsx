import { useObjectUrl } from '../../ui/use-object-url.ts'
import { GroupCover } from './group-cover.tsx'
import styles from './group-form.module.css'
import type { PreviewProps } from './group-preview.tsx'
import { coverStrip as texts } from './group-texts.ts'

/** On phones, where the preview has no room: the cover alone, above the form. */
export function CoverStrip({ values: { name, sports_type: sport }, image, photo }: PreviewProps) {
  const chosen = useObjectUrl(photo)
  const picture = chosen ?? image
  return (
    <div className={styles.strip}>
      <GroupCover groupName={name} sport={sport} image={picture} width={390} height={128} />
      <p>{picture ? texts.yourCover : texts.yourCoverDrawnFromName}</p>
    </div>
  )
}
