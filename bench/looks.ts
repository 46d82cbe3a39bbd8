import { createHash } from 'node:crypto'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { sure } from '@toile/geometry'
import { drawTogether } from '../apps/server/pictures/drawing/crew.ts'
import { defineBench } from './bench.ts'
import { countFills, encodeLook, fillOnly } from './floor.ts'
import { looksBrief } from './looksBrief.ts'

const size = { width: 1024, height: 1536 }

/** Draws eight looks as a task does; tells when the first was there. */
async function drawEight(drawn: (picture: Buffer, index: number) => void = () => undefined): Promise<void> {
  const orders = compose(looksBrief()).map((design) => ({
    picture: { kind: 'look' as const, design, ...size, form: 'webp' as const },
  }))
  await drawTogether(orders, { pictures: {}, pieces: {} }, new AbortController().signal, (index, picture) => {
    drawn(picture, index)
    return Promise.resolve()
  })
}

/** Eight looks of 1024×1536, from the brief to encoded pictures, in two threads. */
export const looks = defineBench({
  id: 'looks',
  says: 'Eight looks, 1024×1536, composed, drawn and encoded in two threads',
  peer: 'as many bare fills and encodes',
  pairs: 5,
  async open() {
    const designs = compose(looksBrief())
    const fills = designs.map((design) => countFills(design, size))
    const hashes: string[][] = []
    let first = 0
    return {
      async ours() {
        const own: string[] = []
        const began = performance.now()
        await drawEight((picture, index) => {
          if (own.every((hash) => !hash)) first = performance.now() - began
          own[index] = createHash('sha256').update(picture).digest('hex')
        })
        hashes.push(own)
      },
      async peer() {
        for (const count of fills) await encodeLook(fillOnly(count, size), size)
      },
      right: () => {
        const same = hashes.every((own) => own.join() === sure(hashes[0]).join())
        const total = fills.reduce((sum, count) => sum + count, 0)
        return `${sure(hashes[0]).length} pictures, ${same ? 'the same' : 'DIFFERENT'} in every run; ${total} fills; first after ${Math.round(first)} ms`
      },
    }
  },
})
