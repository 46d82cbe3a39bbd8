import { useEffect, useRef } from 'react'
import styles from './anchors.module.css'

/** Veils what lies outside of a traced garment: the sheet's red channel is its mask. */
export function CutOut({ sheet, width, height }: { sheet: string; width: number; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    const picture = new Image()
    picture.src = sheet
    void picture.decode().then(
      () => {
        if (!gone && canvas.current) veil(canvas.current, picture, width, height)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [sheet, width, height])
  return <canvas ref={canvas} className={styles.veil} width={width} height={height} aria-hidden />
}

function veil(canvas: HTMLCanvasElement, sheet: CanvasImageSource, width: number, height: number) {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  context.drawImage(sheet, 0, 0)
  const pixels = context.getImageData(0, 0, width, height)
  const tone = getComputedStyle(canvas).color.match(/\d+/g)?.map(Number) ?? []
  for (let i = 0; i < pixels.data.length; i += 4) {
    const inside = pixels.data[i] ?? 0
    pixels.data[i] = tone[0] ?? 0
    pixels.data[i + 1] = tone[1] ?? 0
    pixels.data[i + 2] = tone[2] ?? 0
    pixels.data[i + 3] = Math.round((255 - inside) * 0.72)
  }
  context.putImageData(pixels, 0, 0)
}
