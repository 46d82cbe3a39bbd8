import type { Figure, Limb } from '@toile/craft/mannequins/figure.ts'
import { joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { css } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'
import { softShapes } from '../softShapes.ts'

/** An arm or a leg, and which. */
interface LimbOf {
  limb: Limb
  index: 0 | 1
  arm: boolean
}

/** A muscle as a lens down a limb: from and to along it, and its greatest breadth as a share of the half limb. */
type Muscle = readonly [from: number, to: number, breadth: number]

const legShadows: readonly Muscle[] = [
  [0.1, 0.9, 0.62],
  [0.88, 1.08, 0.5],
  [1.1, 1.72, 0.78],
]
const legLights: readonly Muscle[] = [
  [0.14, 0.84, 0.3],
  [0.93, 1.02, 0.26],
  [1.12, 1.66, 0.22],
]
const armShadows: readonly Muscle[] = [
  [0.1, 0.48, 0.62],
  [0.5, 0.96, 0.5],
  [1.04, 1.66, 0.7],
]
const armLights: readonly Muscle[] = [
  [0.06, 0.42, 0.3],
  [1.08, 1.6, 0.26],
]

const steps = [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1]

/** Lays the planes of an arm's or leg's muscles: shade where they turn from the light, light on their crests. */
export function drawLimbPlanes(sitter: Sitter, { limb, index, arm }: LimbOf, within: readonly Path[]): void {
  const { stage, skin, child } = sitter
  const strength = child ? 0.55 : 1
  const litSide = index === 0 ? 1 : -1
  const shade = (arm ? armShadows : legShadows).map((muscle) => shadowOf(limb, muscle, -litSide))
  const light = (arm ? armLights : legLights).map((muscle) => crestOf(limb, muscle, litSide))
  softShapes(stage, shade, css(skin.shadow), {
    soft: 15,
    within,
    alpha: strength * (stage.style === 'realistic' ? 0.34 : 0.4),
  })
  softShapes(stage, light, css(skin.light), {
    soft: 18,
    within,
    alpha: strength * (stage.style === 'ink' ? 0.3 : 0.38),
  })
}

/** Every arm and leg of a figure with its side. */
export const limbsOf = ({ arms, legs }: Figure): LimbOf[] =>
  ([0, 1] as const).flatMap((index) => [
    { limb: legs[index], index, arm: false },
    { limb: arms[index], index, arm: true },
  ])

/** Hugs the edge that turns from the light. */
function shadowOf(limb: Limb, [from, to, breadth]: Muscle, side: number): Path {
  const edge = steps.map((s) => limb.edge(lerp(from, to, s), side * 1.04))
  const belly = steps.map((s) => limb.edge(lerp(from, to, s), side * (1.04 - breadth * Math.sin(Math.PI * s ** 0.8))))
  return joined(spline(edge, false, 4), reversed(spline(belly, false, 4)))
}

/** Lies a little to the lit side of the limb's middle. */
function crestOf(limb: Limb, [from, to, breadth]: Muscle, side: number): Path {
  const along = (share: number) =>
    steps.map((s) => limb.edge(lerp(from, to, s), side * (0.36 + share * breadth * Math.sin(Math.PI * s ** 0.8))))
  return joined(spline(along(1), false, 4), reversed(spline(along(-1), false, 4)))
}
