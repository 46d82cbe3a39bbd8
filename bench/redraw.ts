import { createHash } from 'node:crypto'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sureFirst } from '@toile/geometry'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { defineBench } from './bench.ts'
import { countFills, fillOnly } from './floor.ts'
import { looksBrief } from './looksBrief.ts'

const size = { width: 372, height: 558 }

/** An edit of one look at the size of the screen: its first garment in another colour, the figure kept. */
export const redraw = defineBench({
  id: 'redraw',
  says: 'One look recoloured at 372 pixels wide',
  peer: 'as many bare fills',
  pairs: 15,
  async open() {
    const design = sureFirst(compose(looksBrief()))
    const fills = countFills(design, size)
    const drawing = openDrawing(openServerHost())
    const pictures = new Set<string>()
    let turn = 0
    return {
      ours() {
        const surface = drawing.draw({ kind: 'look', design: recolored(design, turn++ % 200), ...size })
        const { data } = surface.getContext('2d').getImageData(0, 0, size.width, size.height)
        pictures.add(createHash('sha256').update(data).digest('hex'))
      },
      peer: () => fillOnly(fills, size),
      right: () => `${pictures.size} of ${turn} pictures differ; ${fills} fills`,
    }
  },
})

const recolored = (design: Design, r: number): Design => ({
  ...design,
  garments: design.garments.map((worn, i) =>
    i ? worn : { ...worn, print: null, fill: { kind: 'solid', color: { r, g: 90, b: 60 } } },
  ),
})
