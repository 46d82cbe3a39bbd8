import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure } from '@toile/geometry'
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

/** Single edits of eight looks in a real browser: each garment in turn in another colour, then cut anew, the look having been drawn before. */
export const edit = defineBench({
  id: 'edit',
  says: 'Every garment of eight looks recoloured, then cut anew, in the browser, 620×930',
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
    const colored: number[] = []
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
            cut.push(await draw(cutAnew(next, at, turn++)))
          }
        }
      },
      async peer() {
        for (const [i, { garments }] of designs.entries())
          for (let k = 0; k <= 2 * garments.length; k++)
            await page.evaluate(
              ([count, width, height]) => (globalThis as unknown as DrawingPage).filledIn(sure(count), width, height),
              [fills[i], size.width, size.height] as const,
            )
      },
      right: () => `colours ${told(colored)}; cuts ${told(cut)}`,
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
