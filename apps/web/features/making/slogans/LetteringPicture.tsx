import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { textsOf } from '@toile/craft/slogans/slogan.ts'
import { drawLaid, laidOf } from '@toile/picture/lettering/drawSlogan.ts'
import { useEffect, useRef } from 'react'
import { canvasOf, openBrowserHost } from '../../../shared/drawing/browserHost.ts'
import { openBrowserLetters } from '../../../shared/drawing/browserLetters.ts'
import styles from './slogans.module.css'

const host = openBrowserHost()

/** A small picture of a slogan, drawn once it is seen; decorative, its name stands beside it. */
export function LetteringPicture({
  document,
  width,
  height,
}: {
  document: SloganDocument
  width: number
  height: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const shown = canvas.current
    if (!shown) return
    let gone = false
    const draw = async () => {
      const letters = await openBrowserLetters()
      await letters.ready(textsOf(document))
      if (gone) return
      const fine = Math.min(2, Math.max(1, devicePixelRatio))
      const scale = Math.min(width / document.width, height / document.height) * fine
      const surface = host.createCanvas(
        Math.max(1, Math.round(document.width * scale)),
        Math.max(1, Math.round(document.height * scale)),
      )
      drawLaid(host, surface, document, laidOf(document, letters), scale)
      shown.width = surface.width
      shown.height = surface.height
      shown.style.aspectRatio = `${surface.width} / ${surface.height}`
      shown.getContext('2d')?.drawImage(canvasOf(surface), 0, 0)
    }
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      void draw().catch(() => {})
    })
    watch.observe(shown)
    return () => {
      gone = true
      watch.disconnect()
    }
  }, [document, width, height])
  return <canvas ref={canvas} aria-hidden className={styles.small} width={width} height={height} />
}
