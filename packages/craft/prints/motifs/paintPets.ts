import { ellipse, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { pathOf } from './motifOutlines.ts'
import { penLine } from './pen.ts'
import { fillDisc, fillPath, placed, strokePath } from './shapes.ts'

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)

/** How an animal is painted: its coat, its markings, the lines of its face and its collar. */
export interface Coat {
  coat: Color
  mark: Color
  line: Color
  collar: Color
}

/** Paints a cat's head about the origin, about 16 millimetres across, eyes open or shut. */
function paintCatHead(surface: PrintSurface, { coat, mark, line }: Coat, asleep: boolean): void {
  const ink = toStyle(line)
  fillPath(
    surface,
    smooth([-8, -1, -8.4, -9.6, -7.4, -10.4, -3, -7, 3, -7, 7.4, -10.4, 8.4, -9.6, 8, -1, 5, 5, 0, 6.4, -5, 5]),
    toStyle(coat),
  )
  for (const side of [-1, 1]) {
    fillPath(surface, pathOf([side * 7.2, -8.8, side * 7, -4.6, side * 4, -6.6]), toStyle(mark))
    if (asleep) penLine(surface, quadratic([side * 1.8, -1], [side * 3.6, 1.2], [side * 5.4, -1], 6), ink, 0.9, 0.5)
    else {
      fillPath(surface, ellipse([side * 3.4, -1], 1.7, 2, 0, 14), toStyle(tint(mark, 0.55)))
      fillPath(surface, ellipse([side * 3.4, -0.9], 0.75, 1.7, 0, 12), ink)
    }
    for (const y of [2, 3.4])
      penLine(surface, pathOf([side * 3.4, y, side * 7, y - 0.6, side * 10.6, y - 0.4 + (y - 2) * 0.7]), ink, 0.35, 0.5)
    penLine(surface, quadratic([0, 2.8], [side * 1.2, 4.2], [side * 2.6, 3.4], 5), ink, 0.6, 0.5)
  }
  for (const x of [-1.8, 0, 1.8]) penLine(surface, pathOf([x, -6.4, x * 0.8, -3.6]), toStyle(mark), 0.9, 0.5)
  fillPath(surface, pathOf([-1.2, 1.4, 1.2, 1.4, 0, 2.8]), toStyle(mark))
}

/** Paints a cat that sits facing us about the origin, about 40 millimetres high. */
export function paintSittingCat(surface: PrintSurface, coat: Coat): void {
  penLine(
    surface,
    spline(pathOf([7, 17, 16, 17, 19, 10, 15, 4, 18, -1]), false, 6),
    toStyle(shade(coat.coat, 0.12)),
    4,
    0.6,
  )
  fillPath(surface, smooth([-5, -6, -9, 4, -11, 14, -8, 19.6, 8, 19.6, 11, 14, 9, 4, 5, -6]), toStyle(coat.coat))
  fillPath(surface, smooth([-3.4, -3, -4, 5, 0, 9, 4, 5, 3.4, -3]), toStyle(tint(coat.coat, 0.45)))
  for (const side of [-1, 1]) {
    for (const y of [6, 9, 12])
      penLine(surface, pathOf([side * 10, y, side * 7.4, y + 0.6, side * 5.6, y - 0.2]), toStyle(coat.mark), 1.3, 0.2)
    penLine(surface, pathOf([side * 2.4, 10, side * 2.2, 15, side * 2.4, 18.6]), toStyle(coat.line), 0.6, 0.4)
  }
  for (const x of [-4, 4]) fillPath(surface, ellipse([x, 19], 3.6, 1.7, 0, 12), toStyle(tint(coat.coat, 0.45)))
  penLine(surface, quadratic([-5, -5], [0, -2.4], [5, -5], 8), toStyle(coat.collar), 1.8, 0.9)
  fillDisc(surface, [0, -2.6], 1.2, toStyle(coat.mark))
  placed(surface, { y: -11 }, () => paintCatHead(surface, coat, false))
}

