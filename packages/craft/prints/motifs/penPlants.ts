import { along, type Chance, type Path, type Point, quadratic, tangent } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { leafOutline, petalOutline } from './motifOutlines.ts'
import { hatch, penLine } from './pen.ts'
import { around, fillDisc, fillPath, placed } from './shapes.ts'

/** How plants are drawn: the ground, the ink, the tint beside its lines, the line's width in millimetres, how much is hatched and how strong the tint is. */
export interface Pen {
  ground: Color
  ink: Color
  tint: Color
  leaf?: Color
  line: number
  hatching: number
  wash: number
}

/** Fills a shape with its tint, hatches its base and outlines it. */
function drawn(surface: PrintSurface, outline: Path, pen: Pen, tint: Color, hatched?: { angle: number; to: number }) {
  fillPath(surface, outline, toStyle(pen.ground))
  if (pen.wash > 0) {
    const by = pen.line * 1.6
    fillPath(
      surface,
      outline.map(([x, y]): Point => [x + by, y + by]),
      toStyle(tint, pen.wash),
    )
  }
  if (hatched && pen.hatching > 0.05) {
    hatch(surface, outline, toStyle(pen.ink), {
      angle: hatched.angle,
      gap: pen.line * (2.6 / pen.hatching),
      width: pen.line * 0.5,
      to: hatched.to,
    })
  }
  penLine(surface, [...outline, outline[0]], toStyle(pen.ink), pen.line, 0.6)
}

const stemOf = (length: number, sway: number): Point[] =>
  quadratic([0, length * 0.55], [sway * length, length * 0.1], [0, -length * 0.32], 20)

function leafOn(surface: PrintSurface, stem: Path, at: number, side: number, length: number, pen: Pen): void {
  const [x, y] = along(stem, at)
  const [dx, dy] = tangent(stem, at)
  placed(surface, { x, y, angle: Math.atan2(dy, dx) + side * 0.75 }, () => {
    const bend = -side * 0.16
    const outline = leafOutline(length, 0.19, bend)
    const hatched = length > 13 ? { angle: 1.1 * side, to: 0.42 } : undefined
    drawn(surface, outline, pen, pen.leaf ?? pen.tint, hatched)
    penLine(
      surface,
      quadratic([0, 0], [length * 0.5, 0], [length * 0.94, bend * length * 0.9], 8),
      toStyle(pen.ink),
      pen.line,
    )
  })
}

/** Draws a poppy upright about the origin: ruffled petals, a hatched heart, a nodding bud and toothless leaves; `length` in millimetres. */
export function drawPoppy(surface: PrintSurface, length: number, chance: Chance, pen: Pen): void {
  const stem = stemOf(length, chance.between(-0.16, 0.16))
  const ink = toStyle(pen.ink)
  penLine(surface, stem, ink, pen.line * 1.5, 0.6)
  const bud = quadratic(along(stem, 0.45), [length * 0.22, -length * 0.05], [length * 0.27, length * 0.06], 12)
  penLine(surface, bud, ink, pen.line * 1.1, 0.6)
  placed(surface, { x: length * 0.27, y: length * 0.05, angle: 2.9 }, () =>
    drawn(surface, petalOutline(length * 0.14, length * 0.05), pen, pen.leaf ?? pen.tint, { angle: 1.5, to: 0.5 }),
  )
  for (const [at, side] of [
    [0.16, 1],
    [0.3, -1],
    [0.56, -1],
  ] as const) {
    leafOn(surface, stem, at, side, length * 0.26, pen)
  }
  const reach = length * 0.25
  placed(surface, { y: -length * 0.32, angle: chance.between(-0.4, 0.4) }, () => {
    for (const angle of [-2.2, 2.2, -0.95, 0.95, 3.14, 0]) {
      placed(surface, { angle }, () => {
        const petal = petalOutline(reach, reach * 0.6, 0.17, chance)
        drawn(surface, petal, pen, pen.tint)
        rays(surface, chance, reach, pen)
      })
    }
    heart(surface, reach * 0.2, pen)
  })
}

function rays(surface: PrintSurface, chance: Chance, reach: number, pen: Pen): void {
  if (pen.hatching < 0.05) return
  const count = Math.round(7 * Math.min(1.6, pen.hatching))
  for (let i = 0; i < count; i++) {
    const lean = (i / (count - 1) - 0.5) * 0.9
    const far = reach * chance.between(0.42, 0.72)
    penLine(
      surface,
      [
        [lean * reach * 0.25, -reach * 0.16],
        [lean * far * 0.62, -far * 0.62],
        [lean * far, -far],
      ],
      toStyle(pen.ink),
      pen.line * 0.6,
      0,
    )
  }
}

