import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { connection } from '../../shell/calls/connection.ts'
import { wait } from '../../shell/calls/wait.ts'
import { drawPicture, leaveLine } from './desk.ts'
import styles from './drawing.module.css'
import { fetchUploads } from './knownUploads.ts'
import type { Urgency } from './lineOfOrders.ts'
import { quickShare } from './quickShare.ts'
import { tryUntilDone } from './tryUntilDone.ts'

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

/** Milliseconds of rest after which a lighter picture is followed by the sharp one. */
const pause = 120
/** What is not being edited waits until the edits rest. */
const calm = 500
const finest = 3072

/**
 * A look drawn by the engine in the browser, again at every change of its document; the picture before stays until the next is there.
 * It is drawn with everything it is made of or not at all: what cannot be had is said and tried again.
 */
export function LookCanvas(props: LookCanvasProps) {
  const { design, view, name, width, height, finer = 1, urgency = 'now', onDrawn } = props
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const took = useRef(0)
  const [failed, setFailed] = useState(false)
  const slot = `look ${useId()}`
  const tellDrawn = useEffectEvent(() => {
    setFailed(false)
    onDrawn?.()
  })
  useEffect(() => {
    if (width < 1 || height < 1) return
    let gone = false
    const density = Math.min(2, Math.max(1, devicePixelRatio)) * finer
    const full = Math.min(1, finest / (Math.max(width, height) * density))
    const draw = async (share: number) => {
      const order = {
        kind: view === 'back' ? 'back' : 'look',
        design,
        width: Math.round(width * density * full * share),
        height: Math.round(height * density * full * share),
        light: share < 1,
      } as const
      const bitmap = await drawPicture(slot, order, urgency)
      if (!bitmap || gone || !canvas.current) return bitmap?.close()
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    const sharp = async () => {
      const began = performance.now()
      await draw(1)
      if (gone) return
      took.current = performance.now() - began
      tellDrawn()
    }
    const work = async () => {
      if (!(await fetchUploads(design))) throw new Error('Something that the look is made of could not be had.')
      if (gone) return
      if (urgency !== 'now') await wait(took.current ? calm : 0)
      else if (quickShare(took.current) < 1) {
        await draw(quickShare(took.current))
        await wait(pause)
      }
      if (!gone) await sharp()
    }
    const end = tryUntilDone(work, { onBack: connection.onBack, onFailed: () => setFailed(true) })
    return () => {
      gone = true
      end()
      leaveLine(slot)
    }
  }, [slot, design, view, width, height, finer, urgency])
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
