import { type Chance, openChance } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { planeOf } from '../../../kernels/plane.ts'
import { openSources } from '../../../looks/sources.ts'
import type { Host, Pixels } from '../../../surface.ts'
import { jpegNoise } from '../../trace/testing/jpegNoise.ts'
import { drawGround, type GroundKind, groundKinds } from './grounds.ts'
import { drawSubject, type SubjectKind, subjectKinds } from './subjects.ts'

/** A drawn picture whose cut-out is known. */
export interface TruthPicture {
  subject: SubjectKind
  ground: GroundKind
  pixels: Pixels
  /** Opacity 0..1 of the subject. */
  alpha: Float32Array
}

/** Opens the truth set: picture `index` has each subject on each ground in turn, with a soft shadow, noise and compression on every second one. */
export function openTruth(host: Host, size: number, seed: number): (index: number) => TruthPicture {
  const sources = openSources(host)
  return (index) => {
    const chance = openChance(seed * 1000 + index)
    const subject = subjectKinds[index % subjectKinds.length]
    const ground = groundKinds[Math.floor(index / subjectKinds.length) % groundKinds.length]
    const drawn = drawSubject(host, sources, subject, size, chance).getContext('2d').getImageData(0, 0, size, size).data
    const pixels = drawGround(host, sources, ground, size, chance)
    const alpha = Float32Array.from({ length: size * size }, (_, i) => drawn[i * 4 + 3] / 255)
    const worn = (index + Math.floor(index / 4)) % 2 === 1
    if (worn) shadowed(pixels, alpha)
    for (let i = 0; i < alpha.length; i++) {
      for (let c = 0; c < 3; c++) {
        pixels.rgba[i * 4 + c] = pixels.rgba[i * 4 + c] * (1 - alpha[i]) + drawn[i * 4 + c] * alpha[i]
      }
    }
    if (worn) disturbed(pixels, chance)
    return { subject, ground, pixels, alpha }
  }
}

function shadowed(pixels: Pixels, alpha: Float32Array) {
  const { width } = pixels
  const dark = gauss(
    planeOf(pixels, (i) => alpha[i]),
    width / 50,
  ).values
  for (let i = 0; i < alpha.length; i++) {
    const shade = 1 - 0.25 * dark[Math.max(0, i - Math.round(width / 60) * (width + 1))]
    for (let c = 0; c < 3; c++) pixels.rgba[i * 4 + c] *= shade
  }
}

function disturbed(pixels: Pixels, chance: Chance) {
  for (let i = 0; i < pixels.rgba.length; i++) if (i % 4 < 3) pixels.rgba[i] += chance.bell() * 6
  jpegNoise(pixels, 5)
}
