import { fabrics as allFabrics } from '@toile/craft/fabrics/index.ts'
import { prints as allPrints } from '@toile/craft/prints/index.ts'
import { drawPrintSwatch } from '@toile/picture/looks/drawPrintSwatch.ts'
import { defineSheet, lookOf, wardrobeColors, wear } from './sheet.ts'

const size = { width: 300, height: 520 }
const [navy, rust, cream] = wardrobeColors

/** The same blouse and skirt in every fabric, in a middle, a dark and a light colour. */
export const fabrics = defineSheet({
  id: 'fabrics',
  says: 'One outfit in every fabric, in three colours',
  styled: true,
  columns: 9,
  cell: [size.width, size.height],
  *cells({ drawing, style }) {
    for (const { id, label } of allFabrics) {
      for (const color of [rust, navy, cream]) {
        const look = lookOf(style, 'mei', [
          wear('circleSkirt', color, { fabric: id }),
          wear('blouse', color, { fabric: id }),
        ])
        yield { caption: label, draw: () => drawing.draw({ kind: 'look', design: look, ...size }) }
      }
    }
  },
})

/** Every print as cloth, and worn. */
export const prints = defineSheet({
  id: 'prints',
  says: 'Every print, flat and worn',
  styled: false,
  columns: 12,
  cell: [size.width, size.height],
  *cells({ host, drawing, style }) {
    for (const { id, label, width, repeat, colorway } of allPrints) {
      const source = { kind: 'construction' as const, print: id, colors: [...colorway], seed: 3 }
      yield {
        caption: label,
        draw: () => drawPrintSwatch(host, drawing.sources, { source, repeat, across: 300, tileWidth: width, ...size }),
      }
      const print = { source, mode: 'overall' as const, repeat, width, x: 0, y: 0, angle: 0, opacity: 1 }
      const look = lookOf(style, 'priya', [wear('shirtDress', cream, { print })])
      yield { caption: `${label}, worn`, draw: () => drawing.draw({ kind: 'look', design: look, ...size }) }
    }
  },
})
