import styles from './pin-map.module.css'

const OPEN_STREET_MAP = 'OpenStreetMap'
const COPYRIGHT = 'https://www.openstreetmap.org/copyright'

/** As the maps' makers ask for it: theirs links to their licence. */
export function MapAttribution({ text }: { text: string }) {
  const [before = '', ...after] = text.split(OPEN_STREET_MAP)
  return (
    <span className={styles.attribution}>
      {before}
      {after.length > 0 && (
        <>
          <a href={COPYRIGHT} target="_blank" rel="noreferrer">
            {OPEN_STREET_MAP}
          </a>
          {after.join(OPEN_STREET_MAP)}
        </>
      )}
    </span>
  )
}