function heart(surface: PrintSurface, radius: number, pen: Pen): void {
  const ink = toStyle(pen.ink)
  around(surface, 17, (i) => {
    const far = radius * (1.35 + (i % 3) * 0.28)
    penLine(
      surface,
      [
        [0, -radius * 0.7],
        [0, -far],
      ],
      ink,
      pen.line * 0.5,
      0.6,
    )
    fillDisc(surface, [0, -far], pen.line * 0.62, ink)
  })
  fillDisc(surface, [0, 0], radius * 0.74, ink)
  around(surface, 8, () => fillDisc(surface, [0, -radius * 0.42], radius * 0.085, toStyle(pen.tint)))
}

/** Draws a stem of daisies upright about the origin; `length` in millimetres. */
export function drawDaisyStem(surface: PrintSurface, length: number, chance: Chance, pen: Pen): void {
  const stem = stemOf(length, chance.between(-0.14, 0.14))
  penLine(surface, stem, toStyle(pen.ink), pen.line * 1.4, 0.6)
  const branch = quadratic(along(stem, 0.35), [-length * 0.16, length * 0.05], [-length * 0.24, -length * 0.12], 12)
  penLine(surface, branch, toStyle(pen.ink), pen.line * 1.1, 0.6)
  for (const [at, side] of [
    [0.12, -1],
    [0.24, 1],
    [0.44, 1],
    [0.6, -1],
  ] as const) {
    leafOn(surface, stem, at, side, length * 0.2, pen)
  }
  for (const [x, y, reach] of [
    [-0.24, -0.14, 0.13],
    [0, -0.33, 0.2],
  ] as const) {
    placed(surface, { x: x * length, y: y * length, angle: chance.next() }, () => {
      const petals = 14
      around(surface, petals, () => {
        const far = reach * length * chance.between(0.9, 1.06)
        drawn(surface, petalOutline(far, far * 0.17), pen, pen.tint)
        penLine(
          surface,
          [
            [0, -far * 0.25],
            [0, -far * 0.7],
          ],
          toStyle(pen.ink),
          pen.line * 0.5,
          0,
        )
      })
      fillDisc(surface, [0, 0], reach * length * 0.27, toStyle(pen.ink))
      for (let i = 1; i < 22; i++) {
        const far = reach * length * 0.052 * Math.sqrt(i)
        fillDisc(surface, [Math.cos(i * 2.4) * far, Math.sin(i * 2.4) * far], reach * length * 0.019, toStyle(pen.tint))
      }
    })
  }
}

/** Draws a fern upright about the origin; `length` in millimetres. */
export function drawFern(surface: PrintSurface, length: number, chance: Chance, pen: Pen): void {
  const stem = quadratic([0, length * 0.5], [chance.between(-0.3, 0.3) * length, 0], [0, -length * 0.5], 24)
  penLine(surface, stem, toStyle(pen.ink), pen.line * 1.3, 0.4)
  for (let i = 0; i < 9; i++) {
    for (const side of [-1, 1]) leafOn(surface, stem, 0.16 + i * 0.092, side, length * (0.29 - i * 0.024), pen)
  }
}

/** Draws a sprig of round leaves and berries upright about the origin; `length` in millimetres. */
export function drawSprig(surface: PrintSurface, length: number, chance: Chance, pen: Pen): void {
  const stem = quadratic([0, length * 0.5], [chance.between(-0.3, 0.3) * length, 0], [0, -length * 0.5], 24)
  penLine(surface, stem, toStyle(pen.ink), pen.line * 1.3, 0.4)
  for (let i = 0; i < 5; i++) {
    leafOn(surface, stem, 0.12 + i * 0.17, i % 2 ? 1 : -1, length * 0.27, pen)
    const [x, y] = along(stem, 0.2 + i * 0.17)
    const side = i % 2 ? -1 : 1
    penLine(
      surface,
      quadratic([x, y], [x + side * length * 0.06, y], [x + side * length * 0.1, y - length * 0.05], 6),
      toStyle(pen.ink),
      pen.line * 0.8,
    )
    fillDisc(surface, [x + side * length * 0.1, y - length * 0.06], length * 0.026, toStyle(pen.ink))
  }
}
