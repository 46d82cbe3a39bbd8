import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { connection } from '../../shell/calls/connection.ts'
import { wait } from '../../shell/calls/wait.ts'
import { drawPicture, leaveLine } from './desk.ts'
import { fetchNamed } from './knownUploads.ts'
import type { Urgency } from './lineOfOrders.ts'
import { quickShare } from './quickShare.ts'
import { tryUntilDone } from './tryUntilDone.ts'

interface LiveDrawing {
  canvas: RefObject<HTMLCanvasElement | null>
  /** What is drawn, in CSS pixels as it is laid out; the same object while nothing changes. */
  order: PictureOrder
  /** How much finer it is drawn (a zoomed picture needs more). */
  finer?: number
  urgency?: Urgency
  /** Told the sides of what was drawn, in its pixels. */
  onDrawn?: ((size: { width: number; height: number }) => void) | undefined
}

/** Milliseconds of rest after which a lighter picture is followed by the sharp one. */
const pause = 120
/** What is not being edited waits until the edits rest. */
const calm = 500
const finest = 3072

/** Draws an order onto a canvas again at every change of it, first lighter where that is seen sooner; the picture before stays until the next is there. What cannot be had is tried again by itself, and told meanwhile. */
export function useLiveDrawing({ canvas, order, finer = 1, urgency = 'now', onDrawn }: LiveDrawing): boolean {
  const took = useRef(0)
  const [failed, setFailed] = useState(false)
  const slot = `live ${useId()}`
  const tellDrawn = useEffectEvent((size: { width: number; height: number }) => {
    setFailed(false)
    onDrawn?.(size)
  })
  useEffect(() => {
    const { width, height } = order
    if (width < 1 || height < 1) return
    let gone = false
    const density = Math.min(2, Math.max(1, devicePixelRatio)) * finer
    const full = Math.min(1, finest / (Math.max(width, height) * density))
    const draw = async (share: number) => {
      const sized = {
        ...order,
        width: Math.round(width * density * full * share),
        height: Math.round(height * density * full * share),
        light: share < 1,
      }
      const bitmap = await drawPicture(slot, sized, urgency)
      if (!bitmap || gone || !canvas.current) {
        bitmap?.close()
        return null
      }
      const size = { width: bitmap.width, height: bitmap.height }
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
      return size
    }
    const sharp = async () => {
      const began = performance.now()
      const size = await draw(1)
      if (gone || !size) return
      took.current = performance.now() - began
      tellDrawn(size)
    }
    const work = async () => {
      if (!(await fetchNamed(order))) throw new Error('Something that the picture is made of could not be had.')
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
  }, [slot, canvas, order, finer, urgency])
  return failed
}
