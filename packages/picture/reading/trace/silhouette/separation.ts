import { gauss } from '../../../kernels/boxBlur.ts'
import { opened } from '../../../kernels/distance.ts'
import type { Lab } from '../../../kernels/oklab.ts'
import { countOf, type Mask, maskOf, type Plane, planeOf } from '../../../kernels/plane.ts'
import { median, quantile } from '../../../kernels/statistics.ts'
import type { Ground } from './findGround.ts'
import type { Penned } from './response.ts'

/** Which pixels the ground may enter, and which stop it. */
export interface Separation {
  free: Mask
  lines: Mask
  /** Cloth that plainly differs from the ground. */
  solid: Mask
  /** Whether the garment is coloured in rather than only outlined. */
  filled: boolean
}

/** Splits ground from garment: by colour for coloured drawings, by lines alone for outlined ones; soft shadows count as ground. */
export function separate(soft: Lab, ground: Ground, drawn: Mask, { response, paper }: Penned): Separation {
  const cut = Math.max(0.045, Math.min(0.13, ground.deviation * 4.5))
  const { lightness, chroma } = ground
  const off = planeOf(drawn, (i) => {
    const light = lightness.values[i]
    return Math.hypot(light < 0 ? light * 0.75 : light, chroma.values[i] * 2.2)
  })
  const solid = opened(
    maskOf(drawn, (i) => off.values[i] > cut * 1.5),
    Math.max(3, Math.max(drawn.width, drawn.height) / 120),
  )
  const filled = countOf(solid) > drawn.values.length * 0.05
  const loose = Math.min(0.11, cut * 3.2)
  const free = maskOf(drawn, (i) => {
    if (drawn.values[i]) return false
    if (filled) return off.values[i] < cut * 1.25
    return Math.hypot(paper.values[i] - ground.field.lightness.values[i], chroma.values[i]) < loose
  })
  const separation = { free, lines: { ...drawn, values: drawn.values.slice() }, solid, filled }
  admitShadows(separation, soft, ground, response)
  return separation
}

/** Shadows are ground: darker, of the ground's own hue, without an edge; where the cloth's hue differs, hue alone decides. */
function admitShadows({ free, lines, solid, filled }: Separation, soft: Lab, ground: Ground, response: Plane) {
  const hueOff = planeOf(free, (i) => {
    const gain = ground.field.lightness.values[i] / Math.max(0.1, soft.lightness.values[i])
    return Math.hypot(
      soft.a.values[i] * gain - ground.field.a.values[i],
      soft.b.values[i] * gain - ground.field.b.values[i],
    )
  })
  const onCloth: number[] = []
  for (let i = 0; i < hueOff.values.length; i += 3) {
    if (solid.values[i] && soft.lightness.values[i] > 0.3) onCloth.push(hueOff.values[i])
  }
  const tint = filled ? median(onCloth) : 0
  const wide = gauss(soft.lightness, 2.4)
  const { edge, edgeCut } = softEdges(wide, ground.seed)
  // On white paper a pale pen line is not a shadow, because it is narrow.
  const penned = (i: number) =>
    lines.values[i] &&
    ground.field.lightness.values[i] > 0.93 &&
    wide.values[i] - soft.lightness.values[i] > Math.max(0.012, 0.26 * response.values[i])
  const { lightness, deviation } = ground
  for (let i = 0; i < free.values.length; i++) {
    const light = lightness.values[i]
    const hue = hueOff.values[i]
    if (penned(i)) continue
    if (tint > 0.07 && hue < tint * 0.3 && light > -0.27 && light < 0.08) {
      free.values[i] = 1
      lines.values[i] = 0
    }
    const shade = light > -0.34 && light < (filled ? 0.12 : 0.15) && hue < 0.012 + deviation
    if (shade && !lines.values[i] && edge.values[i] < edgeCut) free.values[i] = 1
  }
}

function softEdges(wide: Plane, seed: Mask): { edge: Plane; edgeCut: number } {
  const { width, values: soft } = wide
  const edge = planeOf(wide, (i) => {
    if (i < width || i >= soft.length - width) return 0
    return Math.hypot(soft[i + 1] - soft[i - 1], soft[i + width] - soft[i - width]) / 2
  })
  const onGround = edge.values.filter((_, i) => i % 5 === 0 && seed.values[i])
  return { edge, edgeCut: Math.min(0.02, quantile(onGround, 0.9) * 1.4 + 0.003) }
}
