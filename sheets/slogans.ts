import { arrangements } from '@toile/craft/slogans/arrangements/index.ts'
import { composeKind } from '@toile/craft/slogans/composeKind.ts'
import { marks } from '@toile/craft/slogans/marks/index.ts'
import { sureFirst } from '@toile/geometry'
import { composeLettering } from '@toile/picture/lettering/composeLettering.ts'
import { drawLaid, laidOf } from '@toile/picture/lettering/drawSlogan.ts'
import { openServerLetters } from '../apps/server/pictures/letters/shelf.ts'
import { type Cell, defineSheet, type SheetDesk } from './sheet.ts'

const side = 320

/** A text in one layout, composed when it is drawn. */
const lettered = ({ host }: SheetDesk, kind: 'slogan' | 'logo', text: string, layout: string, seed: number): Cell => ({
  caption: `${layout}: ${text}`,
  async draw() {
    const letters = await openServerLetters()
    const wishes = { colors: [], cloth: null, seed, count: 1, language: 'en', keywords: [], mood: null }
    const { document } = sureFirst(
      await composeLettering((measure) => composeKind(kind, text, wishes, measure, layout), letters),
    )
    const scale = Math.min(side / document.width, side / document.height)
    const surface = host.createCanvas(Math.ceil(document.width * scale), Math.ceil(document.height * scale))
    drawLaid(host, surface, document, laidOf(document, letters), scale)
    return surface
  },
})

const phrases = ['Saturday night riot club', 'Harbour', 'Лето в Сочи', '東京の夏', 'รักทะเล', 'Sóng biển Đà Nẵng']
const names = ['North & Vale 1987', 'Marlow', '山海設計']

/** Every arrangement of short and long texts in six scripts. */
export const sloganSheet = defineSheet({
  id: 'slogans',
  says: 'Every arrangement of short and long texts in six scripts',
  styled: false,
  columns: phrases.length,
  cell: [side, side],
  *cells(desk) {
    for (const [i, { id }] of arrangements.entries())
      for (const [k, text] of phrases.entries()) yield lettered(desk, 'slogan', text, id, i * 10 + k)
  },
})

/** Every mark of three names. */
export const logoSheet = defineSheet({
  id: 'logos',
  says: 'Every mark of three names',
  styled: false,
  columns: 6,
  cell: [side, side],
  *cells(desk) {
    for (const [i, { id }] of marks.entries())
      for (const [k, text] of names.entries()) yield lettered(desk, 'logo', text, id, i * 10 + k)
  },
})
