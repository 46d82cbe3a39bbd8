import { add, spline } from '@toile/geometry'
import type { Figure } from '../../../mannequins/figure.ts'
import { detailed, seam, topstitch, zip } from '../../marks.ts'
import type { Finish, Piece } from '../../piece.ts'
import { type BagFrame, handle, oblong, openBag, panel, runAcross, symmetric } from './bag.ts'
import { ribbon } from './ribbon.ts'
import { sizeOf } from './sides.ts'

/** Size of a backpack, width of its straps in heads of an adult, and how it closes. */
export interface RucksackCut {
  size: number
  strap: number
  flap: 'flap' | 'zip'
  finish: Finish
}

const own = { onTop: true } as const

/** Half a backpack's width, as wide as the back it lies on. */
export const rucksackHalf = (figure: Figure, size: number) => figure.halfWidth(figure.levels.bust) * 0.86 * size

/** A backpack on the back it is carried on: sack, pocket and either a flap with two belts or a zip. */
export function draftRucksack(figure: Figure, { size, strap, flap, finish }: RucksackCut): Piece[] {
  const { body } = sizeOf(figure)
  const put = openBag(figure.silhouette(0, figure.levels.neck + 0.3 * body), body)
  const w = rucksackHalf(figure, size) / body
  const h = 1.42 * size
  const straps = ([-1, 1] as const).map((side, i) => {
    const top = add(figure.neckPoint(side, 0.5), [0, -0.035])
    const path = spline([top, put(side * w * 0.5, 0.06), put(side * w * 0.42, 0.2)], false, 6)
    return ribbon('strap', `strap${i}`, path, strap * body, { ...own, order: 1, fullness: 0.8 })
  })
  const raised: BagFrame = (x, y) => put(x, y - 0.1)
  const loop = { half: 0.1, foot: 0.12, round: 0.9, width: 0.04 * body }
  return [
    handle('loop', raised, loop, { ...own, order: 1 }),
    ...straps,
    ...draftSack(put, w, h, flap === 'zip'),
    ...(flap === 'zip' ? [] : draftLid(put, w, h, finish)),
  ]
}

function draftSack(put: BagFrame, w: number, h: number, zipped: boolean): Piece[] {
  const sack = symmetric([
    [w * 0.9, 0, 0.24],
    [w * 1.04, h * 0.6, 0.3],
    [w, h, 0.16],
  ])
  const pocket = symmetric([
    [w * 0.74, h * 0.54, 0.05],
    [w * 0.76, h * 0.95, 0.12],
  ])
  const opening = runAcross(put, [
    [0, 0.085],
    [w * 0.4, 0.1],
    [w * 0.74, 0.2],
    [w * 0.8, 0.5],
  ])
  const rim = runAcross(put, [
    [0, h * 0.59],
    [w * 0.66, h * 0.6],
  ])
  return [
    detailed(panel('bag', put, sack, { ...own, order: 2, fullness: 0.7 }), {
      lines: zipped ? [zip(opening, 2.2)] : [],
    }),
    detailed(panel('pocket', put, pocket, { ...own, order: 3, fullness: 0.6 }), {
      lines: [zipped ? zip(rim, 2) : seam(rim, 1.1)],
    }),
  ]
}

function draftLid(put: BagFrame, w: number, h: number, finish: Finish): Piece[] {
  const lid = symmetric([
    [w * 0.93, -0.015, 0.24],
    [w * 1.03, h * 0.4, 0.1],
    [0, h * 0.48, 0.4],
  ])
  const hem = runAcross(put, [
    [0, h * 0.42],
    [w * 0.94, h * 0.36],
  ])
  const leather = { ...own, order: 5, colour: 'trim', takesPrint: false } as const
  const metal = { ...own, order: 6, cloth: 'metal', finish, takesPrint: false } as const
  const belts = [-0.42, 0.42].flatMap((x, i): Piece[] => [
    panel(`belt${i}`, put, oblong(x * w, h * 0.28, 0.032, h * 0.36), leather),
    panel(`clip${i}`, put, oblong(x * w, h * 0.49, 0.048, h * 0.06), metal),
  ])
  const flap = panel('lid', put, lid, { ...own, order: 4, fullness: 0.5 })
  return [detailed(flap, { lines: [topstitch(hem, 0.8)] }), ...belts]
}
