import { labOf } from '../../kernels/oklab.ts'
import type { Pixels } from '../../surface.ts'
import { cropTo, wholePicture } from './cropTo.ts'
import { awayFrom, groundOf } from './groundOf.ts'

/** A colour in red, green and blue. */
type Tone = readonly [red: number, green: number, blue: number]

const side = 64
/** How deep the picture's rim is looked at, in these pixels, and how soon its colours run into one another beyond it. */
const rim = 5
const near = 2
const widening = 40
/** How far from its ground's colours in OKLab something at the rim is a thing, and what that counts. */
const strange = 0.12
const crumb = 0.01
/** The part of a stretch that must be ground for its own colour to go on. */
const leastWeight = 0.3
/** How far beyond the picture its ground is one colour, in shares of its sides. */
const even = 1.6

/** The calm ground that goes on beyond the sides of a picture, at shares of them: what its rim has there, the farther out the softer, and at last the mean of that side. */
export function groundBeyond(picture: Pixels): (u: number, v: number) => Tone {
  const small = cropTo(picture, wholePicture, side, side)
  const lab = labOf(small)
  const { values } = awayFrom(groundOf(lab), lab)
  const rims = (['top', 'bottom', 'left', 'right'] as const).map((which) => summed(small.rgba, values, which))
  const [top, bottom, left, right] = rims
  return (u, v) => {
    const [beyondX, beyondY] = [Math.max(0, -u, u - 1), Math.max(0, -v, v - 1)]
    const isLevel = beyondY * 1.0001 >= beyondX
    const sums = isLevel ? (v < 0.5 ? top : bottom) : u < 0.5 ? left : right
    const far = Math.hypot(beyondX, beyondY)
    const at = Math.min(1, Math.max(0, isLevel ? u : v)) * (side - 1)
    const half = near + widening * far
    const { tone: own, weight } = between(sums, at - half, at + half)
    const { tone: whole } = between(sums, 0, side)
    const share = Math.max(Math.min(1, far / even), 1 - Math.min(1, weight / leastWeight))
    const mix = (k: 0 | 1 | 2) => own[k] + (whole[k] - own[k]) * share
    return [mix(0), mix(1), mix(2)]
  }
}

/** Running sums of the colours along one side of a square picture, `rim` pixels deep, with their weights: a thing that the side cuts hardly counts. */
function summed(rgba: Uint8ClampedArray, away: Float32Array, which: 'top' | 'bottom' | 'left' | 'right'): Float64Array {
  const sums = new Float64Array((side + 1) * 4)
  for (let i = 0; i < side; i++) {
    const own = [0, 0, 0, 0]
    for (let k = 0; k < rim; k++) {
      const deep = which === 'top' || which === 'left' ? k : side - 1 - k
      const at = which === 'top' || which === 'bottom' ? deep * side + i : i * side + deep
      const weight = away[at] < strange ? 1 : crumb
      for (let c = 0; c < 3; c++) own[c] += rgba[at * 4 + c] * weight
      own[3] += weight
    }
    for (let c = 0; c < 4; c++) sums[(i + 1) * 4 + c] = sums[i * 4 + c] + own[c]
  }
  return sums
}

/** The mean colour of a stretch of a side, and how much of it is ground. */
function between(sums: Float64Array, from: number, to: number): { tone: Tone; weight: number } {
  const first = Math.min(side - 1, Math.max(0, Math.floor(from)))
  const last = Math.min(side, Math.max(first + 1, Math.ceil(to)))
  const of = (c: number) => sums[last * 4 + c] - sums[first * 4 + c]
  return { tone: [of(0) / of(3), of(1) / of(3), of(2) / of(3)], weight: of(3) / (last - first) / rim }
}
