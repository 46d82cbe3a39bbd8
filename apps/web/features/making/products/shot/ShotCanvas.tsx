import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveDrawing } from '../../../../shared/drawing/useLiveDrawing.ts'
import { useLiveLight } from '../../../../shared/light/useLiveLight.ts'
import styles from './shot.module.css'

interface ShotCanvasProps {
  /** In CSS pixels as it is laid out; the same object while nothing changes. */
  order: PictureOrder
  finer?: number
  /** Read out, already translated; left out where words beside it say the same. */
  name?: string
  /** Its lamps are turned beside it, so that its light follows the hand. */
  turns?: boolean
  /** Told the sides of what was drawn, in its pixels. */
  onDrawn?: (size: { width: number; height: number }) => void
}

/** A picture that is drawn again as what it shows is turned, its light as the hand turns it; until the first is there its place says so. */
export function ShotCanvas({ order, finer = 1, name, turns = false, onDrawn }: ShotCanvasProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const lit = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<PictureOrder | null>(null)
  const { isReady, isLive, isSeen } = useLiveLight({ canvas: lit, order, shown, turns })
  const failed = useLiveDrawing({
    canvas,
    order,
    finer,
    urgency: isLive ? 'soon' : 'now',
    onDrawn: (size) => {
      setShown(order)
      onDrawn?.(size)
    },
  })
  const named = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <>
      <canvas ref={canvas} className={styles.canvas} data-drawn={shown !== null || undefined} {...named} />
      {turns && (
        <canvas
          ref={lit}
          className={styles.lit}
          data-ready={isReady || undefined}
          data-lit={isSeen || undefined}
          hidden={!isSeen}
          aria-hidden
        />
      )}
      {!shown && !failed && <i className={styles.coming} aria-hidden />}
      {failed && (
        <span className={styles.failed} role="status">
          {t('The picture could not be drawn yet. It is tried again by itself.')}
        </span>
      )}
    </>
  )
}
