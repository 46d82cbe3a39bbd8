import { useEffect, useRef } from 'react'
import { drawPicture } from '../../../shared/drawing/desk.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'

interface DrawnCanvasProps {
  /** Orders of one slot overtake each other. */
  slot: string
  /** Already translated. */
  name: string
  order: PictureOrder
}

/** A picture that takes longer than this is preceded by a lighter one. */
const quick = 120
const pause = 200

/** A large picture that is drawn again at every change; the one before stays until the next is there. Sizes of the order are CSS pixels. */
export function DrawnCanvas({ slot, name, order }: DrawnCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const took = useRef(0)
  const key = JSON.stringify(order)
  useEffect(() => {
    let gone = false
    const wanted: PictureOrder = JSON.parse(key)
    const fine = Math.min(2, Math.max(1, devicePixelRatio))
    const draw = async (share: number) => {
      const drawn = (side: number) => Math.max(1, Math.round(side * fine * share))
      const [width, height] = [drawn(wanted.width), drawn(wanted.height)]
      const bitmap = await drawPicture(slot, { ...wanted, width, height }, 'now')
      if (!bitmap || gone || !canvas.current) return bitmap?.close()
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    const sharp = async () => {
      const began = performance.now()
      await draw(1)
      if (!gone) took.current = performance.now() - began
    }
    const heavy = took.current === 0 ? 'design' in wanted : took.current > quick
    const start = heavy ? draw(0.4) : sharp()
    void start.catch(() => {})
    const timer = heavy ? setTimeout(() => void sharp().catch(() => {}), pause) : undefined
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [slot, key])
  return <canvas ref={canvas} role="img" aria-label={name} style={{ width: order.width, height: order.height }} />
}
