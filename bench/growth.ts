import { compose } from '@toile/craft/designs/compose/compose.ts'
import { drawTogether } from '../apps/server/pictures/drawing/crew.ts'
import { defineBench } from './bench.ts'
import { looksBrief } from './looksBrief.ts'

const size = { width: 512, height: 768 }

/** Whether time grows with the count of looks and not faster: eight looks in one go against the same eight, two by two. */
export const growth = defineBench({
  id: 'growth',
  says: 'Eight looks in one go, 512×768',
  peer: 'the same eight, two by two',
  pairs: 5,
  open() {
    const orders = compose(looksBrief()).map((design) => ({
      picture: { kind: 'look' as const, design, ...size, form: 'webp' as const },
    }))
    let drawn = 0
    const draw = (from: number, to: number) =>
      drawTogether(orders.slice(from, to), { pictures: {}, pieces: {} }, new AbortController().signal, () => {
        drawn++
        return Promise.resolve()
      })
    return Promise.resolve({
      ours: () => draw(0, 8),
      async peer() {
        for (let from = 0; from < 8; from += 2) await draw(from, from + 2)
      },
      right: () => `${drawn} pictures`,
    })
  },
})
