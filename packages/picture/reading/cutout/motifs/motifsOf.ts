import { type Component, componentsOf } from '../../../kernels/components.ts'
import { closed } from '../../../kernels/distance.ts'
import { matte } from '../../../kernels/matte.ts'
import { labOf } from '../../../kernels/oklab.ts'
import { countOf, type Mask, maskOf, type Plane } from '../../../kernels/plane.ts'
import { depthOf } from '../../../kernels/refine.ts'
import { shrink } from '../../../kernels/shrink.ts'
import type { Pixels } from '../../../surface.ts'
import { extractPalette, type PaletteColor } from '../../palette/extractPalette.ts'
import { cutFromGround } from '../cutFromGround.ts'
import type { Box } from '../seed.ts'
import { cropped, tightBox } from '../tightBox.ts'
import { groundMask, type PrintGround } from './groundMask.ts'
import { isSameMotif } from './isSameMotif.ts'

/** A motif cut out of a picture. */
interface FoundMotif {
  /** The motif alone, with a soft rim on a transparent ground. */
  pixels: Pixels
  /** Where it lies in the picture, in pixels. */
  box: Box
  colors: PaletteColor[]
  /** How often it is drawn in the picture. */
  times: number
}

/** What a picture holds for a print. */
export interface FoundMotifs {
  motifs: FoundMotif[]
  /** Whether the picture is a texture: nothing in it stands alone. */
  texture: boolean
}

const working = 480
const most = 12
const leastShare = 0.0012
const mostShare = 0.5
const margin = 6
const leastJump = 0.09

/** The motifs of a picture, the most useful first, at most 12: one thing on its ground, or the things that lie apart on the ground of a print, each once however often it is repeated (requirements S2.52, S5.16). */
export function motifsOf(pixels: Pixels): FoundMotifs {
  const alone = cutFromGround(pixels)
  if (alone && !alone.asks)
    return {
      motifs: [coloured({ pixels: cropped(alone.pixels, alone.box), box: alone.box, times: 1 })],
      texture: false,
    }
  const small = shrink(pixels, working)
  const ground = groundMask(labOf(small), (i) => small.rgba[i * 4 + 3] > 127)
  const motifs = ground ? apart(pixels, small, ground) : []
  return { motifs, texture: motifs.length === 0 }
}

type Piece = Omit<FoundMotif, 'colors'>

const coloured = (piece: Piece): FoundMotif => ({ ...piece, colors: extractPalette(piece.pixels, 5) })

function apart(pixels: Pixels, small: Pixels, { mask: ground, away }: PrintGround): FoundMotif[] {
  const { width, height } = small
  const standing = closed(
    maskOf(ground, (i) => !ground.values[i] && small.rgba[i * 4 + 3] > 127),
    Math.max(1, width / 480),
  )
  const { labels, list } = componentsOf(standing)
  const area = width * height
  if (countOf(standing) > area * 0.8) return []
  const jumps = jumpsOf(standing, labels, away, list.length)
  const stands = (part: Component) => !part.onBorder && jumps[part.id] > leastJump
  const whole = list.filter((part) => part.area > area * leastShare && part.area < area * mostShare && stands(part))
  const kinds: Piece[] = []
  for (const part of whole.sort((a, b) => b.area - a.area).slice(0, most * 4)) {
    const cut = alone(pixels, labels, part, small)
    if (!cut) continue
    const known = kinds.find((one) => isSameMotif(one.pixels, cut.pixels))
    if (known) known.times++
    else if (kinds.length < most) kinds.push(cut)
  }
  const use = ({ box, times }: Piece) => Math.sqrt(box.width * box.height) * (1 + 0.25 * Math.min(4, times - 1))
  return kinds.sort((a, b) => use(b) - use(a)).map(coloured)
}

/** How far the colour is from the ground's just inside each part: motifs begin with an edge, the clouds of a texture do not. */
function jumpsOf(standing: Mask, labels: Int32Array, away: Plane, count: number): Float64Array {
  const depth = depthOf(standing).values
  const sums = new Float64Array(count + 1)
  const seen = new Float64Array(count + 1)
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i] || depth[i] < 1 || depth[i] > 2.6) continue
    sums[labels[i]] += away.values[i]
    seen[labels[i]]++
  }
  return sums.map((sum, id) => sum / Math.max(1, seen[id]))
}

/** One part cut out at full size, from a piece of the picture around it. */
function alone(pixels: Pixels, labels: Int32Array, part: Component, small: Pixels): Piece | null {
  const scale = pixels.width / small.width
  const left = Math.max(0, part.left - margin)
  const top = Math.max(0, part.top - margin)
  const wide = Math.min(small.width, part.right + margin + 1) - left
  const high = Math.min(small.height, part.bottom + margin + 1) - top
  const mask = maskOf({ width: wide, height: high }, (i) => {
    const x = left + (i % wide)
    return labels[(top + Math.floor(i / wide)) * small.width + x] === part.id
  })
  const around: Box = {
    x: Math.round(left * scale),
    y: Math.round(top * scale),
    width: Math.min(pixels.width - Math.round(left * scale), Math.round(wide * scale)),
    height: Math.min(pixels.height - Math.round(top * scale), Math.round(high * scale)),
  }
  const cut = matte(cropped(pixels, around), mask)
  const box = tightBox(cut)
  if (!box) return null
  return { pixels: cropped(cut, box), box: { ...box, x: around.x + box.x, y: around.y + box.y }, times: 1 }
}
