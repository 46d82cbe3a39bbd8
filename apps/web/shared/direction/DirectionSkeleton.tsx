import { useTranslation } from 'react-i18next'
import styles from './direction.module.css'

const widths = [3, 2, 2, 1, 1, 1, 1, 1]

/** The panel's own shape while the pictures are read. */
export function DirectionSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('The pictures are read')}>
      <i className={styles.lineGhost} />
      <div className={styles.barGhost}>
        {widths.map((width, i) => (
          <i key={`${i} ${width}`} style={{ flexGrow: width }} />
        ))}
      </div>
      <i className={styles.detailGhost} />
      <i className={styles.fieldGhost} />
      <i className={styles.fieldGhost} />
    </div>
  )
}
