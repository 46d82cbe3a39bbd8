import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { connection } from '../../shell/calls/connection.ts'
import { drawPicture, leaveLine } from './desk.ts'
import styles from './drawing.module.css'
import { fetchNamed } from './knownUploads.ts'
import type { Urgency } from './lineOfOrders.ts'
import { tryUntilDone } from './tryUntilDone.ts'

const kept = new Map<string, ImageBitmap>()
const most = 240

function keep(key: string, bitmap: ImageBitmap) {
  kept.set(key, bitmap)
  for (const [oldest, old] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
    old.close()
  }
}

/** What an order is kept by, in pixels of this screen. */
export function thumbKey(order: PictureOrder): string {
  const fine = Math.min(2, Math.max(1, devicePixelRatio))
  return JSON.stringify({ ...order, width: Math.round(order.width * fine), height: Math.round(order.height * fine) })
}

/** A small picture by its key: the one that is kept, else drawn in its turn; nothing when a newer order of the slot overtook it. */
export async function thumbOf(slot: string, key: string, urgency: Urgency = 'later'): Promise<ImageBitmap | null> {
  const known = kept.get(key)
  if (known) return known
  const order: PictureOrder = JSON.parse(key)
  if (!(await fetchNamed(order))) throw new Error(`What the ${order.kind} is made of could not be had.`)
  const bitmap = await drawPicture(slot, order, urgency)
  if (bitmap) keep(key, bitmap)
  return bitmap
}

interface ThumbProps {
  order: PictureOrder
  /** Read out; left out where words beside it say the same. */
  name?: string
  className?: string | undefined
  urgency?: Urgency
  onDrawn?: (() => void) | undefined
}

/** A small picture drawn by the engine in its worker: a garment, a person, a print. Sizes of the order are CSS pixels. */
export function Thumb({ order, name, className, urgency = 'later', onDrawn }: ThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const slot = `thumb ${useId()}`
  const key = thumbKey(order)
  const tellDrawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => {
    let gone = false
    const draw = async () => {
      const bitmap = await thumbOf(slot, key, urgency)
      if (gone || !bitmap || !canvas.current) return
      paint(canvas.current, bitmap)
      tellDrawn()
    }
    const end = tryUntilDone(draw, { onBack: connection.onBack, onFailed: () => {} })
    return () => {
      gone = true
      end()
      leaveLine(slot)
    }
  }, [slot, key, urgency])
  const named = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <canvas ref={canvas} {...named} className={className ?? styles.thumb} width={order.width} height={order.height} />
  )
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}
