import { fitColors, logLikelihoods } from '../../kernels/colourModels.ts'
import type { Lab } from '../../kernels/oklab.ts'
import { type Mask, maskOf, type Plane, planeOf } from '../../kernels/plane.ts'
import { quantile } from '../../kernels/statistics.ts'
import { floodGround } from '../trace/silhouette/floodGround.ts'
import { shadeDistance } from './shadeDistance.ts'

const rounds = 3
/** Logarithm of likelihood over which a pixel goes from ground to figure. */
const span = 12
/** Deviations from the ground in other light at which a pixel speaks for neither. */
const apart = 3

/** How much each pixel speaks for something that is not the ground: -1 surely ground, 1 surely not. The ground is learnt from the border and grows in where it looks alike, or alike in other light. */
export function evidenceOf(lab: Lab): Plane {
  const size = lab.lightness
  let ground: Mask = borderRing(size.width, size.height)
  let evidence = planeOf(size, () => 0)
  for (let round = 0; round < rounds; round++) {
    const known = ground
    const model = fitColors(lab, (i) => known.values[i], { groups: 5, grain: 0.014 })
    if (!model) return evidence
    const likely = logLikelihoods(model, lab)
    const shade = shadeDistance(lab, known)
    const usual = quantile(
      likely.filter((_, i) => known.values[i] && i % 7 === 0),
      0.04,
    )
    evidence = planeOf(size, (i) => {
      const byColor = (usual - likely[i]) / span
      const byLight = (shade.values[i] - apart) / apart
      return Math.max(-1, Math.min(1, byColor, byLight))
    })
    const seen = evidence
    ground = floodGround(maskOf(size, (i) => seen.values[i] < 0))
  }
  return evidence
}

function borderRing(width: number, height: number): Mask {
  const band = Math.max(3, Math.round(Math.max(width, height) * 0.025))
  return maskOf({ width, height }, (i) => {
    const x = i % width
    const y = (i - x) / width
    return x < band || y < band || x >= width - band || y >= height - band
  })
}
