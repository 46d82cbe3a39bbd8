import type { BrandEntry } from '@toile/contract/features/brands.ts'
import { useTranslation } from 'react-i18next'
import styles from './brand.module.css'

const most = 5

/** The pictures that say most, side by side. */
export function Plate({ entry: { pictures } }: { entry: BrandEntry }) {
  const { t } = useTranslation()
  const best = pictures
    .filter(({ reading }) => reading && reading.kind !== 'garment')
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, most)
  if (best.length === 0) return null
  return (
    <section aria-label={t('Mood')} className={styles.plate}>
      {best.map(({ picture }) => (
        <img
          key={picture.id}
          src={picture.thumbnails.large}
          alt={picture.name}
          loading="lazy"
          decoding="async"
          style={{ aspectRatio: `${picture.width} / ${picture.height}`, flexGrow: picture.width / picture.height }}
        />
      ))}
    </section>
  )
}

const worth = ({ reading }: BrandEntry['pictures'][number]) =>
  reading ? reading.confidence + (reading.kind === 'look' ? 1 : 0) - 0.5 * reading.faults.length : 0
