import { useEffect, useRef } from 'react'
import styles from './brand.module.css'
import type { SheetWish } from './brand.worker.ts'
import { drawSheet } from './drawSheet.ts'

interface DrawnProps {
  /** Read out in place of the picture. */
  name: string
  wish: SheetWish
}

/** A drawing of the engine on the sheet. */
export function Drawn({ name, wish }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(wish)
  useEffect(() => {
    let gone = false
    const order: SheetWish = JSON.parse(key)
    void drawSheet(order).then((bitmap) => {
      if (gone || !bitmap || !canvas.current) return bitmap?.close()
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    })
    return () => {
      gone = true
    }
  }, [key])
  return (
    <canvas
      ref={canvas}
      className={styles.drawn}
      width={wish.width}
      height={wish.height}
      role="img"
      aria-label={name}
    />
  )
}
