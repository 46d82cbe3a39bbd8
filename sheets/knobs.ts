import { garments } from '@toile/craft/garments/index.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { sure } from '@toile/geometry'
import { outfitAround, wearerFor } from './garments.ts'
import { defineSheet, lookOf, wardrobeColors, wear } from './sheet.ts'

const size = { width: 240, height: 420 }

/** Every choice of every choice knob, and both ends of every number knob, worn. */
export const knobs = defineSheet({
  id: 'knobs',
  says: 'Every garment at both ends of each knob and at each choice',
  styled: false,
  columns: 16,
  cell: [size.width, size.height],
  *cells({ drawing, style }) {
    for (const [turn, garment] of garments.entries()) {
      for (const [name, knob] of Object.entries<Knob>(garment.knobs)) {
        const values = knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map(({ id }) => id)
        for (const value of values) {
          const own = wear(garment.id, sure(wardrobeColors[turn % wardrobeColors.length]), { knobs: { [name]: value } })
          const look = lookOf(style, wearerFor(garment, turn), outfitAround(garment, own))
          yield {
            caption: `${garment.label}: ${name} ${typeof value === 'number' ? value.toFixed(2) : value}`,
            draw: () => drawing.draw({ kind: 'look', design: look, ...size }),
          }
        }
      }
    }
  },
})
