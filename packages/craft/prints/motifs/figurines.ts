import { ellipse, quadratic, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { leafOutline, pathOf, petalOutline } from './motifOutlines.ts'
import { penLine } from './pen.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './shapes.ts'

/** The paints of a little figure. */
export type FigureColors = Record<'main' | 'second' | 'pale' | 'dark' | 'leaf', Color>

/** Paints one figure about the origin, about 30 millimetres high. */
export type Figurine = (surface: PrintSurface, colors: FigureColors) => void

const smooth = (flat: readonly number[]) => spline(pathOf(flat), true, 5)
const shape = (surface: PrintSurface, flat: readonly number[], color: Color) =>
  fillPath(surface, smooth(flat), toStyle(color))
const oval = (surface: PrintSurface, [x, y, across, down, turn = 0]: readonly number[], color: Color) =>
  fillPath(surface, ellipse([x, y], across, down, turn, 22), toStyle(color))
const line = (surface: PrintSurface, flat: readonly number[], color: Color, width: number) =>
  strokePath(surface, flat.length > 4 ? spline(pathOf(flat), false, 5) : pathOf(flat), toStyle(color), width)
const eyes = (surface: PrintSurface, x: number, y: number, color: Color) => {
  for (const side of [-1, 1]) fillDisc(surface, [side * x, y], 1, toStyle(color))
}

const heart: Figurine = (surface, { main, pale }) => {
  const outline = [0, 13, -10, 4, -13.4, -4, -9, -11, -2.6, -10, 0, -6, 2.6, -10, 9, -11, 13.4, -4, 10, 4]
  shape(surface, outline, main)
  line(surface, [-10, -3.4, -9, -7, -5.6, -8.4], tint(pale, 0.3), 1.8)
}

const butterfly: Figurine = (surface, { main, second, pale, dark }) => {
  for (const flip of [false, true]) {
    placed(surface, { flip }, () => {
      shape(surface, [1, 0, 5, -10, 13, -13, 16, -8, 12, -1, 4, 2], dark)
      shape(surface, [2.4, -1, 6, -9, 12, -11.4, 14, -8, 11, -2, 5, 0.6], main)
      shape(surface, [1, 1, 8, 2, 11, 7, 8, 12, 4, 10], dark)
      shape(surface, [2, 2, 7.4, 3.4, 9.4, 7, 7.4, 10.4, 4.6, 8.6], second)
      fillDisc(surface, [10.4, -7.4], 1.9, toStyle(pale))
      fillDisc(surface, [7, 6.6], 1.4, toStyle(pale))
      penLine(surface, quadratic([0.4, -6], [2, -12], [5, -13.6], 8), toStyle(dark), 0.8, 0.5)
    })
  }
  oval(surface, [0, 1, 1.5, 8], dark)
}

const bee: Figurine = (surface, { main, second, pale, dark }) => {
  for (const [x, turn] of [
    [-1, -0.5],
    [3, 0.35],
  ])
    placed(surface, { x, y: -4, angle: turn }, () => fillPath(surface, petalOutline(11, 4.2), toStyle(tint(pale, 0.3))))
  oval(surface, [0, 2, 10, 7], second)
  for (const [x, half] of [
    [-4, 6.2],
    [0.6, 6.9],
    [5, 5.8],
  ])
    line(surface, [x, 2 - half, x + 1.3, 2, x, 2 + half], dark, 2)
  fillDisc(surface, [-10, 0.6], 4, toStyle(dark))
  fillDisc(surface, [-11.4, -0.2], 0.9, toStyle(pale))
  line(surface, [-11, -3, -13, -6, -15.4, -6.4], dark, 0.8)
  fillPath(surface, pathOf([9.4, 0.6, 13, 2.4, 9.4, 4]), toStyle(main))
}

const strawberry: Figurine = (surface, { main, pale, leaf }) => {
  shape(surface, [-11, -6, -9, 3, -3, 11, 0, 13, 3, 11, 9, 3, 11, -6, 6, -9.4, -6, -9.4], main)
  for (const [x, y] of [
    [-6, -3],
    [0, -2],
    [6, -3],
    [-3.4, 2],
    [3.4, 2],
    [0, 6.4],
    [-6, 2.4],
    [6, 2.4],
  ])
    oval(surface, [x, y, 0.7, 1.2], pale)
  for (const angle of [1.2, 0.6, 0, -0.6, -1.2])
    placed(surface, { y: -10, angle: Math.PI / 2 + angle }, () =>
      fillPath(surface, leafOutline(8, 0.26), toStyle(leaf)),
    )
  line(surface, [0, -10, 1, -13, 3, -15], leaf, 1.4)
}

const rabbit: Figurine = (surface, { pale, main, dark }) => {
  for (const side of [-1, 1]) {
    placed(surface, { x: side * 3.6, y: -5, angle: side * 0.16 }, () => {
      fillPath(surface, petalOutline(14, 3), toStyle(pale))
      fillPath(surface, petalOutline(11, 1.5), toStyle(tint(main, 0.25)))
    })
    oval(surface, [side * 5, 14, 4, 2.2], tint(pale, 0.2))
  }
  oval(surface, [0, 9, 8.6, 7], pale)
  oval(surface, [0, -1.6, 8, 6.8], tint(pale, 0.15))
  eyes(surface, 3.2, -2.4, dark)
  fillPath(surface, pathOf([-1.2, 0, 1.2, 0, 0, 1.4]), toStyle(main))
  for (const side of [-1, 1]) fillDisc(surface, [side * 5, 0.6], 1.4, toStyle(main, 0.5))
}

const bear: Figurine = (surface, { second, pale, dark, main }) => {
  for (const side of [-1, 1]) {
    fillDisc(surface, [side * 7, -11], 3.6, toStyle(second))
    fillDisc(surface, [side * 7, -11], 1.9, toStyle(tint(second, 0.45)))
    oval(surface, [side * 9, 6, 3, 5.4, side * -0.5], shade(second, 0.1))
    oval(surface, [side * 5, 14, 4, 3], shade(second, 0.1))
  }
  oval(surface, [0, 8, 9, 8], second)
  oval(surface, [0, 9, 5.4, 5], tint(second, 0.45))
  oval(surface, [0, -5, 9.6, 8.2], second)
  oval(surface, [0, -2, 4.4, 3.4], tint(pale, 0.2))
  eyes(surface, 4, -6, dark)
  oval(surface, [0, -3, 1.6, 1.1], dark)
  fillPath(surface, pathOf([-5, 2.4, 0, 3.8, -5, 6.4]), toStyle(main))
  fillPath(surface, pathOf([5, 2.4, 0, 3.8, 5, 6.4]), toStyle(main))
}

const elephant: Figurine = (surface, { leaf, main, pale, dark }) => {
  const skin = tint(leaf, 0.25)
  for (const x of [-8, -3, 3, 7])
    fillPath(surface, pathOf([x - 2, 4, x + 2, 4, x + 2, 13, x - 2, 13]), toStyle(x % 2 ? shade(skin, 0.12) : skin))
  shape(surface, [-13, 2, -10, -7, 0, -9, 8, -6, 10, 4, 6, 8, -10, 8], skin)
  line(surface, [10, -4, 15, 0, 15, 7, 12, 10], skin, 4)
  oval(surface, [8, -5, 6.6, 6.6], skin)
  shape(surface, [4, -9, -1, -9, -3, -3, 1, 3, 5, 0], shade(skin, 0.2))
  fillDisc(surface, [10.4, -6.4], 0.9, toStyle(dark))
  shape(surface, [11, 1, 14, 2.6, 16.6, 1.4, 14, 4.2], pale)
  line(surface, [-13, 0, -15.4, 3, -15, 6], skin, 1.2)
  fillPath(surface, pathOf([-8, -7.4, 1, -8.6, 2, -1, -8, 0]), toStyle(main))
}

const dino: Figurine = (surface, { leaf, second, pale, dark }) => {
  for (const [x, y] of [
    [-9, -1],
    [-4, -5],
    [1, -8],
    [4, -13],
  ])
    fillPath(surface, pathOf([x - 2.6, y + 2.4, x - 1, y - 3, x + 2.6, y + 1]), toStyle(second))
  shape(surface, [-16, 8, -10, 1, -2, -3, 3, -8, 4, -14, 9, -16, 14, -14, 14, -10, 8, -9, 8, 0, 6, 9, -6, 10], leaf)
  for (const x of [-5, 4])
    fillPath(surface, pathOf([x - 2.2, 6, x + 2.2, 6, x + 2.6, 14, x - 2.2, 14]), toStyle(shade(leaf, 0.14)))
  shape(surface, [6, -4, 8, 0, 5, 8, -2, 9, 3, 2], tint(leaf, 0.45))
  line(surface, [8, 0, 11, 1, 11.6, 3], leaf, 1.7)
  fillDisc(surface, [9.4, -13], 1.5, toStyle(pale))
  fillDisc(surface, [9.7, -13], 0.8, toStyle(dark))
}

const cactus: Figurine = (surface, { leaf, main, second, pale }) => {
  line(surface, [-3, 2, -9, 2, -9, -5], leaf, 4)
  line(surface, [3, -1, 9, -1, 9, -8], leaf, 4)
  shape(surface, [-4.6, 7, -5, -8, -3, -13.4, 0, -15, 3, -13.4, 5, -8, 4.6, 7], leaf)
  for (const x of [-2, 0, 2]) for (const y of [-9, -4, 1]) line(surface, [x, y, x, y + 1.6], tint(pale, 0.3), 0.6)
  placed(surface, { y: -15 }, () => around(surface, 5, () => fillPath(surface, petalOutline(4, 1.7), toStyle(main))))
  fillPath(surface, pathOf([-7, 6, 7, 6, 5, 15, -5, 15]), toStyle(second))
  fillPath(surface, pathOf([-8, 5, 8, 5, 8, 7.6, -8, 7.6]), toStyle(shade(second, 0.16)))
}

const skull: Figurine = (surface, { pale, main, dark, second }) => {
  shape(surface, [-10, -4, -8, -11, 0, -14, 8, -11, 10, -4, 8, 3, 5, 5, 5, 11, -5, 11, -5, 5, -8, 3], pale)
  for (const side of [-1, 1]) {
    oval(surface, [side * 4.2, -3, 2.9, 3.2], dark)
    placed(surface, { x: side * 4.2, y: -3, size: 0.8 }, () =>
      around(surface, 8, () => fillDisc(surface, [0, -3.8], 0.9, toStyle(main))),
    )
  }
  fillPath(surface, pathOf([0, 0.4, -1.6, 3.6, 1.6, 3.6]), toStyle(dark))
  for (const x of [-3, -1, 1, 3]) line(surface, [x, 6.4, x, 10.6], dark, 0.6)
  placed(surface, { y: -9.4 }, () => around(surface, 6, () => fillPath(surface, petalOutline(3, 1.1), toStyle(second))))
}

const unicorn: Figurine = (surface, { pale, main, second, dark }) => {
  fillPath(surface, pathOf([4, -12, 10, -18.4, 8, -10.4]), toStyle(second))
  for (const [i, [x, y]] of [
    [-2, -11],
    [-6, -7],
    [-8, -1],
    [-8.6, 5],
  ].entries())
    oval(surface, [x, y, 4.6, 3.6, 0.8], i % 2 ? main : tint(main, 0.35))
  shape(surface, [-7, 14, -6, 0, -2, -9, 3, -13, 7, -11, 12, -4, 14, 1, 12, 4, 8, 3, 4, 2, 4, 8, 6, 14], pale)
  fillPath(surface, pathOf([0.6, -11, 1.4, -16, 4, -12]), toStyle(pale))
  fillDisc(surface, [6, -6], 1.1, toStyle(dark))
  fillDisc(surface, [12, 0.6], 0.6, toStyle(dark))
  fillDisc(surface, [6.4, -1.4], 1.6, toStyle(main, 0.5))
}

const dragon: Figurine = (surface, { main, second, leaf, dark, pale }) => {
  shape(surface, [-4, -2, -14, -12, -15, -2, -10, 0, -11, 5, -4, 4], second)
  line(surface, [2, 8, -8, 14, -14, 8, -10, 5], leaf, 3)
  shape(surface, [-4, 12, -5, 2, 0, -5, 1, -12, 6, -15, 12, -12, 14.6, -9, 9, -7, 7, -2, 8, 8, 5, 13], leaf)
  shape(surface, [2, 11, 2, 3, 5, -2, 7, 4, 6, 10], tint(pale, 0.1))
  for (const [x, y] of [
    [0, -9],
    [-2, -4],
    [-5, 1],
  ])
    fillPath(surface, pathOf([x + 2, y - 2, x - 3, y - 2, x + 1, y + 2]), toStyle(main))
  fillDisc(surface, [8, -11], 0.9, toStyle(dark))
  shape(surface, [14, -9, 19, -11, 17, -8, 19, -6, 14, -7.6], main)
}

const carrot: Figurine = (surface, { second, leaf }) => {
  for (const angle of [-0.5, -0.15, 0.2, 0.55])
    placed(surface, { y: -6, angle }, () => fillPath(surface, petalOutline(10, 2), toStyle(leaf)))
  shape(surface, [-5.6, -5, 0, -7, 5.6, -5, 4.6, 2, 1.4, 13, 0, 15, -1.4, 13, -4.6, 2], second)
  for (const [x, y] of [
    [-4.6, -1],
    [1.4, 2],
    [-3.4, 5],
    [0.6, 8],
  ])
    line(surface, [x, y, x + 2.8, y + 0.2], shade(second, 0.25), 0.8)
}

const chain: Figurine = (surface, { second, dark }) => {
  for (const [i, y] of [-11, -3.6, 3.8, 11.2].entries()) {
    const link = ellipse([0, y], i % 2 ? 1.2 : 4, 5.6, 0, 28)
    strokePath(surface, [...link, link[0]], toStyle(shade(dark, 0.1)), 2.4)
    strokePath(surface, [...link, link[0]], toStyle(second), 1.7)
  }
}

/** Every little figure, by the word it answers. */
export const figurines = {
  heart,
  butterfly,
  bee,
  strawberry,
  rabbit,
  bear,
  elephant,
  dino,
  unicorn,
  dragon,
  cactus,
  vegetables: carrot,
  skull,
  chain_motif: chain,
} as const satisfies Record<string, Figurine>
