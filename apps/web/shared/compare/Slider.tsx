import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './slider.module.css'

/** One of two pictures that lie over each other, with its name, already translated. */
export interface SliderSide {
  name: string
  picture: ReactNode
}

/** Two pictures one over the other; a line between them is drawn across by hand or by arrow keys. */
export function Slider({ before, after }: { before: SliderSide; after: SliderSide }) {
  const { t } = useTranslation()
  const [share, setShare] = useState(50)
  return (
    <div className={styles.slider}>
      <div className={styles.stage}>
        <span>{before.picture}</span>
        <span style={{ clipPath: `inset(0 0 0 ${share}%)` }}>{after.picture}</span>
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
        <span>{before.name}</span>
        <span>{after.name}</span>
      </p>
    </div>
  )
}
