import type { Color } from '@toile/craft/colors/color.ts'
import type { Knob, StoredKnobs } from '@toile/craft/garments/knob.ts'
import { prints } from '@toile/craft/prints/index.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { type Repeat, repeats } from '@toile/craft/prints/repeat.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { drawPrintSwatch } from '@toile/picture/looks/drawPrintSwatch.ts'
import { type Cell, defineSheet, type SheetDesk } from './sheet.ts'

const size = { width: 300, height: 300 }

/** A swatch that shows two and a half repeats, so that motifs are judged and joins are seen. */
function swatch(
  { host, drawing }: SheetDesk,
  print: Print,
  caption: string,
  own: { colors?: readonly Color[]; knobs?: StoredKnobs; repeat?: Repeat } = {},
): Cell {
  const { colors = print.colorway, knobs = {}, repeat = print.repeat } = own
  const source = { kind: 'construction' as const, print: print.id, colors: [...colors], seed: 3, knobs: { ...knobs } }
  const across = Math.max(120, print.width * (print.width > 200 ? 1.5 : 2.5))
  const tileWidth = tileSize(print, repeat).width
  return {
    caption: `${print.label}: ${caption}`,
    draw: () => drawPrintSwatch(host, drawing.sources, { source, repeat, across, tileWidth, ...size }),
  }
}

/** Every knob of every print at both ends, and every choice. */
export const printKnobs = defineSheet({
  id: 'printKnobs',
  says: 'Every print at both ends of each knob and at each choice',
  styled: false,
  columns: 12,
  cell: [size.width, size.height],
  *cells(desk) {
    for (const print of prints) {
      yield swatch(desk, print, 'normal')
      for (const [name, knob] of Object.entries<Knob>(print.knobs)) {
        const ends = knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map(({ id }) => id)
        for (const value of ends.filter((end) => end !== knob.normal)) {
          const said = typeof value === 'number' ? value.toFixed(2) : value
          yield swatch(desk, print, `${name} ${said}`, { knobs: { [name]: value } })
        }
      }
    }
  },
})

/** Every print in each of its colorways. */
export const colorways = defineSheet({
  id: 'colorways',
  says: 'Every print in each of its colorways',
  styled: false,
  columns: 10,
  cell: [size.width, size.height],
  *cells(desk) {
    for (const print of prints) {
      for (const { label, colors } of print.colorways) yield swatch(desk, print, label, { colors })
    }
  },
})

/** Every print in each repeat. */
export const printRepeats = defineSheet({
  id: 'printRepeats',
  says: 'Every print in each repeat',
  styled: false,
  columns: 11,
  cell: [size.width, size.height],
  *cells(desk) {
    for (const print of prints) {
      for (const { id, label } of repeats) yield swatch(desk, print, label, { repeat: id })
    }
  },
})
