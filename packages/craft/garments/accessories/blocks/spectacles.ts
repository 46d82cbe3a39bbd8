import { add, ellipse, mix, type Path, type Point, quadratic, readTable, subtract, type Table } from '@toile/geometry'
import type { Figure, Side } from '../../../mannequins/figure.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { ribbon, ring } from './ribbon.ts'
import { sizeOf } from './sides.ts'

/** A pair of glasses: the outline of one lens about its middle, x outward, in heads of an adult; rim and glass. */
export interface SpectaclesCut {
  lens: Path
  rim: number
  glass: 'clear' | 'tinted'
  /** How high the bridge sits above the middle of the lenses. */
  bridge: number
  /** Thin wire rims in metal instead of the garment's own colour. */
  metal?: Piece['finish']
}

/** Rows of [heads of the build, x, y]: the younger a body, the lower and closer its eyes. */
const eyes: Table = [
  [4.5, 0.13, 0.61],
  [6, 0.135, 0.573],
  [6.8, 0.136, 0.551],
  [8, 0.138, 0.53],
  [8.8, 0.136, 0.513],
]

/** The middle of an eye on the front of a head. */
export const eyeOf = ({ build }: Figure): Point => [readTable(eyes, build.heads, 1), readTable(eyes, build.heads, 2)]

/** An oval of points whose corners are squarer the higher `square` is (2 is an ellipse), raised outward by `sweep`. */
export const lensShape = (halfX: number, halfY: number, square: number, sweep = 0): Path =>
  Array.from({ length: 36 }, (_, i): Point => {
    const angle = (i / 36) * Math.PI * 2
    const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square)
    const x = power(Math.cos(angle))
    const y = power(Math.sin(angle))
    const lift = sweep * Math.max(0, x) ** 2 * (y < 0.3 ? 1 : 0.45)
    return [x * halfX + 0.25 * lift, y * halfY - lift]
  })

/** Glasses before the eyes with bridge and temples; from behind only the ends of the temples show. */
export function draftSpectacles(figure: Figure, cut: SpectaclesCut): Piece[] {
  const { head } = sizeOf(figure)
  const [eyeX, eyeY] = eyeOf(figure)
  const material: Partial<Piece> = {
    layer: 'head',
    ...(cut.metal ? { cloth: 'metal', finish: cut.metal } : {}),
  }
  if (figure.view === 'back') return templeEnds(figure, eyeY, material)
  const put = (side: Side, [x, y]: Point): Point => {
    const far = Math.max(0, Math.sin(figure.headYaw) * side)
    const reach = subtract(figure.head(side * x * (1 - 0.35 * far), 0), figure.head(0, 0))
    return add(figure.face(side * eyeX, eyeY + 0.004 + y, 0.02), reach)
  }
  const grown = (by: number): Path =>
    cut.lens.map((p) => add(p, mix([0, 0], subtract(p, [0, 0]), by / Math.hypot(...p))))
  const widest = Math.max(...cut.lens.map(([x]) => x)) + cut.rim
  const pieces = ([-1, 1] as const).flatMap((side, i): Piece[] => {
    const glass = cut.lens.map((p) => put(side, p))
    const outer = grown(cut.rim).map((p) => put(side, p))
    const hinge = put(side, [widest - 0.012, -cut.bridge * 0.6])
    const temple = [hinge, figure.head(side * 0.285 * head, eyeY + 0.004)]
    return [
      ribbon('strap', `temple${i}`, temple, Math.max(0.012, cut.rim * 0.8), {
        ...material,
        order: 1,
        castsShadow: false,
      }),
      makePiece('lens', `lens${i}`, [glass], {
        layer: 'head',
        order: 2,
        left: [glass[22], glass[14]],
        right: [glass[32], glass[4]],
        colour: 'trim',
        cloth: cut.glass === 'clear' ? 'glass' : 'tinted',
        contours: [],
        takesPrint: false,
        castsShadow: false,
        fullness: 0.6,
      }),
      ring('trim', `rim${i}`, outer, glass, { ...material, order: 3 }),
    ]
  })
  const inner = Math.min(...cut.lens.map(([x]) => x)) - cut.rim * 0.4
  const bridge = quadratic(
    put(-1, [inner, -cut.bridge]),
    put(1, [-eyeX, -cut.bridge - 0.03]),
    put(1, [inner, -cut.bridge]),
    10,
  )
  return [...pieces, ribbon('trim', 'bridge', bridge, Math.max(0.014, cut.rim * 0.9), { ...material, order: 4 })]
}

/** The ends of the temples behind the ears, which the head mostly hides. */
const templeEnds = (figure: Figure, eyeY: number, material: Partial<Piece>): Piece[] =>
  ([-1, 1] as const).map((side, i) => {
    const { head } = sizeOf(figure)
    const tip = figure.head(side * 0.315 * head, eyeY + 0.06)
    return makePiece('strap', `temple${i}`, [ellipse(tip, 0.014, 0.05, 0, 12)], {
      ...material,
      layer: 'front',
      takesPrint: false,
    })
  })
