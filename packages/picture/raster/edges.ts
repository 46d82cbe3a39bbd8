import { lampOnPage } from './light.ts'
import type { Mask } from './mask.ts'
import { type Fields, freshFields, openRoom } from './lentRoom.ts'
import { blurWithin, spansAround } from './spans.ts'

/** Where a part ends, per pixel. */
export interface Edges {
  /** Pixels to the nearest edge, up to `edgeReach` pens. */
  near: Float32Array
  /** Cosine between the way out over the nearest edge and the way to the lamp on the page: 1 lit edge, -1 shadow edge; 0 beyond `facingReach` pens. */
  facing: Float32Array
  /** Step from a pixel at the edge to one a little farther in, whose light it takes: at the very edge the cushion's cells show as scallops. */
  inward: Int32Array
}

/** Farther in than so many pens, nothing asks for the edge. */
const edgeReach = 32
/** The side of the light is asked for a little less far in. */
const facingReach = 27

/** The edges of a mask: how near, how they face the lamp, and which way is in; `own` is what of it is drawn. */
export function edgesOf(mask: Mask, pen: number, own = mask, fields: Fields = freshFields): Edges {
  const near = distances(mask, edgeReach * pen, fields)
  return { near, ...facings(near, mask, own, pen, fields) }
}

/** Distance to the edge in two sweeps (1 along, the root of 2 across); the coverage of edge pixels keeps it smooth along slanted sides. */
function distances({ alpha, width, height, first, last }: Mask, most: number, fields: Fields): Float32Array {
  const far = fields(alpha.length).fill(-0.5)
  for (let y = 0; y < height; y++) {
    for (let i = y * width + first[y], end = y * width + last[y]; i <= end; i++) {
      far[i] = alpha[i] === 255 ? most : alpha[i] / 255 - 0.5
    }
  }
  for (let y = 1; y < height; y++) {
    const end = y * width + Math.min(width - 2, last[y])
    for (let i = y * width + Math.max(1, first[y]); i <= end; i++) {
      if (alpha[i] === 255) far[i] = nearest(far, i, -1, -width)
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    const end = y * width + Math.max(1, first[y])
    for (let i = y * width + Math.min(width - 2, last[y]); i >= end; i--) {
      if (alpha[i] === 255) far[i] = nearest(far, i, 1, width)
    }
  }
  return far
}

/** The way over the neighbour beside and the three above or below, if it is shorter than the one known. */
function nearest(far: Float32Array, i: number, beside: number, over: number): number {
  const a = far[i + beside]
  const b = far[i + over]
  const c = far[i + over - 1]
  const d = far[i + over + 1]
  const straight = (a < b ? a : b) + 1
  const across = (c < d ? c : d) + Math.SQRT2
  const least = straight < across ? straight : across
  return least < far[i] ? least : far[i]
}

const roomFor = openRoom()

function facings(
  near: Float32Array,
  mask: Mask,
  own: Mask,
  pen: number,
  fields: Fields,
): Pick<Edges, 'facing' | 'inward'> {
  const { width, height } = mask
  const soft = roomFor(near.length)
  soft.set(near)
  const radius = Math.round(4 * pen)
  blurWithin(soft, width, height, radius, spansAround(mask, 2 * radius + 1))
  const facing = fields(near.length)
  const inward = new Int32Array(near.length)
  const sure = 4.5 * pen
  const asked = facingReach * pen
  for (let y = 1; y < height - 1; y++) {
    const end = y * width + Math.min(width - 2, mask.last[y])
    for (let i = y * width + Math.max(1, mask.first[y]); i <= end; i++) {
      if (near[i] > asked) continue
      const gx = soft[i + 1] - soft[i - 1]
      const gy = soft[i + width] - soft[i - width]
      const steep = gx * gx + gy * gy
      if (steep < 1e-8) continue
      const length = Math.sqrt(steep)
      facing[i] = -(gx * lampOnPage[0] + gy * lampOnPage[1]) / length
      const lack = sure - near[i]
      if (lack <= 0) continue
      const step = Math.round((gy / length) * lack) * width + Math.round((gx / length) * lack)
      if (own.alpha[i + step] === 255) inward[i] = step
    }
  }
  return { facing, inward }
}
