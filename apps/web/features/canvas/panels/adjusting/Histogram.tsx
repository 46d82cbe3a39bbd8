import type { Adjustment } from '@toile/canvas/document/adjustment.ts'
import { useTranslation } from 'react-i18next'
import styles from './adjusting.module.css'
import { useAdjustedGround } from './useAdjustedGround.ts'

interface HistogramProps {
  adjustment: Adjustment
  layer: string | null
}

/** The height of the drawing. */
const tall = 64

/** How many pixels are how light, with the places of black, of the middle and of white. */
export function Histogram({ adjustment, layer }: HistogramProps) {
  const { t } = useTranslation()
  const ground = useAdjustedGround(layer)
  const counts = ground?.counts ?? []
  // By roots, so that one plain ground does not press all else flat.
  const most = Math.sqrt(Math.max(1, ...counts))
  const { black = 0, middle = 1, white = 255 } = adjustment.knobs
  const marks = [black, black + (white - black) * 0.5 ** middle, white]
  const path = counts.map((count, light) => `L${light} ${tall - (Math.sqrt(count) / most) * tall}`).join('')
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 255 ${tall}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('How many pixels are how light, from black to white')}
    >
      <path d={`M0 ${tall}${path}L255 ${tall}Z`} />
      {marks.map((at, i) => (
        <line key={i} x1={at} x2={at} y2={tall} data-mark={i} />
      ))}
    </svg>
  )
}
