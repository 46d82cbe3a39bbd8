import { fitColors, logLikelihoods } from '../../kernels/colourModels.ts'
import { mainParts } from '../../kernels/components.ts'
import { contrastLinks } from '../../kernels/links.ts'
import { minCut } from '../../kernels/minCut.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import type { Standing } from '../brands/standingOf.ts'

/** Round the line where cloth changes its colour decides, in shares of the body's height. */
const band = 0.035
/** What a colour may say at most, and what a place says that lies beyond doubt. */
const most = 4
const surely = 30

/** Cloth as what is worn above and what below: parted where colours change, near the line at a share of the way from neck to ankle. */
export function parted({ lab, place, height }: Standing, cloth: Mask, at: number): [Mask, Mask] {
  const neck = place('neckPit')[1]
  const ankle = Math.max(place('ankleLeft')[1], place('ankleRight')[1])
  const line = neck + at * (ankle - neck)
  const from = (i: number) => (Math.floor(i / cloth.width) - line) / height
  const upper = fitColors(lab, (i) => cloth.values[i] && from(i) < -band, { groups: 5 })
  const lower = fitColors(
    lab,
    (i) => cloth.values[i] && from(i) > band && Math.abs((i % cloth.width) - place('crotch')[0]) < 0.09 * height,
    {
      groups: 5,
    },
  )
  const above = maskOf(cloth, (i) => cloth.values[i] && from(i) < 0)
  if (!upper || !lower) return [above, maskOf(cloth, (i) => cloth.values[i] && !above.values[i])]
  const [own, other] = [logLikelihoods(upper, lab, cloth.values), logLikelihoods(lower, lab, cloth.values)]
  const source = new Float32Array(cloth.values.length)
  const sink = new Float32Array(cloth.values.length)
  for (let i = 0; i < source.length; i++) {
    if (!cloth.values[i]) continue
    const far = from(i)
    const says = Math.max(-most, Math.min(most, own[i] - other[i])) - (far / band) * 0.5
    const price = far < -3 * band ? surely : says
    if (price > 0) source[i] = price
    else sink[i] = -price
  }
  const sides = minCut({
    width: cloth.width,
    height: cloth.height,
    source,
    sink,
    ...contrastLinks(lab, { strength: 3 }),
  })
  const top = mainParts(
    maskOf(cloth, (i) => cloth.values[i] && sides[i]),
    0.08,
  )
  return [
    top,
    mainParts(
      maskOf(cloth, (i) => cloth.values[i] && !sides[i]),
      0.15,
    ),
  ]
}
