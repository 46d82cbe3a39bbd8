import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { useEffect, useRef } from 'react'
import styles from './colors.module.css'
import type { DroppedPicture } from './useDropped.ts'

interface MagnifierProps {
  picture: DroppedPicture
  /** The pixel looked at. */
  x: number
  y: number
  /** Side of the averaged square in pixels. */
  side: number
  color: Color | null
}

/** Pixels seen on a side, and how large each is drawn. */
const seen = 15
const cell = 10

/** The pixels under an eyedropper in a grid, with the square that is averaged and its colour around. */
export function Magnifier({ picture, x, y, side, color }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const whole = seen * cell
    context.clearRect(0, 0, whole, whole)
    context.imageSmoothingEnabled = false
    const from = Math.floor(seen / 2)
    context.drawImage(picture.bitmap, x - from, y - from, seen, seen, 0, 0, whole, whole)
  }, [picture, x, y])
  const inset = ((seen - side) / 2) * cell
  return (
    <div
      className={styles.magnifier}
      style={{
        left: `${((x + 0.5) / picture.width) * 100}%`,
        top: `${((y + 0.5) / picture.height) * 100}%`,
        borderColor: color ? toHex(color) : 'transparent',
      }}
      data-left={x > picture.width / 2 || undefined}
      data-up={y > picture.height / 2 || undefined}
      aria-hidden
    >
      <canvas ref={canvas} width={seen * cell} height={seen * cell} />
      <span style={{ inset: `${inset}px` }} />
    </div>
  )
}
