import { filmSchema } from '@toile/craft/films/film.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { defineSheet, lookOf, wardrobeColors, wear } from './sheet.ts'

const size = { width: 200, height: 300 }
/** Frames of a motion that are shown, evenly through it. */
const shown = 12
const [navy, , cream] = wardrobeColors

/** Every motion in a dress, from its beginning to its end. */
export const films = defineSheet({
  id: 'films',
  says: 'Every motion, a row each',
  styled: true,
  columns: shown,
  cell: [size.width, size.height],
  *cells({ drawing, style }) {
    const look = lookOf(style, 'ines', [
      wear('fitAndFlareDress', navy),
      wear('knitScarf', cream),
      wear('handbag', cream),
    ])
    for (const { id, label } of motions) {
      const film = filmSchema.parse({ looks: [look], take: { motion: { kind: 'motion', id } } })
      const { each } = framesOf(film)
      for (let i = 0; i < shown; i++) {
        const frame = Math.round((i * each) / shown)
        yield { caption: `${label} ${frame}`, draw: () => drawing.draw({ kind: 'filmFrame', film, frame, ...size }) }
      }
    }
  },
})
