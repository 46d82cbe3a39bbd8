import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure } from '@toile/geometry'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { quickShare } from '../apps/web/shared/drawing/quickShare.ts'
import type { DrawingPage } from '../apps/web/shared/drawing/testing/drawingPage.ts'
import { openDrawingPage } from '../apps/web/shared/drawing/testing/openPage.ts'
import { defineBench } from './bench.ts'
import * as edited from './editedLooks.ts'
import { countFills, type Size } from './floor.ts'
import { looksBrief } from './looksBrief.ts'

/** A look as the detail shows it on a large screen. */
const size = { width: 620, height: 930 }
const elements = 40
/** Looks that are edited under elements as well. */
const crowds = 3
/** A coat's sharp picture takes long: while it is dragged its lighter picture is drawn. */
const share = quickShare(1000)
const light = { width: Math.round(size.width * share), height: Math.round(size.height * share), light: true }

const kinds = {
  color: 'another colour',
  print: 'a print moved',
  element: 'an element moved',
  crowded: `another colour under ${elements} elements`,
  bare: 'the same without them',
  cut: 'cut anew',
  dragged: `a coat’s length dragged (${light.width}×${light.height})`,
  rested: 'the same once it rests',
} as const
type Kind = keyof typeof kinds

const shareOf = (values: readonly number[], of: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * of)] ?? 0

/** Milliseconds of an edit, and of as many bare fills as its look makes, timed beside it. */
interface Pair {
  edit: number
  floor: number
}

const middle = (pairs: readonly Pair[], of: (pair: Pair) => number) => shareOf(pairs.map(of), 0.5)
const told = (pairs: readonly Pair[]) =>
  `${Math.round(middle(pairs, ({ edit }) => edit))} ms in the middle, nine of ten within ${Math.round(
    shareOf(
      pairs.map(({ edit }) => edit),
      0.9,
    ),
  )} ms, ${middle(pairs, ({ edit, floor }) => edit / floor).toFixed(1)} times the fills beside it (${Math.round(
    middle(pairs, ({ floor }) => floor),
  )} ms; ${pairs.length} pairs)`

/**
 * Single edits of eight looks in a real browser, the look having been drawn before: each garment in another colour, its print moved, cut
 * anew; the same looks under many elements, one of which is moved; and a coat whose length is dragged by a handle, in the lighter picture
 * that is drawn meanwhile and in the sharp one that follows. Beside each edit, before it or after it in turn, as many bare fills are timed
 * as its look makes, so that what else the machine does weighs on both. What stands at the end of each is compared with what the server draws.
 */
export const edit = defineBench({
  id: 'edit',
  says: 'Single edits of eight looks and of a coat in the browser, 620×930',
  peer: 'as many bare fills there',
  pairs: 1,
  async open() {
    const designs = compose(looksBrief())
    const fills = designs.map((design) => countFills(design, size))
    const coatFills = countFills(edited.coat, size)
    const drawing = openDrawing(openServerHost())
    const crowded = designs.slice(0, crowds).map((design) => edited.withElements(drawing, design, elements, size))
    const { page, close } = await openDrawingPage()
    const took: Record<Kind, Pair[]> = {
      color: [],
      print: [],
      element: [],
      crowded: [],
      bare: [],
      cut: [],
      dragged: [],
      rested: [],
    }
    const unlike: number[] = []
    const orderOf = (design: Design, of: Size & { light?: boolean } = size) =>
      ({ kind: 'look', design, ...of }) as const
    const draw = (design: Design, of?: typeof light | Size) =>
      page.evaluate((order: PictureOrder) => (globalThis as unknown as DrawingPage).drawnIn(order), orderOf(design, of))
    const fill = (count: number, { width, height }: Size) =>
      page.evaluate(([fills, across, down]) => (globalThis as unknown as DrawingPage).filledIn(fills, across, down), [
        count,
        width,
        height,
      ] as const)
    let pairs = 0
    const timed = async (kind: Kind, fills: number, design: Design, of: typeof light | Size = size) => {
      const before = pairs++ % 2 ? await fill(fills, of) : null
      const edit = await draw(design, of)
      took[kind].push({ edit, floor: before ?? (await fill(fills, of)) })
    }
    /** The share of a picture's bytes that the browser, after its edits, and a server that draws it for the first time have more than 2 of 255 apart. */
    const compare = async (design: Design) => {
      const order = orderOf(design)
      const text = await page.evaluate(
        (one: PictureOrder) => (globalThis as unknown as DrawingPage).drawnPixels(one),
        order,
      )
      const fresh = openDrawing(openServerHost()).draw(order)
      const { data } = fresh.getContext('2d').getImageData(0, 0, size.width, size.height)
      const there = Buffer.from(text, 'base64')
      unlike.push(data.filter((byte, i) => Math.abs(byte - sure(there[i])) > 2).length / data.length)
    }
    let turn = 0
    const editLook = async (design: Design, fills: number) => {
      await draw(design)
      for (const at of design.garments.keys()) {
        const next = edited.recolored(design, at, turn++)
        await timed('color', fills, next)
        await draw(edited.printMoved(next, at, turn++))
        await timed('print', fills, edited.printMoved(next, at, turn++))
        await timed('cut', fills, edited.cutAnew(next, at, turn++))
      }
      if (turn % 3 === 0) await compare(edited.printMoved(design, 0, turn))
    }
    const editCrowded = async (design: Design, plain: Design, fills: number) => {
      await draw(plain)
      await draw(design)
      for (const at of edited.laidOn(design)) {
        await draw(edited.elementMoved(design, at, turn++))
        await timed('element', fills, edited.elementMoved(design, at, turn++))
        await timed('crowded', fills, edited.recolored(design, at, turn++))
        await timed('bare', fills, edited.recolored(plain, at, turn++))
      }
      await compare(edited.elementMoved(design, sure(edited.laidOn(design)[0]), turn))
    }
    const dragCoat = async () => {
      await draw(edited.coat)
      await draw(edited.coat, light)
      for (let i = 0; i < 12; i++) {
        await timed('dragged', coatFills, edited.lengthened((i + (turn % 5) / 5) / 12), light)
        if (i % 4 === 3) await timed('rested', coatFills, edited.lengthened((i + (turn % 5) / 5) / 12))
      }
      turn++
      await compare(edited.lengthened(0.5))
    }
    return {
      close,
      async ours() {
        for (const [i, design] of designs.entries()) {
          const count = sure(fills[i])
          await editLook(design, count)
          const full = crowded[i]
          if (full) await editCrowded(full, design, count)
        }
        await dragCoat()
      },
      async peer() {
        for (const count of fills) await fill(count, size)
      },
      right: () =>
        [
          ...(Object.keys(kinds) as Kind[]).map((kind) => `\n  ${kinds[kind]}: ${told(took[kind])}`),
          `\n  ${elements} elements against none: ${(middle(took.crowded, ({ edit }) => edit) / middle(took.bare, ({ edit }) => edit)).toFixed(2)} times`,
          `\n  ${unlike.filter((part) => part < 0.001).length} of ${unlike.length} pictures are the server’s, at most 2 of 255 apart save one byte in a thousand`,
        ].join(';'),
    }
  },
})
