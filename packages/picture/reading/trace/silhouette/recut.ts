import { fitColors, logLikelihoods } from '../../../kernels/colourModels.ts'
import { fillHoles } from '../../../kernels/components.ts'
import { distanceTo } from '../../../kernels/distance.ts'
import { contrastLinks } from '../../../kernels/links.ts'
import { minCut } from '../../../kernels/minCut.ts'
import type { Lab } from '../../../kernels/oklab.ts'
import { emptyPlane, inverse, type Mask, maskOf, type Plane, planeOf } from '../../../kernels/plane.ts'
import type { Ground } from './findGround.ts'
import { obeying, type Said } from './saidBy.ts'

/** What a cut may use beside the colours. */
interface Evidence {
  soft: Lab
  ground: Ground
  /** Pixels of the ground's colour: inside the mask they are there because lines enclose them. */
  free: Mask
  lines: Mask
  said: Said
}

/** Half the width of the band around the border in which the cut may move, as a share of the picture's longer side. */
const band = 0.028

/** How much one pixel's colour may say against its neighbours. */
const mostSaid = 6

/** How far around a person's strokes the cut may move, in widths of the band. */
const brushReach = 3

const rounds = 2

/** Two rounds of a least cut around a proposed mask, by the colours on either side and by what a shadow does to the ground (GrabCut, Rother 2004; tracing note, recommendation 2). */
export function recut(proposal: Mask, { soft, ground, free, lines, said }: Evidence): Mask {
  const off: Lab = {
    lightness: ground.lightness,
    a: planeOf(proposal, (i) => soft.a.values[i] - ground.field.a.values[i]),
    b: planeOf(proposal, (i) => soft.b.values[i] - ground.field.b.values[i]),
  }
  const shaded = shadowLikelihood(soft, ground)
  const links = contrastLinks(soft)
  const width = band * Math.max(proposal.width, proposal.height)
  const { keep, drop } = said
  const named = maskOf(proposal, (i) => keep.values[i] || drop.values[i])
  const brushed = said.any ? distanceTo(named) : planeOf(named, () => Infinity)
  const reach = said.any ? brushReach * width : -1
  let mask = proposal
  for (let round = 0; round < rounds; round++) {
    const inward = distanceTo(inverse(mask))
    const outward = distanceTo(mask)
    const deep = Math.min(width, 0.5 * largest(inward))
    const inside = fitColors(
      off,
      (i) => keep.values[i] || (inward.values[i] > deep && !(free.values[i] && mask.values[i])),
    )
    const outside = fitColors(off, (i) => drop.values[i] || outward.values[i] > width)
    if (!inside || !outside) return mask
    const own = logLikelihoods(inside, off)
    const other = logLikelihoods(outside, off)
    const source = emptyPlane(mask).values
    const sink = emptyPlane(mask).values
    const open = maskOf(
      mask,
      (i) => brushed.values[i] < reach || (inward.values[i] < width && outward.values[i] < width),
    )
    for (let i = 0; i < source.length; i++) {
      if (keep.values[i] || drop.values[i] || !open.values[i]) {
        // Beyond the band's own rim nothing has to be known.
        const known = inward.values[i] < width + 2 && outward.values[i] < width + 2
        const cloth = keep.values[i] || (mask.values[i] && !drop.values[i])
        if (known || brushed.values[i] < reach + 2) (cloth ? source : sink)[i] = 1e6
        continue
      }
      if (free.values[i] && mask.values[i]) {
        source[i] = 3
        continue
      }
      // A pen line looks like shade, but it is the garment's own.
      if (lines.values[i] && mask.values[i]) {
        source[i] = 2
        continue
      }
      const told = Math.max(-mostSaid, Math.min(mostSaid, own[i] - Math.max(other[i], shaded.values[i])))
      ;(told > 0 ? source : sink)[i] = Math.abs(told)
    }
    const cut = minCut({ ...mask, source, sink, ...withoutFar(links, open) })
    const parted = maskOf(mask, (i) => (open.values[i] ? cut[i] : mask.values[i]))
    mask = fillHoles(obeying(parted, said), drop)
  }
  return mask
}

/** Logarithm of how likely a pixel is ground that something shades: light falls, and the hue stays on the line to black. */
function shadowLikelihood({ lightness, a, b }: Lab, { field, deviation }: Ground): Plane {
  const grain = Math.max(0.014, deviation * 1.3)
  const [deepest, share] = [0.7, 0.2]
  const weight = Math.log(share) - Math.log(1 - deepest) - 2 * Math.log(grain) + 0.5 * Math.log(2 * Math.PI)
  return planeOf(lightness, (i) => {
    const [l, p, q] = [field.lightness.values[i], field.a.values[i], field.b.values[i]]
    const [x, y, z] = [lightness.values[i], a.values[i], b.values[i]]
    const share = Math.max(deepest, Math.min(1, (x * l + y * p + z * q) / (l * l + p * p + q * q || 1)))
    const far = (x - share * l) ** 2 + (y - share * p) ** 2 + (z - share * q) ** 2
    return weight - far / (2 * grain * grain)
  })
}

const largest = ({ values }: Plane) => values.reduce((most, value) => Math.max(most, value), 0)

/** Links that reach a pixel of the band; the others are cut off so that the flow never looks at them. */
function withoutFar(links: ReturnType<typeof contrastLinks>, open: Mask): ReturnType<typeof contrastLinks> {
  const { width, values } = open
  const kept = (prices: Float32Array, step: number) =>
    prices.map((price, i) => (values[i] || values[i + step] ? price : 0))
  return {
    right: kept(links.right, 1),
    down: kept(links.down, width),
    downRight: kept(links.downRight, width + 1),
    downLeft: kept(links.downLeft, width - 1),
  }
}
