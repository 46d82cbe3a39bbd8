import { componentsOf } from '../../kernels/components.ts'
import { dilate } from '../../kernels/distance.ts'
import { contrastLinks, type Links } from '../../kernels/links.ts'
import { labOf } from '../../kernels/oklab.ts'
import { type Fixed, type Parting, part } from '../../kernels/parting.ts'
import { countOf, type Mask, maskOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { type Signs, signsOf } from './confidence.ts'
import { type Box, isInside, seedOf } from './seed.ts'
import { settle } from './settle.ts'

/** A first, coarse cut-out. */
export interface Proposal {
  mask: Mask
  parting: Parting
  signs: Signs
  /** Things of comparable size that lie well apart. */
  parts: number
}

/** Parts a small picture into a thing and its ground; null when nothing stands out. */
export function propose(small: Pixels, box: Box, fixed: Fixed): Proposal | null {
  const lab = labOf(small)
  const links = contrastLinks(lab)
  const opaque = (i: number) => small.rgba[i * 4 + 3] > 127
  const held: Fixed = { ...fixed, drop: (i) => fixed.drop(i) || !opaque(i) }
  const seed = seedOf(lab, box)
  const started = maskOf(seed, (i) => (seed.values[i] || fixed.keep(i)) && !held.drop(i))
  const parting = part(lab, started, held, links)
  const mask = settle(lab, parting.mask, held)
  const area = countOf(mask)
  if (area < mask.values.length * leastShare) return null
  const again = part(lab, wider(mask, box), held, weaker(links), 2)
  const signs = signsOf(lab, mask, parting, links, settle(lab, again.mask, held))
  return { mask, parting, signs, parts: partsOf(mask, area) }
}

const leastShare = 0.0006
/** Pixels over which letters of one word are one thing. */
const near = 4

function partsOf(mask: Mask, area: number): number {
  const { labels, list } = componentsOf(dilate(mask, near))
  const own = new Int32Array(list.length + 1)
  for (let i = 0; i < labels.length; i++) if (mask.values[i]) own[labels[i]]++
  return own.filter((count) => count > area * 0.08).length
}

function wider(mask: Mask, box: Box): Mask {
  const { values, width } = dilate(mask, 7)
  return maskOf(mask, (i) => values[i] && isInside(box, i % width, Math.floor(i / width)))
}

const weaker = (links: Links): Links => ({
  right: links.right.map((price) => price / 2),
  down: links.down.map((price) => price / 2),
  downRight: links.downRight.map((price) => price / 2),
  downLeft: links.downLeft.map((price) => price / 2),
})
