import { type SloganDocument, textsOf } from '@toile/craft/slogans/slogan.ts'
import { drawSlogan } from '@toile/picture/lettering/drawSlogan.ts'
import { svgSlogan } from '@toile/picture/lettering/svgSlogan.ts'
import { openBrowserHost } from '../../../shared/drawing/browserHost.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'
import { openBrowserLetters } from '../../../shared/drawing/browserLetters.ts'

/** Pixels to a millimetre at 300 dpi, and the longest side that a browser draws safely. */
const fine = 300 / 25.4
const longest = 6000

/** Saves a slogan on this machine: as outlines, or as a picture on clear ground. */
export async function saveSlogan(document: SloganDocument, format: 'svg' | 'png', name: string): Promise<void> {
  const letters = await openBrowserLetters()
  await letters.ready(textsOf(document))
  const file = `${fileName(name)}.${format}`
  if (format === 'svg') return saveFile(new Blob([svgSlogan(document, letters)], { type: 'image/svg+xml' }), file)
  const scale = Math.min(fine, longest / Math.max(document.width, document.height))
  const { width, height, rgba } = drawSlogan(openBrowserHost(), document, letters, scale)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), file)
}
