import { openChance } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import type { Wish } from '../../words/wish.ts'
import { prints } from '../index.ts'
import type { Print } from '../print.ts'
import type { PrintDocument } from '../printDocument.ts'
import type { Repeat } from '../repeat.ts'
import { tileSize } from '../tileSize.ts'
import { type ColorWish, colorWish, printColors } from './printColors.ts'
import { type PrintWish, printWish } from './printWish.ts'
import { rankPrints } from './rankPrints.ts'
import { turnPrint } from './turnPrint.ts'

/** The order of prints: confirmed wishes, colours of boards or pictures, and what the person set by hand. */
export interface PrintOrder {
  wishes: readonly Wish[]
  palette: readonly Color[]
  repeat: Repeat | null
  /** Width of the tile on cloth in millimetres. */
  width: number | null
  count: number
  seed: number
}

/** A proposed print and what it is called. */
export interface PrintProposal {
  name: string
  document: PrintDocument
}

/** How many different constructions answer one wish, where there are so many. */
const different = 3

/** Constructed prints that answer an order, each unlike the others; the same order gives the same prints (requirements S5.16, S9.04). */
export function composePrints(order: PrintOrder): PrintProposal[] {
  const chance = openChance(order.seed)
  const wish = printWish(order.wishes)
  const colors = colorWish(order.wishes, order.palette)
  const ranked = rankPrints(prints, wish, chance.branch('rank'))
  const chosen = ranked.slice(0, Math.min(order.count, wish.named.length ? different : order.count))
  return Array.from({ length: order.count }, (_, i) => {
    const print = chosen[i % chosen.length] ?? prints[0]
    const again = Math.floor(i / chosen.length)
    return propose(print, wish, colors, order, i + again, chance.branch(`print ${i}`))
  })
}

function propose(
  print: Print,
  wish: PrintWish,
  colors: ColorWish,
  order: PrintOrder,
  turn: number,
  chance: ReturnType<typeof openChance>,
): PrintProposal {
  const repeat = order.repeat ?? wish.repeat ?? print.repeat
  const width = order.width ?? wish.width ?? tileSize(print, repeat).width * wish.scale
  return {
    name: print.label,
    document: {
      kind: 'print',
      version: 1,
      repeat,
      width: Math.round(Math.min(2000, Math.max(2, width)) * 10) / 10,
      source: {
        kind: 'construction',
        print: print.id,
        colors: printColors(print, colors, turn, chance.branch('colors')),
        seed: chance.branch('seed').whole(0, 0xffffff),
        knobs: turnPrint(print, wish, turn, chance.branch('knobs')),
      },
    },
  }
}
