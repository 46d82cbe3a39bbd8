import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './compare.module.css'

/** A look before and after, one over the other; a line between them is drawn across by hand or by arrow keys. */
export function LookSlider({ before, after }: { before: string | null; after: string | null }) {
  const { t } = useTranslation()
  const [share, setShare] = useState(50)
  if (!before || !after)
    return (
      <div className={styles.sides}>
        {[before, after].map((url, i) => (
          <figure key={i}>
            {url ? <img src={url} alt={i ? t('After') : t('Before')} /> : <span>{t('Not there')}</span>}
            <figcaption>{i ? t('After') : t('Before')}</figcaption>
          </figure>
        ))}
      </div>
    )
  return (
    <div className={styles.slider}>
      <div className={styles.stage}>
        <img src={before} alt={t('Before')} />
        <img src={after} alt={t('After')} style={{ clipPath: `inset(0 0 0 ${share}%)` }} />
        <i style={{ left: `${share}%` }} aria-hidden />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t('Before and after')}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
      />
      <p>
        <span>{t('Before')}</span>
        <span>{t('After')}</span>
      </p>
    </div>
  )
}
