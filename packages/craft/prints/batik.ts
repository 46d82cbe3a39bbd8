import { type Chance, type Point, quadratic } from '@toile/geometry'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { leafOutline, petalOutline } from './motifs/motifOutlines.ts'
import { penLine } from './motifs/pen.ts'
import { around, fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface, type PrintTile } from './print.ts'

/** Batik: wax-drawn flowers and wings filled with rows of dots and fine lines, on a dotted ground crossed by crackle. */
export const batik = definePrint({
  id: 'batik',
  label: 'Batik',
  family: 'ethnic',
  width: 260,
  height: 280,
  repeat: 'halfDrop',
  role: 'hero',
  answers: { batik: 1, ethnic: 0.9, floral: 0.6, boho: 0.7, mandala: 0.3, polka: 0.2, natural: 0.4 },
  colorway: colorway('#2a2f52', '#efe0bd', '#a4552f', '#c98b45', '#171a30'),
  colorways: [
    inColors('soga', 'Soga brown', '#3b2418', '#f0dfb8', '#8a4f24', '#bd8742', '#1f120c'),
    inColors('garden', 'Garden', '#27493f', '#f2e6c9', '#b3483c', '#d99f4a', '#142822'),
    inColors('rose', 'Rose', '#6b2437', '#f6e2d0', '#c96a5a', '#e0a45c', '#39101c'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.3]),
    size: numberKnob('Motif size', [0.7, 1, 1.25]),
    wax: numberKnob('Wax dots', [0, 1, 1.6]),
    crackle: numberKnob('Crackle', [0, 1, 2.5]),
    fine: numberKnob('Fine lines', [0, 1, 2]),
  },
  paint(tile, { density, size, wax, crackle, fine }) {
    const [ground, cream, rust, ochre, dark] = tile.colors
    tile.ground(ground)
    const flowers = sow(tile, 6 * density, 44 * size, [], 0.93)
    const wings = sow(tile, 8 * density, 30 * size, flowers, 0.9)
    const buds = sow(tile, 14 * density, 12 * size, [...flowers, ...wings], 0.92)
    const dots = sow(
      tile,
      wax > 0.05 ? 900 : 0,
      2.9 / Math.sqrt(Math.max(0.2, wax)),
      [...flowers, ...wings, ...buds],
      1,
    )
    strew(tile, 'ground', dots, 1, (surface, chance) => {
      const style = toStyle(cream, 0.85)
      for (const [x, y] of [
        [0, -1.1],
        [-1, 0.7],
        [1, 0.7],
      ])
        fillDisc(surface, [x, y], chance.between(0.42, 0.62), style)
    })
    strew(tile, 'wings', wings, 1.2, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28, flip: i % 2 === 1 }, () => {
        for (const [k, angle] of [-0.75, -0.25, 0.25, 0.75].entries()) {
          placed(surface, { x: -reach * 0.8, angle }, () => {
            const length = reach * (1.75 - Math.abs(k - 1.5) * 0.3)
            fillPath(surface, leafOutline(length, 0.17, 0.1), toStyle(cream))
            fillPath(surface, leafOutline(length * 0.94, 0.13, 0.1), toStyle(k % 2 ? rust : ochre))
            waxLines(surface, length * 0.9, Math.round(9 * fine), toStyle(cream))
          })
        }
        fillDisc(surface, [-reach * 0.8, 0], reach * 0.16, toStyle(cream))
        fillDisc(surface, [-reach * 0.8, 0], reach * 0.1, toStyle(rust))
      }),
    )
    strew(tile, 'buds', buds, 1.2, (surface, chance, reach) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        around(surface, 5, () => fillPath(surface, petalOutline(reach, reach * 0.36), toStyle(cream)))
        around(surface, 5, () => fillPath(surface, petalOutline(reach * 0.86, reach * 0.24), toStyle(ochre)))
        fillDisc(surface, [0, 0], reach * 0.24, toStyle(rust))
      }),
    )
    strew(tile, 'flowers', flowers, 1.1, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        ringOf(
          surface,
          9,
          reach,
          0.3,
          [cream, i % 2 ? ochre : rust, cream].map((color) => toStyle(color)),
          fine,
        )
        ringOf(
          surface,
          9,
          reach * 0.66,
          0.32,
          [dark, i % 2 ? rust : ochre, cream].map((color) => toStyle(color)),
          fine,
        )
        fillDisc(surface, [0, 0], reach * 0.27, toStyle(cream))
        fillDisc(surface, [0, 0], reach * 0.24, toStyle(dark))
        for (const [count, far] of [
          [12, 0.18],
          [6, 0.09],
          [1, 0],
        ])
          around(surface, count, () => fillDisc(surface, [0, -reach * far], reach * 0.025, toStyle(cream)))
      }),
    )
    paintCrackle(tile, crackle, toStyle(mixColors(ground, dark, 0.6), 0.6))
  },
})

/** A ring of petals: wax outline, dyed body, and a fan of wax lines and dots in each. */
function ringOf(
  surface: PrintSurface,
  count: number,
  reach: number,
  slim: number,
  [outline, body, wax]: readonly string[],
  fine: number,
): void {
  around(surface, count, () => {
    fillPath(surface, petalOutline(reach, reach * slim), outline)
    fillPath(
      surface,
      petalOutline(reach * 0.93, reach * (slim - 0.05)).map(([x, y]): Point => [x, y - reach * 0.02]),
      body,
    )
    for (let i = 0; i < Math.round(4 * fine); i++) {
      fillDisc(surface, [0, -reach * (0.46 + i * 0.11)], reach * 0.018, wax)
      for (const side of [-1, 1])
        if (i > 0) fillDisc(surface, [side * reach * 0.1, -reach * (0.42 + i * 0.11)], reach * 0.015, wax)
    }
  })
}

function waxLines(surface: PrintSurface, length: number, count: number, style: string): void {
  for (let i = 1; i < count; i++) {
    const x = (i / count) * length
    const half = length * 0.12 * Math.sin((Math.PI * i) / count)
    const y = 0.1 * (x / length) * x
    penLine(surface, quadratic([x, y - half], [x + half * 0.7, y], [x, y + half], 6), style, 0.55, 0.6)
  }
}

function paintCrackle(tile: PrintTile, amount: number, style: string): void {
  const starts = tile.scatter(Math.round(16 * amount), 40 / Math.sqrt(Math.max(0.3, amount)))
  starts.forEach(([x, y], i) =>
    tile.motif(x, y, 92, (surface) => {
      const chance = tile.chance.branch(`crack ${i}`)
      for (let arm = 0; arm < 3; arm++) crack(surface, chance, [0, 0], arm * 2.1 + chance.next(), 62, style)
    }),
  )
}

function crack(surface: PrintSurface, chance: Chance, from: Point, heading: number, run: number, style: string): void {
  const path: Point[] = [from]
  let [x, y] = from
  let angle = heading
  for (let walked = 0; walked < run; walked += 6) {
    angle += chance.bell() * 0.32
    x += Math.cos(angle) * 6
    y += Math.sin(angle) * 6
    path.push([x, y])
    if (walked > 12 && run > 30 && chance.happens(0.12))
      crack(surface, chance, [x, y], angle + (chance.happens(0.5) ? 0.8 : -0.8), run * 0.35, style)
  }
  penLine(surface, path, style, 0.75, 0.25)
}
