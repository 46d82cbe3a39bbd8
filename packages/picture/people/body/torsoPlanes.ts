import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { lerp, type Path, type Point, spline } from '@toile/geometry'
import { css } from '../../raster/tint.ts'
import type { Sitter } from '../sitter.ts'
import { softShapes } from '../softShapes.ts'

type Place = (u: number, y: number) => Point
interface Planes {
  shade: Path[]
  light: Path[]
}

const sides: readonly Side[] = [-1, 1]

/** Lays the planes of the trunk: chest, ribs and belly, or shoulder blades and the furrow of the spine. */
export function drawTorsoPlanes(sitter: Sitter): void {
  const { stage, figure, skin, child } = sitter
  const at: Place = (u, y) => figure.across(u * figure.halfWidth(y), y)
  const { shade, light } = planesOf(figure, at, sitter.muscular)
  const within = figure.halves()
  const strength = child ? 0.4 : 1
  const closed = (paths: readonly Path[]) => paths.map((path) => spline(path, true, 6))
  const soft = stage.style === 'realistic' ? 18 : 16
  softShapes(stage, closed(shade), css(skin.shadow), { soft, within, alpha: strength * 0.34 })
  softShapes(stage, closed(light), css(skin.light), { soft: 24, within, alpha: strength * 0.34 })
}

function planesOf(figure: Figure, at: Place, muscular: boolean): Planes {
  if (figure.view === 'back') return backPlanes(figure, at)
  if (figure.build.gender === 'female' && figure.build.bust) return bustPlanes(figure, at)
  return muscular || figure.build.belly > 0.6 ? chestPlanes(figure, at) : ribPlanes(figure, at)
}

/** A crescent that hangs from two ends, `sag` deep in the middle of its lower side. */
const crescent = (
  at: Place,
  s: Side,
  [from, to]: readonly [number, number],
  y: number,
  [rise, sag]: readonly [number, number],
): Path => [
  at(s * from, y),
  at(s * lerp(from, to, 0.35), y + sag),
  at(s * lerp(from, to, 0.7), y + sag * 0.75),
  at(s * to, y - rise),
  at(s * lerp(from, to, 0.66), y + sag * 0.15),
  at(s * lerp(from, to, 0.3), y + sag * 0.3),
]

/** An upright lens between two levels. */
const lens = (at: Place, u: number, [from, to]: readonly [number, number], half: number): Path => [
  at(u, from),
  at(u + half, lerp(from, to, 0.35)),
  at(u + half * 0.8, lerp(from, to, 0.7)),
  at(u, to),
  at(u - half * 0.8, lerp(from, to, 0.7)),
  at(u - half, lerp(from, to, 0.35)),
]

function chestPlanes({ levels, build }: Figure, at: Place): Planes {
  const { neck, bust, underbust, waist, highHip, hip } = levels
  const big = build.belly > 0.6
  return {
    shade: [
      ...sides.map((s) => crescent(at, s, [0.07, 0.82], bust + 0.07, [0.16, 0.11])),
      lens(at, 0.015, [neck + 0.3, bust + 0.08], 0.035),
      ...(big ? [] : [lens(at, 0.02, [underbust - 0.1, waist + 0.32], 0.04)]),
      ...sides.map((s) => lens(at, s * (big ? 0.8 : 0.6), [underbust, big ? highHip : waist + 0.2], 0.07)),
    ],
    light: [
      lens(at, -0.42, [bust - 0.36, bust + 0.02], 0.26),
      lens(at, 0.28, [bust - 0.34, bust], 0.18),
      lens(at, big ? -0.22 : -0.24, [underbust, big ? hip : waist + 0.3], big ? 0.26 : 0.12),
    ],
  }
}

function bustPlanes({ levels }: Figure, at: Place): Planes {
  const { neck, bust, underbust, waist, highHip, hip } = levels
  return {
    shade: [
      ...sides.map((s) => crescent(at, s, [0.1, 0.86], bust + 0.13, [0.12, 0.11])),
      lens(at, 0.02, [bust - 0.14, bust + 0.14], 0.06),
      lens(at, 0.03, [underbust + 0.06, waist + 0.14], 0.05),
      lens(at, -0.78, [waist - 0.24, waist + 0.28], 0.09),
      crescent(at, 1, [0.14, 0.86], hip - 0.02, [0.34, 0.08]),
      crescent(at, -1, [0.14, 0.86], hip - 0.02, [0.34, 0.08]),
    ],
    light: [
      lens(at, -0.3, [neck + 0.28, bust - 0.02], 0.2),
      lens(at, -0.18, [underbust + 0.2, highHip + 0.1], 0.2),
      lens(at, -0.72, [highHip - 0.12, hip + 0.05], 0.13),
    ],
  }
}

function ribPlanes({ levels }: Figure, at: Place): Planes {
  const { bust, underbust, waist, hip } = levels
  return {
    shade: sides.map((s) => crescent(at, s, [0.1, 0.78], bust + 0.06, [0.1, 0.07])),
    light: [lens(at, -0.2, [underbust, lerp(waist, hip, 0.7)], 0.24)],
  }
}

function backPlanes({ levels }: Figure, at: Place): Planes {
  const { shoulder, bust, underbust, waist, highHip, hip } = levels
  const blade = lerp(shoulder, bust, 0.9)
  return {
    shade: [
      ...sides.map((s) => crescent(at, s, [0.16, 0.72], blade, [0.2, 0.12])),
      lens(at, 0.02, [shoulder + 0.2, highHip], 0.055),
      lens(at, -0.74, [underbust, waist + 0.2], 0.08),
      ...sides.map((s) => lens(at, s * 0.16, [highHip - 0.06, highHip + 0.12], 0.05)),
      ...sides.map((s) => crescent(at, s, [0.1, 0.9], hip + 0.16, [0.24, 0.1])),
    ],
    light: [
      lens(at, -0.44, [shoulder + 0.16, blade], 0.22),
      lens(at, 0.34, [shoulder + 0.2, blade], 0.15),
      lens(at, -0.22, [underbust, highHip - 0.1], 0.12),
    ],
  }
}
