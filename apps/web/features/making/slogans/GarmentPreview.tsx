import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { drawSlogan } from '@toile/picture/lettering/drawSlogan.ts'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openBrowserHost } from '../../../shared/drawing/browserHost.ts'
import { drawPicture, holdPixels } from '../../../shared/drawing/desk.ts'
import { openBrowserLetters } from '../../../shared/drawing/browserLetters.ts'
import type { Cloth } from './cloths.ts'
import styles from './slogans.module.css'
import type { Laid } from './useLaid.ts'

const host = openBrowserHost()
/** The name under which the worker holds the slogan that is being made. */
const draft = '0'.repeat(63).concat('1')
const finest = 900

const worn = (garment: string, color: Color) => plainWorn(garment, color)

/** A look in which the slogan is printed once, in true size: a logo small at the heart, a slogan across the chest. */
function lookWith({ width, height, kind }: SloganDocument, cloth: Color): Design {
  const logo = kind === 'logo'
  const print = {
    source: { kind: 'picture' as const, hash: draft },
    mode: 'single' as const,
    repeat: 'straight' as const,
    width,
    x: logo ? 66 : 0,
    y: logo ? 150 : 95 + height / 2,
    angle: 0,
    opacity: 1,
  }
  const dark = { r: 44, g: 50, b: 64 }
  return {
    version: designVersion,
    style: 'realistic',
    mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
    shoes: { kind: 'ballet', color: { r: 240, g: 240, b: 238 } },
    lips: { r: 176, g: 90, b: 84 },
    ground: { r: 232, g: 230, b: 226 },
    garments: [worn('jeans', dark), { ...worn('tShirt', cloth), print }],
    origin: null,
  }
}

/** The slogan on a T-shirt, drawn by the engine in true size (requirement S2.56). */
export function GarmentPreview({ laid, cloth }: { laid: Laid; cloth: Cloth }) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    const work = async () => {
      const { document } = laid
      const letters = await openBrowserLetters()
      const scale = Math.min(4, finest / Math.max(document.width, document.height))
      await holdPixels(draft, drawSlogan(host, document, letters, scale))
      const fine = Math.min(2, Math.max(1, devicePixelRatio))
      const wide = Math.min(1200, Math.max(width, height / 1.5) * fine)
      const design = lookWith(document, cloth.color)
      const order = {
        kind: 'look' as const,
        design,
        width: Math.round(wide),
        height: Math.round(wide * 1.5),
      }
      const bitmap = await drawPicture('slogan on cloth', order, 'now')
      if (!bitmap || gone || !canvas.current) return bitmap?.close()
      canvas.current.width = bitmap.width
      canvas.current.height = bitmap.height
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    }
    if (width > 0 && height > 0) void work().catch(() => {})
    return () => {
      gone = true
    }
  }, [laid, cloth, width, height])
  return (
    <div ref={ref} className={styles.look}>
      <canvas ref={canvas} role="img" aria-label={t('The slogan on a T-shirt')} />
    </div>
  )
}
