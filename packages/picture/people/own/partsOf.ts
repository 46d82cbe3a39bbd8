import type { Color } from '@toile/craft/colors/color.ts'
import { apart, type Lab } from '@toile/craft/colors/lab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import type { OwnFigure } from '@toile/craft/mannequins/ownFigureOf.ts'
import { boundsOf, contains, type Path, type Point } from '@toile/geometry'
import { gauss } from '../../kernels/boxBlur.ts'
import { emptyMask, type Mask, maskOf, type Plane, planeOf, readPlane } from '../../kernels/plane.ts'

/** Reads a cut-out at a place in heads: red, green, blue and opacity, 0..255. */
export type ReadCutOut = (x: number, y: number, into: Float32Array) => void

/** What is skin and what is hair of somebody's cut-out. */
export interface OwnParts {
  skin: Color
  hair: Color
  /** How much of a place in heads is skin, or hair that hangs from the head, 0..1. */
  skinAt(x: number, y: number): number
  hairAt(x: number, y: number): number
  /** What share of the space inside outlines is skin. */
  bareShare(outlines: readonly Path[]): number
}

/** Cells of the grid on which parts are told apart, in heads, and how far it reaches to the sides, up and below the floor. */
const cell = 0.03
const reach = { aside: 3, up: 0.9, down: 0.6 } as const
/** Colours this far from that of the face are skin still, those this far from the crown hair. */
const near = { skin: 0.115, hair: 0.1 } as const
/** Hair hangs no further to the side of the chin and below the bust than this, in heads. */
const hangs = { aside: 0.85, below: 0.5 } as const
/** Hair that would cover more than this below the chin, in heads squared, is cloth of its colour. */
const mostHair = 1.3

/** Tells skin and hanging hair of a cut-out apart from what is worn in it, by the colours of face and crown. */
export function partsOf({ figure, marks }: Pick<OwnFigure, 'figure' | 'marks'>, read: ReadCutOut): OwnParts {
  const size = {
    width: Math.ceil((2 * reach.aside) / cell),
    height: Math.ceil((figure.levels.floor + reach.up + reach.down) / cell),
  }
  const placeOf = (i: number): Point => [
    ((i % size.width) + 0.5) * cell - reach.aside,
    (Math.floor(i / size.width) + 0.5) * cell - reach.up,
  ]
  const color = new Float32Array(4)
  const seen = Array.from({ length: size.width * size.height }, (_, i): Lab | null => {
    read(...placeOf(i), color)
    return color[3] < 128 ? null : oklabOf({ r: color[0], g: color[1], b: color[2] })
  })
  const skin = middleColor(read, spots(figure.head, [-0.16, 0.16], [0.55, 0.86]))
  const hair = middleColor(read, spots(figure.head, [-0.2, 0.2], [0.02, 0.13]))
  const [ofSkin, ofHair] = [oklabOf(skin), oklabOf(hair)]
  const isSkin = maskOf(size, (i) => isNear(seen[i], ofSkin, near.skin))
  const isHair = maskOf(size, (i) => isNear(seen[i], ofHair, near.hair) && !isNear(seen[i], ofSkin, near.skin * 0.7))
  const [skinPlane, hairPlane] = [softened(isSkin), softened(hangingHair(isHair, marks.chin, placeOf))]
  const readAt = (plane: Plane) => (x: number, y: number) =>
    readPlane(plane, (x + reach.aside) / cell - 0.5, (y + reach.up) / cell - 0.5)
  return {
    skin,
    hair,
    skinAt: readAt(skinPlane),
    hairAt: readAt(hairPlane),
    bareShare: (outlines) => shareOf(isSkin, outlines, placeOf),
  }
}

const isNear = (seen: Lab | null, wanted: Lab, most: number): boolean =>
  // Shade and light change the lightness of skin and hair far more than their hue.
  seen !== null && apart([wanted[0] + (seen[0] - wanted[0]) * 0.45, seen[1], seen[2]], wanted) < most

const softened = (mask: Mask): Plane =>
  gauss(
    planeOf(mask, (i) => mask.values[i]),
    0.8,
  )

function spots(
  head: OwnFigure['figure']['head'],
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): Point[] {
  return Array.from({ length: 63 }, (_, i) =>
    head(left + ((right - left) * (i % 9)) / 8, top + ((bottom - top) * Math.floor(i / 9)) / 6),
  )
}

/** The middle of the colours at some places, channel by channel. */
function middleColor(read: ReadCutOut, places: readonly Point[]): Color {
  const color = new Float32Array(4)
  const found = places.flatMap(([x, y]) => {
    read(x, y, color)
    return color[3] < 128 ? [] : [[color[0], color[1], color[2]]]
  })
  const middle = (c: number) => found.map((one) => one[c]).sort((a, b) => a - b)[found.length >> 1] ?? 128
  return { r: middle(0), g: middle(1), b: middle(2) }
}

/** Hair below the chin that hangs together with that of the head. */
function hangingHair(isHair: Mask, [chinX, chinY]: Point, placeOf: (i: number) => Point): Mask {
  const { width, values } = isHair
  const kept = emptyMask(isHair)
  const open: number[] = []
  const take = (i: number) => {
    const [x, y] = placeOf(i)
    if (!values[i] || kept.values[i] || Math.abs(x - chinX) > hangs.aside || y > chinY + 1 + hangs.below) return
    kept.values[i] = 1
    open.push(i)
  }
  for (let i = 0; i < values.length; i++) if (placeOf(i)[1] < chinY - 0.1) take(i)
  while (open.length) {
    const i = open.pop() ?? 0
    for (const next of [i - 1, i + 1, i - width, i + width]) if (next >= 0 && next < values.length) take(next)
  }
  const below = (i: number) => placeOf(i)[1] > chinY
  const much = kept.values.reduce((sum, one, i) => sum + (one && below(i) ? cell * cell : 0), 0)
  return much > mostHair ? maskOf(kept, (i) => kept.values[i] && !below(i)) : kept
}

function shareOf({ values }: Mask, outlines: readonly Path[], placeOf: (i: number) => Point): number {
  const { left, right, top, bottom } = boundsOf(...outlines)
  let [bare, all] = [0, 0]
  values.forEach((isSkin, i) => {
    const [x, y] = placeOf(i)
    if (x < left || x > right || y < top || y > bottom) return
    if (!outlines.some((outline) => contains(outline, [x, y]))) return
    all++
    bare += isSkin
  })
  return all ? bare / all : 0
}
