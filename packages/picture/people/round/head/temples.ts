import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { openChance, type Path, type Point, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { freeLine } from '../../../raster/freeLine.ts'
import { css, darken, mixColors } from '../../../raster/tint.ts'
import { masked } from '../../masked.ts'
import { nearEdge } from './nearContour.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import { besideFace, sidesOf } from './sidesOf.ts'
import { skullOf } from './skull.ts'

/** How far down hair lies beside the cheek, and where the ear and what is behind it end. */
const lowOf = ({ hair }: RoundFeatures['sitter']['person']): number => Math.min(0.66, besideFace(hair) - 0.03)

const lowerLevels = (from: number, to: number): number[] => (to > from + 0.05 ? [from, (from + to) / 2, to] : [from])

/** Closes the gap between the forehead and the far lock: hair lies against the temple there. */
export function drawFarTemple({ head, sitter }: RoundFeatures, hair: Figure): void {
  const { far, face, pose } = head
  const sides = sidesOf(sitter.person)
  if (head.turned < (sides === 'clipped' ? 0.25 : 0.1) || sides === 'wrapped') return
  const clipped = sides === 'clipped'
  const levels = clipped
    ? [0.06, 0.12, 0.2, 0.28, 0.36]
    : sides === 'cropped'
      ? [0.08, 0.16, 0.24, 0.32, 0.4]
      : [0.08, 0.16, 0.24, 0.32, 0.4, ...lowerLevels(face.eye.y - 0.05, lowOf(sitter.person))]
  const skin = levels.map((y) => head.on(far * (y > face.eye.y - 0.14 ? 0.15 : 0.24), y))
  const lock = reversed(levels).map((y, i) => hair.face(far * (i ? (clipped ? 0.308 : 0.322) : 0.3) * pose.size, y))
  const color = clipped ? mixColors(sitter.hair, sitter.skin.base, 0.3) : darken(sitter.hair, 0.66)
  const within = clipped ? [skullOf(head, sitter.figure.build.neck[0][1])] : undefined
  fillPlane(sitter.stage, spline([...skin, ...lock], true, 5), css(color), { soft: 0, within })
}

/** Where short hair begins at the near temple: across on the forehead, then how far before the cheek's edge, at heights. */
const hairline = {
  forehead: [
    [0.2, 0.1],
    [0.226, 0.18],
    [0.25, 0.245],
  ],
  temple: [
    [0.31, 0.135],
    [0.38, 0.092],
    [0.45, 0.072],
    [0.52, 0.056],
    [0.575, 0.046],
  ],
} as const

/** Short hair runs over the near temple and down before the ear. */
export function drawSideburn(features: RoundFeatures): void {
  const { head, sitter, man, outline } = features
  const { stage, hair, skin, person, figure } = sitter
  if (figure.build.gender !== 'male' || head.turned < 0.2) return
  const clipped = sidesOf(person) === 'clipped'
  const low = man ? 0.6 : 0.52
  const near = -head.far
  const row = (y: number, before: number): Point => {
    const [half, depth] = nearEdge(head, y)
    return head.see(near * (half + 0.004), y, depth + before)
  }
  const front = [
    ...hairline.forehead.map(([x, y]) => head.on(near * x, y)),
    ...hairline.temple.map(([y, before]) => row(Math.min(y, low - 0.01), before)),
  ]
  const back = [
    row(low, 0.034),
    row(low, 0.004),
    row(0.5, -0.015),
    row(0.455, -0.045),
    row(0.44, -0.14),
    row(0.3, -0.3),
    row(0.1, -0.2),
  ]
  const area = spline([...front, ...back], true, 5)
  const within = [skullOf(head, figure.build.neck[0][1]), outline.whole]
  const color = clipped ? mixColors(hair, skin.base, 0.26) : darken(hair, 0.86)
  fillPlane(stage, area, css(color), {
    soft: (clipped ? 7 : 3.5) * (stage.style === 'realistic' ? 0.5 : 1),
    alpha: clipped ? 0.86 : 0.92,
    within,
  })
  masked(stage, { within: [area] }, (layer) =>
    masked(layer, { within }, (inner) => drawHairs({ ...features, sitter: { ...sitter, stage: inner } }, front)),
  )
}

/** Single hairs that grow down and back, also over the edge of the hairline. */
function drawHairs({ head, sitter }: RoundFeatures, front: Path): void {
  const { stage, hair, person } = sitter
  const chance = openChance(person.seed * 3 + 17)
  const reach = Math.max(0.026, 3.4 / stage.scale)
  for (let i = 0; i < 70; i++) {
    const [x, y] = front[Math.floor(chance.next() * front.length)]
    const root: Point = [x - head.far * chance.between(-0.01, 0.12), y + chance.between(-0.05, 0.05)]
    const tip: Point = [root[0] - head.far * reach * 0.4, root[1] + reach * 0.9]
    freeLine(stage, [root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2], tip], {
      weight: chance.between(0.7, 1.3),
      color: css(darken(hair, chance.between(0.45, 0.8)), 0.55),
      taper: [0.1, 0.7],
      seed: i,
    })
  }
}
