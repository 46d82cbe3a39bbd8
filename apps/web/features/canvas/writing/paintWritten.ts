import { letterWishOf } from '@toile/picture/painting/text/laidText.ts'
import { paintText, type PaintedText } from '@toile/picture/painting/text/paintText.ts'
import { openBrowserLetters } from '../../../shared/drawing/browserLetters.ts'
import type { Size } from '../view/camera.ts'
import type { Written } from './written.ts'

/** Sets a text as it is written in its real letters; they are fetched where they are not here yet. */
export async function paintWritten(written: Written, sheet: Size): Promise<PaintedText> {
  const letters = await openBrowserLetters()
  const wish = letterWishOf(written)
  if (wish.text.trim() !== '') await letters.ready([wish])
  return paintText(written, letters, sheet)
}
