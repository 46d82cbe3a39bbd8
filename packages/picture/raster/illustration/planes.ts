import { clamp } from '@toile/geometry'
import { blur } from '../blur.ts'
import type { Depths } from '../depths.ts'
import { enlarge, openGrid } from '../grid.ts'
import type { Light } from '../light.ts'
import type { ClothShading } from '../shading.ts'
import { sharesOf } from '../sharesOf.ts'
import { toHem } from './toHem.ts'

/** What a painter sees of a piece with half-closed eyes. */
export interface Planes {
  /** Light of the large form, down to the hem. */
  long: Float32Array
  /** Light of the folds that lead: above 0 turned to the lamp, below 0 away from it. */
  folds: Float32Array
  /** Light of the large form, into whose shade folds run. */
  turn: Float32Array
  /** The turn at which the core shadow begins, and the one above which the light plane lies. */
  edge: number
  bright: number
  /** How much the turn changes over one pen there: noise measured by it keeps its width on round and on flat pieces. */
  pace: number
}

/** The planes of a piece stand whatever its colour is: they are kept as long as what they were read from. */
const kept = new WeakMap<Depths, { light: Light; longForm: Float32Array | null; pen: number; planes: Planes }>()

/** Reads the large form and its leading folds. */
export function planesOf(s: ClothShading): Planes {
  const { light, longForm, depths, stage } = s
  const known = kept.get(depths)
  if (known?.light === light && known.longForm === longForm && known.pen === stage.pen) return known.planes
  const planes = readPlanes(s)
  kept.set(depths, { light, longForm, pen: stage.pen, planes })
  return planes
}

function readPlanes(s: ClothShading): Planes {
  const long = toHem(s.longForm ?? s.light.diffuse, s.mask, 50 * s.stage.pen)
  const folds = leadingFolds(s)
  const turn = new Float32Array(long.length)
  for (let i = 0; i < turn.length; i++) turn[i] = long[i] + folds[i] * (folds[i] < 0 ? 0.5 : 0.2)
  // About a fifth of a piece lies in its core shadow and a tenth in its light, unless the piece is flat or very round.
  const below = sharesOf(long, s.mask)
  const edge = clamp(below(0.2), 0.73, 0.87)
  const bright = clamp(below(0.88), 1.085, 1.2)
  return { long, folds, turn, edge, bright, pace: paceAt(long, edge, s) }
}

/** Light of slopes, hollows and thrown shadows of folds, with all that is finer than a brush smoothed away; at the cushion's own edge nothing is a fold. */
function leadingFolds({ light, form, depths, mask, stage: { pen } }: ClothShading): Float32Array {
  const { width, height } = mask
  const { inward, cavity, cast, near } = depths
  const whole = form ?? light.diffuse
  const step = Math.max(1, Math.round(1.5 * pen))
  const grid = openGrid(width, height, step)
  const share = 1 / (step * step)
  const bare = 9 * pen
  for (let y = 0; y < height; y++) {
    const row = (((y / step) | 0) + 1) * grid.columns + 1
    for (let x = mask.first[y], i = y * width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const at = i + inward[i]
      const hollow = cavity[at] > 0 ? cavity[at] * 0.06 : 0
      const fade = near[i] < bare ? near[i] / bare : 1
      grid.cells[row + ((x / step) | 0)] += (light.diffuse[at] - whole[at] - hollow - cast[at] * 0.16) * share * fade
    }
  }
  blur(grid.cells, grid.columns, grid.rows, (1.9 * pen) / step)
  return enlarge(grid, width, height, mask)
}

function paceAt(long: Float32Array, edge: number, { mask, stage }: ClothShading): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < mask.height; y += 2) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y] - 4; x += 2, i += 2) {
      if (Math.abs(long[i] - edge) > 0.03 || mask.alpha[i + 4] !== 255) continue
      sum += Math.abs(long[i + 4] - long[i])
      count++
    }
  }
  return count > 20 ? Math.max(0.001, Math.min(0.02, ((sum / count) * stage.pen) / 4)) : 0.004
}
