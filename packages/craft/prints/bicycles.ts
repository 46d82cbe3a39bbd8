import { type Chance, ellipse } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { shade, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { leafOutline, pathOf, petalOutline } from './motifs/motifOutlines.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Bicycles: town bicycles with baskets of flowers, sprigs and petals between. */
export const bicycles = definePrint({
  id: 'bicycles',
  label: 'Bicycles',
  family: 'conversational',
  width: 200,
  height: 190,
  repeat: 'halfDrop',
  role: 'support',
  answers: {
    conversational: 0.9,
    cars: 0.5,
    sport_motif: 0.6,
    floral: 0.2,
    cute: 0.6,
    fresh: 0.7,
    playful: 0.7,
    city: 0.4,
  },
  colorway: colorway('#eef0e6', '#2f3b4c', '#d8574a', '#6fa39a', '#b98248', '#f2c04e'),
  colorways: [
    inColors('sky', 'Sky', '#cfe2ec', '#22364f', '#e0644f', '#3f7f8f', '#a8733f', '#f6d06a'),
    inColors('night', 'Night', '#22304a', '#efe6d2', '#e77a66', '#7fb8ad', '#d09a5f', '#f3cb66'),
    inColors('rose', 'Rose', '#f6dcd6', '#4a2f3f', '#c9475f', '#5f8f7f', '#a86f48', '#f0b45a'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.65, 1, 1.3]),
    flowers: numberKnob('Flowers', [0, 1, 1.6]),
    sprigs: numberKnob('Small motifs', [0, 1, 2]),
    tilt: numberKnob('Tilt', [0, 1, 4]),
  },
  paint(tile, { density, size, flowers, sprigs, tilt }) {
    const [ground, dark, red, teal, basket, gold] = tile.colors
    tile.ground(ground)
    const places = sow(tile, 8 * density, 30 * size, [], 0.9)
    const fillers = sow(tile, 22 * sprigs, 7.5, places, 0.88)
    strew(tile, 'sprigs', fillers, 1.4, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        if (i % 2)
          for (const angle of [-0.7, 0, 0.7])
            placed(surface, { angle, x: -reach * 0.6 }, () =>
              paintLeaf(surface, reach * (angle ? 0.9 : 1.3), teal, 0.24, false),
            )
        else paintPosy(surface, reach * 0.6, i % 4 ? gold : red, i % 4 ? red : gold)
      }),
    )
    strew(tile, 'bicycles', places, 1.2, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.bell() * 0.05 * tilt, flip: i % 2 === 1, size: reach / 30 }, () => {
        paintBicycle(surface, [red, teal, dark][i % 3], dark, basket)
        paintBouquet(surface, chance, Math.round(9 * flowers), [red, gold, ground], teal)
      }),
    )
  },
})

function paintPosy(surface: PrintSurface, radius: number, petal: Color, eye: Color): void {
  around(surface, 6, () => fillPath(surface, petalOutline(radius, radius * 0.4), toStyle(petal)))
  fillDisc(surface, [0, 0], radius * 0.3, toStyle(eye))
}

/** Paints a bicycle that rides to the right about the origin, about 56 millimetres long. */
function paintBicycle(surface: PrintSurface, frame: Color, tyre: Color, basket: Color): void {
  const ring = (x: number, radius: number, color: Color, width: number) =>
    strokePath(surface, [...ellipse([x, 9], radius, radius, 0, 32), [x + radius, 9]], toStyle(color), width)
  for (const x of [-17, 17]) {
    placed(surface, { x, y: 9 }, () =>
      around(surface, 14, () => strokePath(surface, pathOf([0, 0, 0, -10.4]), toStyle(tyre, 0.55), 0.25)),
    )
    ring(x, 11, tyre, 1.5)
    ring(x, 9.8, frame, 0.5)
    fillDisc(surface, [x, 9], 1.4, toStyle(tyre))
  }
  const style = toStyle(frame)
  strokePath(surface, pathOf([-17, 9, -2, 9, -7, -8, -17, 9]), style, 1.5)
  strokePath(surface, pathOf([-2, 9, 4, 1, 12, -7]), style, 1.6)
  strokePath(surface, pathOf([-6, -4, 0, 0, 6, -2, 12, -7]), style, 1.3)
  strokePath(surface, pathOf([17, 9, 13.4, 0, 11, -12]), style, 1.5)
  strokePath(surface, pathOf([11, -12, 9, -15, 4.6, -15]), toStyle(tyre), 1.3)
  strokePath(surface, pathOf([-7, -8, -8, -11]), toStyle(tyre), 1.3)
  fillPath(surface, pathOf([-13.4, -12.4, -4, -12, -3.4, -10.8, -9, -10, -13, -10.4]), toStyle(shade(basket, 0.25)))
  for (const [x, y] of [
    [-28, 5],
    [6, 5],
  ])
    strokePath(surface, [...ellipse([x + 11, y + 4], 12.6, 12.6, 0, 40)].slice(22, 33), style, 1)
  fillDisc(surface, [-2, 9], 2.6, toStyle(tyre))
  strokePath(surface, pathOf([-4.6, 12.6, -2, 9, 0.8, 5.4]), toStyle(tyre), 0.9)
  for (const [x, y] of [
    [-5, 12.8],
    [1.2, 5.2],
  ])
    strokePath(surface, pathOf([x - 1.6, y, x + 1.6, y]), toStyle(tyre), 1.1)
  fillPath(surface, pathOf([12.6, -12, 25, -12, 23, -3, 14.4, -3]), toStyle(basket))
  for (const x of [15, 17.6, 20.2, 22.8])
    strokePath(surface, pathOf([x, -11.6, 18.7 + (x - 18.7) * 0.72, -3.4]), toStyle(shade(basket, 0.3)), 0.45)
  for (const y of [-9.6, -7.2, -4.8]) strokePath(surface, pathOf([13.2, y, 24.4, y]), toStyle(shade(basket, 0.3)), 0.45)
}

function paintBouquet(
  surface: PrintSurface,
  chance: Chance,
  count: number,
  petals: readonly Color[],
  green: Color,
): void {
  for (let i = 0; i < count; i++) {
    placed(surface, { x: 13.6 + (i / count) * 10.6, y: -12, angle: -1.57 + (i / count - 0.5) * 1.7 }, () =>
      fillPath(surface, leafOutline(7.6, 0.2), toStyle(green)),
    )
  }
  for (let i = 0; i < count; i++) {
    placed(surface, { x: 13.4 + chance.next() * 11, y: -13.4 - chance.next() * 4.6, angle: chance.next() * 6 }, () =>
      paintPosy(surface, chance.between(2, 3), petals[i % 2], petals[(i + 1) % 2]),
    )
  }
}
