import type { Point } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { fillHoles, mainParts } from '../../../kernels/components.ts'
import { type Lab, labOf } from '../../../kernels/oklab.ts'
import { countOf, type Mask, maskOf, type Plane } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'
import { settleBorder } from './settleBorder.ts'
import { encloseGarment } from './encloseGarment.ts'
import { removeGrid } from './removeGrid.ts'
import { findGround } from './findGround.ts'
import { cutHoles } from './cutHoles.ts'
import { recut } from './recut.ts'
import { drawnLines, lineCutOf, readLines } from './response.ts'
import { settleOnLines } from './seamline.ts'
import { separate } from './separation.ts'
import { obeying, type Said, type Strokes, saidBy } from './saidBy.ts'
import { isTransparent, opaqueGarment } from './transparent.ts'
import { type GarmentView, oneGarment } from './oneGarment.ts'
import { visibleEdge } from './visibleEdge.ts'

/** A garment cut from its sheet. */
export interface Silhouette extends GarmentView {
  /** Where a line or a change of colour can be seen that a border may follow. */
  edge: Mask
  /** Darkness of drawn lines everywhere. */
  response: Plane
  filled: boolean
  /** Chords over gaps of the outline that had to be closed. */
  bridges: readonly (readonly [Point, Point])[]
  /** 1 when no gap had to be closed, towards 0 when nearly all depends on closing them. */
  tightness: number
}

/** Finds the garment of a sheet or flat photograph, as the person's strokes allow; null when there is none. */
export function silhouetteOf(pixels: Pixels, strokes: Strokes = {}): Silhouette | null {
  const said = saidBy(strokes, pixels)
  const found = findIn(pixels, said)
  const parted = strokes.drop?.length ? unflooded(pixels, said, found) : found
  const share = countOf(parted.mask) / parted.mask.values.length
  return share < 0.008 || share > 0.97 ? null : parted
}

function findIn(pixels: Pixels, said: Said): Silhouette {
  const lab = labOf(pixels)
  const radius = Math.max(4, Math.round(Math.max(pixels.width, pixels.height) / 110))
  return isTransparent(pixels) ? fromTransparency(pixels, lab, radius, said) : fromGround(lab, radius, said)
}

/** Least share of a garment that a drop stroke leaves when it reaches the ground within: less means that it cut the outline and let the ground in. */
const leastLeft = 0.35

/** The garment as dropped; where the stroke crossed the outline and all went with it, the garment less the stroke itself. */
function unflooded(pixels: Pixels, said: Said, found: Silhouette): Silhouette {
  const whole = findIn(pixels, { ...said, drop: maskOf(said.drop, () => false) })
  const less = oneGarment(mainParts(obeying(whole.mask, said), 0.05, said.keep), said.keep)
  return countOf(found.mask) < leastLeft * countOf(less.mask) ? { ...whole, ...less } : found
}

function fromTransparency(pixels: Pixels, lab: Lab, radius: number, said: Said): Silhouette {
  const { mask, filled } = opaqueGarment(pixels)
  const { response } = readLines(lab.lightness, radius)
  const edge = maskOf(pixels, () => 1)
  const seam = settleOnLines(mask, response, lineCutOf(response))
  return { ...oneGarment(obeying(seam, said), said.keep), response, edge, filled, bridges: [], tightness: 1 }
}

function fromGround(lab: Lab, radius: number, said: Said): Silhouette {
  removeGrid(lab.lightness, radius)
  const { response, paper } = readLines(lab.lightness, radius)
  const cut = lineCutOf(response)
  const soft: Lab = { lightness: gauss(lab.lightness, 1.2), a: gauss(lab.a, 1.6), b: gauss(lab.b, 1.6) }
  const ground = findGround(soft, response, cut)
  const separation = separate(soft, ground, drawnLines(response, cut), { response, paper })
  const { lines, solid, filled } = separation
  const free = maskOf(lines, (i) => (separation.free.values[i] || said.drop.values[i]) && !said.close.values[i])
  const { mask, bridges, tightness } = encloseGarment(free, said)
  const whole = fillHoles(mask, said.drop)
  const holed = filled ? cutHoles(whole, free, lines, solid) : whole
  const parted = filled || said.any ? recut(holed, { soft, ground, free, lines, said }) : holed
  const settled = obeying(settleOnLines(settleBorder(parted, ground), response, cut), said)
  const view = oneGarment(mainParts(settled, 0.05, said.keep), said.keep)
  const edge = visibleEdge(soft, lines)
  return { ...view, mask: withVisibleEdge(view.mask, lines, solid, said), response, edge, filled, bridges, tightness }
}

/** Nothing at all when neither lines, nor cloth of another colour, nor a person's stroke bear the mask. */
function withVisibleEdge(mask: Mask, lines: Mask, solid: Mask, { keep }: Said): Mask {
  const borne = countOf(maskOf(mask, (i) => mask.values[i] && (lines.values[i] || solid.values[i] || keep.values[i])))
  return borne > countOf(mask) * 0.01 ? mask : maskOf(mask, () => false)
}
