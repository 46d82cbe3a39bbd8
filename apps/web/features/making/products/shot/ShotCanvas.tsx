import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveDrawing } from '../../../../shared/drawing/useLiveDrawing.ts'
import styles from './shot.module.css'

interface ShotCanvasProps {
  /** In CSS pixels as it is laid out; the same object while nothing changes. */
  order: PictureOrder
  finer?: number
  /** Read out, already translated; left out where words beside it say the same. */
  name?: string
}

/** A picture that is drawn again as what it shows is turned; until the first is there its place says so. */
export function ShotCanvas({ order, finer = 1, name }: ShotCanvasProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  const failed = useLiveDrawing({ canvas, order, finer, onDrawn: () => setDrawn(true) })
  const named = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <>
      <canvas ref={canvas} className={styles.canvas} data-drawn={drawn || undefined} {...named} />
      {!drawn && !failed && <i className={styles.coming} aria-hidden />}
      {failed && (
        <span className={styles.failed} role="status">
          {t('The picture could not be drawn yet. It is tried again by itself.')}
        </span>
      )}
    </>
  )
}
