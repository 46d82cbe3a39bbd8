import { useEffect, useRef } from 'react'

/** An opened picture on a canvas of its own size. */
export function BitmapCanvas({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={canvas} width={bitmap.width} height={bitmap.height} aria-hidden />
}