/** Paints a cat curled asleep about the origin, about 34 millimetres across. */
export function paintCurledCat(surface: PrintSurface, coat: Coat): void {
  fillPath(surface, smooth([-16, 6, -15, -5, -6, -11, 6, -10.6, 15, -4, 16, 6, 8, 11, -9, 11]), toStyle(coat.coat))
  for (const [x, y] of [
    [-3, -9],
    [2, -9.6],
    [7, -8.6],
    [11.4, -5.6],
  ])
    penLine(surface, pathOf([x, y - 1, x + 0.6, y + 2, x + 0.4, y + 5]), toStyle(coat.mark), 1.5, 0.2)
  const tail = spline(pathOf([14, 6, 9, 12, -2, 12.6, -11, 9.6]), false, 6)
  penLine(surface, tail, toStyle(shade(coat.coat, 0.14)), 4.4, 0.6)
  placed(surface, { x: -8.6, y: 3, angle: -0.22, size: 0.86 }, () => paintCatHead(surface, coat, true))
}

/** Paints a dachshund walking to the right about the origin, about 48 millimetres long. */
export function paintDachshund(surface: PrintSurface, { coat, mark, line, collar }: Coat): void {
  penLine(surface, quadratic([-17, 0], [-23, -2], [-26, -9], 8), toStyle(coat), 2.2, 0.4)
  for (const [x, lean] of [
    [-14, -1],
    [-10, 1],
    [9, 1],
    [13, -1],
  ]) {
    strokePath(surface, pathOf([x, 4, x + lean, 9.4]), toStyle(x % 2 ? coat : shade(coat, 0.15)), 3.2)
    strokePath(surface, pathOf([x + lean, 10, x + lean + 1.6, 10]), toStyle(mark), 2.2)
  }
  fillPath(
    surface,
    smooth([-18, 0, -16, -5, -6, -5.6, 8, -5.4, 15, -8, 18, -3, 16, 4, 10, 6.6, -4, 5, -14, 6]),
    toStyle(coat),
  )
  fillPath(
    surface,
    smooth([11, -5, 15, -13, 20, -15.4, 25, -13, 31, -9.4, 30.4, -7, 24, -6.6, 19, -5, 17.6, 1]),
    toStyle(coat),
  )
  fillPath(surface, smooth([24, -8.4, 30.4, -9, 30.2, -7, 24.4, -6.4]), toStyle(mark))
  fillPath(surface, smooth([16.4, -13.4, 20, -12.4, 19, -6.4, 16, -2.6, 13.4, -5]), toStyle(shade(coat, 0.3)))
  fillDisc(surface, [23, -11.4], 0.8, toStyle(line))
  fillDisc(surface, [30.6, -8.8], 1.1, toStyle(line))
  penLine(surface, pathOf([12.4, -4.6, 15, -2, 17.8, -0.4]), toStyle(collar), 2, 0.9)
}

/** Paints a scotch terrier standing to the right about the origin, about 34 millimetres long. */
export function paintTerrier(surface: PrintSurface, { coat, line, collar, mark }: Coat): void {
  const shaggy = [
    -15, -9, -12, -13.6, -10.6, -8.4, 4, -8.6, 5, -17, 7.4, -20.6, 8.6, -16.4, 11, -20, 12, -15.4, 18, -12.4, 18.4, -7,
    13, -3.6, 12.4, 3, 10.6, 12, 6.8, 12, 7, 7, 3, 9, -2, 7, -6, 9, -6.6, 12, -11, 12, -12, 3,
  ]
  fillPath(surface, pathOf(shaggy), toStyle(coat))
  strokePath(surface, [...pathOf(shaggy), ...pathOf([-15, -9])], toStyle(coat), 1.4)
  for (const [x, y] of [
    [-8, 1],
    [-3, -2],
    [2, 2],
    [6, -3],
    [9, 1],
    [-5, 5],
    [4, 6],
  ])
    penLine(surface, pathOf([x, y, x + 1, y + 2, x + 0.6, y + 4]), toStyle(tint(coat, 0.35)), 0.7, 0.2)
  penLine(surface, pathOf([5, -9, 7.6, -6, 9.6, -3]), toStyle(collar), 2.4, 0.9)
  fillDisc(surface, [12, -12.4], 0.9, toStyle(mark))
  fillDisc(surface, [18.4, -11.4], 1.3, toStyle(line))
}
