import { matte } from '../../kernels/matte.ts'
import { labOf } from '../../kernels/oklab.ts'
import type { Fixed } from '../../kernels/parting.ts'
import type { Mask } from '../../kernels/plane.ts'
import { refine } from '../../kernels/refine.ts'
import { shrink } from '../../kernels/shrink.ts'
import { type Stroke, strokeMask } from '../../kernels/stroke.ts'
import type { Pixels } from '../../surface.ts'
import { confidenceOf, leastConfidence } from './confidence.ts'
import { propose } from './proposal.ts'
import { type Box, isInside } from './seed.ts'
import { tightBox } from './tightBox.ts'
import { isCutOut, opaqueOf } from './transparency.ts'

/** What a person said of the thing to be cut out, in pixels of the picture. */
export interface Wanted {
  box?: Box
  keep?: readonly Stroke[]
  drop?: readonly Stroke[]
}

/** Something cut out of its ground. */
export interface CutOut {
  /** The whole picture, transparent around the thing, its rim soft and free of the ground's colour. */
  pixels: Pixels
  /** Where the thing lies, in pixels. */
  box: Box
  /** 0..1: how sure it is that the mask is right. */
  confidence: number
  /** Whether a person should look and mark what to keep and what to drop. */
  asks: boolean
  /** Things of comparable size that lie apart. */
  parts: number
}

const coarse = 240
const fine = 720

/** Cuts garments, figures, motifs and logos out of their ground: colours of both sides and cheapest cuts at 240 pixels, the rim cut anew at 720 and made soft at full size; null when nothing stands out (requirements S2.52, S3.27). */
export function cutFromGround(pixels: Pixels, wanted: Wanted = {}): CutOut | null {
  const guided = Boolean(wanted.box || wanted.keep?.length || wanted.drop?.length)
  if (isCutOut(pixels) && !guided) return finished(pixels, opaqueOf(pixels), 1, false, 1)
  const small = shrink(pixels, coarse)
  const scale = small.width / pixels.width
  const found = propose(small, boxOn(small, wanted.box, scale), fixedOn(small, wanted, scale))
  if (!found) return null
  const middle = shrink(pixels, fine)
  const fixed = fixedOn(middle, wanted, middle.width / pixels.width)
  const mask = middle.width > small.width ? refine(labOf(middle), found.mask, found.parting, fixed) : found.mask
  const confidence = confidenceOf(found.signs)
  return finished(
    matte(pixels, mask),
    mask,
    confidence,
    confidence < leastConfidence || (found.parts > 1 && !guided),
    found.parts,
  )
}

function finished(pixels: Pixels, mask: Mask, confidence: number, asks: boolean, parts: number): CutOut | null {
  const box = tightBox(pixels)
  return box && mask.width ? { pixels, box, confidence, asks, parts } : null
}

function boxOn(size: { width: number; height: number }, box: Box | undefined, scale: number): Box {
  if (!box) return { x: 0, y: 0, ...sizeOf(size) }
  const x = Math.max(0, Math.min(size.width - 2, Math.floor(box.x * scale)))
  const y = Math.max(0, Math.min(size.height - 2, Math.floor(box.y * scale)))
  const width = Math.max(2, Math.min(size.width - x, Math.ceil(box.width * scale)))
  return { x, y, width, height: Math.max(2, Math.min(size.height - y, Math.ceil(box.height * scale))) }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })

/** What holds for certain on a smaller picture: strokes, what lies outside the box, and doubt along the rim where there is no box. */
function fixedOn(size: { width: number; height: number }, { box, keep = [], drop = [] }: Wanted, scale: number): Fixed {
  const { width, height } = size
  const kept = strokeMask(size, keep, scale).values
  const dropped = strokeMask(size, drop, scale).values
  const inner = box ? boxOn(size, box, scale) : null
  const place = (i: number): [number, number] => [i % width, Math.floor(i / width)]
  const onRim = ([x, y]: [number, number]) =>
    x < 2 || y < 2 || x >= width - 2 || (y >= height - 2 && Math.abs(x / width - 0.5) > 0.3)
  return {
    keep: (i) => kept[i],
    drop: (i) => !kept[i] && (dropped[i] || (inner !== null && !isInside(inner, ...place(i)))),
    doubt: (i) => !inner && onRim(place(i)),
  }
}
