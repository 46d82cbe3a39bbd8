import type { FontId } from '@toile/craft/slogans/fonts.ts'
import { plainText } from '@toile/craft/slogans/plainText.ts'
import type { SloganDocument, TextItem } from '@toile/craft/slogans/slogan.ts'

/** A text in a font, its em 100 millimetres. */
export const text = (says: string, font: FontId = 'montserrat', own: Partial<TextItem> = {}): TextItem => ({
  ...plainText(says, 'en'),
  font,
  size: 100,
  ...own,
})
/** A slogan of 200 by 100 millimetres. */
export const page = (items: SloganDocument['items'], own: Partial<SloganDocument> = {}): SloganDocument => ({
  kind: 'slogan',
  version: 1,
  width: 200,
  height: 100,
  ground: null,
  items,
  ...own,
})
/** How many pixels of a picture are inked. */
export const inked = ({ rgba }: { rgba: Uint8ClampedArray }) =>
  rgba.filter((alpha, i) => i % 4 === 3 && alpha > 127).length
