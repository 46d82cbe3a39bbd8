import { drawLaid } from '@toile/picture/lettering/drawSlogan.ts'
import { useEffect, useRef } from 'react'
import { canvasOf, openBrowserHost } from '../../../shared/drawing/browserHost.ts'
import styles from './slogans.module.css'
import type { Laid } from './useLaid.ts'

const host = openBrowserHost()
/** Textures are drawn once edits rest for so many milliseconds. */
const rest = 140

interface SloganCanvasProps {
  laid: Laid
  /** CSS pixels of the picture. */
  width: number
  height: number
  /** Read out, already translated. */
  name: string
}

/** A slogan drawn by the engine; textures follow when edits rest. */
export function SloganCanvas({ laid, width, height, name }: SloganCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const density = Math.min(2, Math.max(1, devicePixelRatio))
    const pixels = {
      width: Math.max(1, Math.round(width * density)),
      height: Math.max(1, Math.round(height * density)),
    }
    const draw = (quick: boolean) => {
      const shown = canvas.current
      if (!shown) return
      const surface = host.createCanvas(pixels.width, pixels.height)
      drawLaid(host, surface, laid.document, laid.items, pixels.width / laid.document.width, quick)
      shown.width = pixels.width
      shown.height = pixels.height
      shown.getContext('2d')?.drawImage(canvasOf(surface), 0, 0)
    }
    const worn = laid.items.some(({ item }) => item.texture !== null)
    draw(worn)
    if (!worn) return
    const timer = setTimeout(() => draw(false), rest)
    return () => clearTimeout(timer)
  }, [laid, width, height])
  return <canvas ref={canvas} className={styles.picture} style={{ width, height }} role="img" aria-label={name} />
}
