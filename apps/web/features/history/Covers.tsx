import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { useTranslation } from 'react-i18next'
import styles from './history.module.css'

const places = 4

/** Up to four whole looks of a collection beside each other, or the pictures of its boards; decoration, the name stands beside it. */
export function Covers({ covers }: { covers: HistoryEntry['covers'] }) {
  const { t } = useTranslation()
  if (covers.length === 0)
    return (
      <span className={styles.bare} aria-hidden>
        {t('No looks yet')}
      </span>
    )
  return (
    <span className={styles.covers}>
      {covers.map(({ url, kind }) => (
        <img key={url} src={url} data-kind={kind} alt="" loading="lazy" decoding="async" />
      ))}
      {Array.from({ length: places - covers.length }, (_, i) => (
        <span key={i} />
      ))}
    </span>
  )
}
