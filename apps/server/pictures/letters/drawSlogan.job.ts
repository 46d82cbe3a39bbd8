import { type SloganDocument, textsOf } from '@toile/craft/slogans/slogan.ts'
import { drawSlogan } from '@toile/picture/lettering/drawSlogan.ts'
import { svgSlogan } from '@toile/picture/lettering/svgSlogan.ts'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { openServerHost } from '../../host/canvas.ts'
import { readyLetters } from './readyLetters.ts'

interface Wish {
  document: SloganDocument
  format: 'png' | 'webp' | 'svg'
  width: number
}

/** A slogan or logo as a picture of a width in pixels, of a tall one less, or as SVG with its letters as paths. */
export async function run({ document, format, width }: Wish): Promise<Buffer> {
  const letters = await readyLetters(textsOf(document))
  if (format === 'svg') return Buffer.from(svgSlogan(document, letters))
  const finest = limits.pixelsASide / Math.max(document.width, document.height)
  const pixels = drawSlogan(openServerHost(), document, letters, Math.min(width / document.width, finest))
  const { rgba, ...size } = pixels
  const raw = { ...size, channels: 4 as const }
  const picture = sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), { raw })
  return (format === 'png' ? picture.png() : picture.webp({ lossless: true })).toBuffer()
}
