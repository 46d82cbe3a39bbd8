import { useEffect, useRef } from 'react'
import type { Reel, ReelState } from './openReel.ts'
import styles from './reel.module.css'

interface ReelCanvasProps {
  reel: Reel
  /** It is painted anew as this changes. */
  state: ReelState
  step: number
  /** Read out; left out where words beside it say the same. */
  name?: string
}

/** One step of a reel, the one before staying until there is another. */
export function ReelCanvas({ reel, state, step, name }: ReelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<ImageBitmap>(null)
  useEffect(() => {
    const bitmap = reel.at(step)
    if (!bitmap || !canvas.current || shown.current === bitmap) return
    const { width, height } = bitmap
    if (canvas.current.width !== width) canvas.current.width = width
    if (canvas.current.height !== height) canvas.current.height = height
    const context = canvas.current.getContext('2d')
    context?.clearRect(0, 0, width, height)
    context?.drawImage(bitmap, 0, 0)
    shown.current = bitmap
  }, [reel, state, step])
  const named = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return <canvas ref={canvas} className={styles.canvas} data-drawn={state.drawn > 0 || undefined} {...named} />
}
