import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sure } from '@toile/geometry'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { DrawingPage } from '../apps/web/shared/drawing/testing/drawingPage.ts'
import { openDrawingPage } from '../apps/web/shared/drawing/testing/openPage.ts'
import { defineBench } from './bench.ts'
import { countFills } from './floor.ts'
import { looksBrief } from './looksBrief.ts'

/** A look as the detail shows it on a large screen. */
const size = { width: 620, height: 930 }
const share = (values: readonly number[], of: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * of)] ?? 0)
const told = (values: readonly number[]) =>
  `${values.length}: ${share(values, 0.5)} ms in the middle, nine of ten within ${share(values, 0.9)} ms`

/** A coat under the handle at its hem: the length that is dragged. */
const coat: Design = {
  ...sure(compose(looksBrief())[0]),
  garments: [plainWorn('trousers', { r: 50, g: 54, b: 60 }), plainWorn('cocoonCoat', { r: 150, g: 120, b: 90 })],
}

/**
 * Single edits of eight looks in a real browser: each garment in turn in another colour, its print moved, then cut anew, the look having
 * been drawn before; and a coat whose length is dragged. What stands at the end of each is compared with what the server draws.
 */
export const edit = defineBench({
  id: 'edit',
  says: 'Every garment of eight looks recoloured, its print moved, then cut anew, and a coat lengthened, in the browser, 620×930',
  peer: 'as many bare fills there',
  pairs: 3,
  async open() {
    const designs = compose(looksBrief())
    const fills = designs.map((design) => countFills(design, size))
    const { page, close } = await openDrawingPage()
    const draw = (design: Design) =>
      page.evaluate((order: PictureOrder) => (globalThis as unknown as DrawingPage).drawnIn(order), {
        kind: 'look',
        design,
        ...size,
      } as const)
    const drawing = openDrawing(openServerHost())
    const unlike: number[] = []
    /** The share of a picture's bytes that the browser and the server draw more than 2 of 255 apart. */
    const compare = async (design: Design) => {
      const order = { kind: 'look', design, ...size } as const
      const text = await page.evaluate(
        (one: PictureOrder) => (globalThis as unknown as DrawingPage).drawnPixels(one),
        order,
      )
      const { data } = drawing.draw(order).getContext('2d').getImageData(0, 0, size.width, size.height)
      const there = Buffer.from(text, 'base64')
      unlike.push(data.filter((byte, i) => Math.abs(byte - sure(there[i])) > 2).length / data.length)
    }
    const colored: number[] = []
    const printed: number[] = []
    const dragged: number[] = []
    const cut: number[] = []
    let turn = 0
    return {
      close,
      async ours() {
        for (const design of designs) {
          await draw(design)
          for (let at = 0; at < design.garments.length; at++) {
            const next = recolored(design, at, turn++)
            colored.push(await draw(next))
            await draw(printMoved(next, at, turn++))
            printed.push(await draw(printMoved(next, at, turn++)))
            cut.push(await draw(cutAnew(next, at, turn++)))
          }
          await compare(printMoved(design, 0, turn))
        }
        await draw(coat)
        for (let i = 0; i < 12; i++) dragged.push(await draw(lengthened(i / 12)))
        await compare(lengthened(0.5))
      },
      async peer() {
        for (const [i, { garments }] of designs.entries())
          for (let k = 0; k <= 2 * garments.length; k++)
            await page.evaluate(
              ([count, width, height]) => (globalThis as unknown as DrawingPage).filledIn(count, width, height),
              [sure(fills[i]), size.width, size.height] as const,
            )
      },
      right: () =>
        [
          `colours ${told(colored)}`,
          `prints ${told(printed)}`,
          `cuts ${told(cut)}`,
          `the coat’s length ${told(dragged)}`,
          `${unlike.filter((part) => part < 0.001).length} of ${unlike.length} pictures are the server’s, at most 2 of 255 apart save one byte in a thousand`,
        ].join('; '),
    }
  },
})

const recolored = (design: Design, at: number, turn: number): Design => ({
  ...design,
  garments: design.garments.map((worn, i) =>
    i === at ? { ...worn, fill: { kind: 'solid', color: { r: (turn * 13) % 256, g: 90, b: 60 } } } : worn,
  ),
})

/** The same garment with other folds: all of it is drafted, modelled and drawn again. */
const cutAnew = (design: Design, at: number, turn: number): Design => ({
  ...design,
  garments: design.garments.map((worn, i) => (i === at ? { ...worn, seed: turn } : worn)),
})

/** A spotted print all over a garment, a little further each time. */
const printMoved = (design: Design, at: number, turn: number): Design => ({
  ...design,
  garments: design.garments.map((worn, i) =>
    i === at ? { ...worn, print: { ...spots, x: turn % 60, y: (turn * 7) % 60 } } : worn,
  ),
})

const spots = {
  source: {
    kind: 'construction' as const,
    print: 'polkaDot',
    colors: [
      { r: 240, g: 236, b: 226 },
      { r: 170, g: 51, b: 17 },
    ],
    seed: 1,
  },
  mode: 'overall' as const,
  repeat: 'straight' as const,
  width: 60,
  angle: 0,
  opacity: 1,
}

const lengthened = (share: number): Design => ({
  ...coat,
  garments: coat.garments.map((worn, i) =>
    i === 1 ? { ...worn, knobs: { ...worn.knobs, length: 0.12 + share * 0.7 } } : worn,
  ),
})
