import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './drawing.module.css'
import type { Urgency } from './lineOfOrders.ts'
import { useLiveDrawing } from './useLiveDrawing.ts'

interface LookCanvasProps {
  design: Design
  view: View
  /** Read out, already translated; empty where words beside it say the same. */
  name: string
  /** CSS pixels of the picture as it is laid out, and how much finer it is drawn (a zoomed picture needs more). */
  width: number
  height: number
  finer?: number
  urgency?: Urgency
  onDrawn?: () => void
}

/**
 * A look drawn by the engine in the browser, again at every change of its document; the picture before stays until the next is there.
 * It is drawn with everything it is made of or not at all: what cannot be had is said and tried again.
 */
export function LookCanvas({
  design,
  view,
  name,
  width,
  height,
  finer = 1,
  urgency = 'now',
  onDrawn,
}: LookCanvasProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const order = useMemo(
    () => ({ kind: view === 'back' ? ('back' as const) : ('look' as const), design, width, height }),
    [view, design, width, height],
  )
  const failed = useLiveDrawing({ canvas, order, finer, urgency, onDrawn })
  const named = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <>
      <canvas ref={canvas} className={styles.look} {...named} />
      {failed && (
        <span className={styles.failed} role="status">
          {t('This look could not be drawn yet. It is tried again by itself.')}
        </span>
      )}
    </>
  )
}
