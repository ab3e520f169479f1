import styles from './announcement.module.css'
import { AnnouncementIcon } from './announcement-icon.tsx'
import { announcement as texts } from './room-texts.ts'

/** Above the text of an announcement in the log. */
export const AnnouncementMark = () => (
  <span className={styles.mark}>
    <AnnouncementIcon size={18} />
    {texts.title}
  </span>
)
