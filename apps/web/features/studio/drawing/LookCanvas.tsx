import type { Design } from '@toile/fashion/designs/design.ts'
import type { View } from '@toile/fashion/mannequins/figure.ts'
import { useEffect, useRef } from 'react'
import { drawPicture } from './desk.ts'
import styles from './drawing.module.css'
import { fetchUploads } from './knownUploads.ts'
import type { Urgency } from './lineOfOrders.ts'

interface LookCanvasProps {
  /** Orders of one slot overtake each other. */
  slot: string
  design: Design
  view: View
  /** Read out, already translated. */
  name: string
  /** CSS pixels of the picture as it is laid out, and how much finer it is drawn (a zoomed picture needs more). */
  width: number
  height: number
  finer?: number
  urgency?: Urgency
  onDrawn?: () => void
}

/** A sharp picture that takes longer than this is preceded by a lighter one, so that an edit is seen at once. */
const quick = 70
const pause = 120
/** What is not being edited waits until the edits rest. */
const calm = 500
const finest = 3072

/** A look drawn by the engine in the browser, again at every change of its document; the picture before stays until the next is there. */
export function LookCanvas(props: LookCanvasProps) {
  const { slot, design, view, name, width, height, finer = 1, urgency = 'now', onDrawn } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const took = useRef(0)
  useEffect(() => {
    let gone = false
    const density = Math.min(2, Math.max(1, devicePixelRatio)) * finer
    const full = Math.min(1, finest / (Math.max(width, height) * density))
    const draw = async (share: number) => {
      const order = {
        kind: 'look',
        design,
        view,
        width: Math.round(width * density * full * share),
        height: Math.round(height * density * full * share),
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
      onDrawn?.()
    }
    const work = async () => {
      await fetchUploads(design)
      if (gone || width < 1 || height < 1) return
      if (urgency !== 'now') await new Promise((done) => setTimeout(done, took.current ? calm : 0))
      else if (took.current > quick) {
        await draw(Math.max(0.3, Math.sqrt(quick / 2 / took.current)))
        await new Promise((done) => setTimeout(done, pause))
      }
      if (!gone) await sharp()
    }
    void work().catch(() => {})
    return () => {
      gone = true
    }
  }, [slot, design, view, width, height, finer, urgency, onDrawn])
  return <canvas ref={canvas} className={styles.look} role="img" aria-label={name} />
}
