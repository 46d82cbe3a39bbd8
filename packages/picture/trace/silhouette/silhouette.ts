import type { Point } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { gauss } from '../kernels/blur.ts'
import { fillHoles, mainParts } from '../kernels/components.ts'
import { type Lab, labOf } from '../kernels/oklab.ts'
import { countOf, type Mask, maskOf, type Plane } from '../kernels/plane.ts'
import { settleBorder } from './border.ts'
import { encloseGarment } from './gaps.ts'
import { removeGrid } from './grid.ts'
import { findGround } from './ground.ts'
import { cutHoles } from './holes.ts'
import { recut } from './recut.ts'
import { drawnLines, lineCutOf, readLines } from './response.ts'
import { settleOnLines } from './seamline.ts'
import { separate } from './separation.ts'
import { isTransparent, opaqueGarment } from './transparent.ts'
import { firstView } from './view.ts'

/** A garment cut from its sheet. */
export interface Silhouette {
  mask: Mask
  /** Darkness of drawn lines everywhere. */
  response: Plane
  filled: boolean
  /** Chords over gaps of the outline that had to be closed. */
  bridges: readonly (readonly [Point, Point])[]
  /** 1 when no gap had to be closed, towards 0 when nearly all depends on closing them. */
  tightness: number
}

/** Finds the garment of a sheet or flat photograph; null when there is none. */
export function silhouetteOf(pixels: Pixels): Silhouette | null {
  const lab = labOf(pixels)
  const radius = Math.max(4, Math.round(Math.max(pixels.width, pixels.height) / 110))
  const found = isTransparent(pixels) ? fromTransparency(pixels, lab, radius) : fromGround(lab, radius)
  const share = countOf(found.mask) / found.mask.values.length
  return share < 0.008 || share > 0.97 ? null : found
}

function fromTransparency(pixels: Pixels, lab: Lab, radius: number): Silhouette {
  const { mask, filled } = opaqueGarment(pixels)
  const { response } = readLines(lab.lightness, radius)
  return {
    mask: settleOnLines(firstView(mask), response, lineCutOf(response)),
    response,
    filled,
    bridges: [],
    tightness: 1,
  }
}

function fromGround(lab: Lab, radius: number): Silhouette {
  removeGrid(lab.lightness, radius)
  const { response, paper } = readLines(lab.lightness, radius)
  const cut = lineCutOf(response)
  const soft: Lab = { lightness: gauss(lab.lightness, 1.2), a: gauss(lab.a, 1.6), b: gauss(lab.b, 1.6) }
  const ground = findGround(soft, response, cut)
  const { free, lines, solid, filled } = separate(soft, ground, drawnLines(response, cut), { response, paper })
  const { mask, bridges, tightness } = encloseGarment(free)
  const whole = fillHoles(mask)
  const holed = filled ? cutHoles(whole, free, lines, solid) : whole
  const parted = filled ? recut(holed, { soft, ground, free }) : holed
  const settled = mainParts(settleOnLines(settleBorder(parted, ground), response, cut))
  return { mask: withVisibleEdge(firstView(settled), lines, solid), response, filled, bridges, tightness }
}

/** Nothing at all when neither lines nor cloth of another colour bear the mask. */
function withVisibleEdge(mask: Mask, lines: Mask, solid: Mask): Mask {
  const borne = countOf(maskOf(mask, (i) => mask.values[i] && (lines.values[i] || solid.values[i])))
  return borne > countOf(mask) * 0.01 ? mask : maskOf(mask, () => false)
}
