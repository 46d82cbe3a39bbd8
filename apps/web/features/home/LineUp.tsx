import type { Gives } from '@toile/contract/call.ts'
import type { works } from '@toile/contract/features/works.ts'
import { useTranslation } from 'react-i18next'
import styles from './home.module.css'

const places = [0, 1, 2, 3, 4]

/** A row of looks drawn by the engine, whole figures on their own ground; empty frames in the final shape while they come. */
export function LineUp({ looks, waiting }: { looks: Gives<typeof works.showcase>; waiting: boolean }) {
  const { t } = useTranslation()
  if (looks.length === 0 && !waiting) return null
  return (
    <ul className={styles.lineUp} aria-label={t('Looks drawn by Toile')} aria-busy={waiting}>
      {looks.length > 0
        ? looks.slice(0, places.length).map(({ url, title, width, height }) => (
            <li key={url}>
              <img src={url} alt={title} width={width} height={height} decoding="async" fetchPriority="high" />
            </li>
          ))
        : places.map((place) => <li key={place} />)}
    </ul>
  )
}
