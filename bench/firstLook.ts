import { compose } from '@toile/craft/designs/compose/compose.ts'
import { sureFirst } from '@toile/geometry'
import { openDrawing } from '../apps/server/pictures/drawing/drawPicture.ts'
import { defineBench } from './bench.ts'
import { countFills, encodeLook, fillOnly } from './floor.ts'
import { looksBrief } from './looksBrief.ts'

const size = { width: 1024, height: 1536 }

/** The first look of a task, with nothing kept from before. */
export const firstLook = defineBench({
  id: 'firstLook',
  says: 'The first look, from the brief, with empty caches',
  peer: 'as many bare fills and one encode',
  pairs: 7,
  async open() {
    const fills = countFills(sureFirst(compose(looksBrief())), size)
    let bytes = 0
    return {
      async ours() {
        const design = sureFirst(compose(looksBrief()))
        const order = { kind: 'look', design, ...size, form: 'webp' } as const
        bytes = (await openDrawing({ pictures: {}, pieces: {} }).draw(order)).length
      },
      peer: () => encodeLook(fillOnly(fills, size), size),
      right: () => `${Math.round(bytes / 1000)} kB; ${fills} fills`,
    }
  },
})
