import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { useEffect, useRef } from 'react'
import styles from './figures.module.css'

interface LoupeProps {
  /** The whole picture. */
  picture: HTMLImageElement
  from: FigureDocument['from']
  /** The place looked at, in pixels of the cut-out, and the size of that. */
  at: readonly [number, number]
  size: Pick<FigureDocument, 'width' | 'height'>
}

const side = 132
/** How much of the picture is seen, as a share of the cut-out's height. */
const reach = 0.05

/** A magnifier: the pixels under the point that is held, with a cross on it; it stands where the point is not. */
export function Loupe({ picture, from, at, size }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [x, y] = at
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const seen = Math.max(12, size.height * reach) * from.scale
    const [left, top] = [from.left + x * from.scale - seen, from.top + y * from.scale - seen]
    context.clearRect(0, 0, side * 2, side * 2)
    context.imageSmoothingEnabled = seen > side
    context.drawImage(picture, left, top, seen * 2, seen * 2, 0, 0, side * 2, side * 2)
  }, [picture, from, x, y, size.height])
  return (
    <div
      className={styles.loupe}
      data-right={x < size.width / 2 || undefined}
      data-low={y < size.height * 0.35 || undefined}
      aria-hidden
    >
      <canvas ref={canvas} width={side * 2} height={side * 2} />
    </div>
  )
}
