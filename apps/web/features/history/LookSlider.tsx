import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slider } from '../../shared/compare/Slider.tsx'
import { fitting } from '../../shared/zoom/zoom.ts'
import styles from './compare.module.css'

/** A look before and after, one over the other; a line between them is drawn across by hand or by arrow keys. */
export function LookSlider({ before, after }: { before: string | null; after: string | null }) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(fitting)
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
    <Slider
      zoom={zoom}
      onZoom={setZoom}
      before={{ name: t('Before'), picture: <img src={before} alt={t('Before')} /> }}
      after={{ name: t('After'), picture: <img src={after} alt={t('After')} /> }}
    />
  )
}
