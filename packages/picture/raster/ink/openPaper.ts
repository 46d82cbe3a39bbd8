import { clamp, openChance, smooth } from '@toile/geometry'
import { blur } from '../blur.ts'
import type { Mask } from '../mask.ts'
import type { ClothShading } from '../shading.ts'
import { sharesOf } from '../sharesOf.ts'
import { turned } from '../turned.ts'
import type { Marks } from './brushMarks.ts'

/** What reads, row by row, how much of each pixel the first wash leaves open, 0..1: the lit side of the form as one shape, crests, and where the cloth shines; the marks of the row are read before. */
export function openPaper(s: ClothShading, marks: Marks): { open: Float32Array; read(y: number): void } {
  const { mask, optics, light, depths, weft, stage } = s
  const { pen } = stage
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const { soft } = optics.handle
  const shine = optics.shine > 0.1 && light.shine ? calmed(light.shine, mask, pen, soft) : null
  const gloss = Math.min(0.88, optics.shine * 1.9)
  const nap = optics.nap ?? 0
  const shadows = s.brightness < 1 ? 0.2 : 1
  const { ragged, streak } = marks
  const flank = flankOf(s, long)
  const open = new Float32Array(mask.alpha.length)
  const read = (y: number) => {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const at = i + depths.inward[i]
      const lifted = ragged[x]
      const dry = streak[x] - 0.5
      const rise = light.diffuse[at] - form[at]
      const turn = long[at] + rise * 0.12 + (lifted - 0.5) * 0.06 + (s.drift ? s.drift[i] : 0) * 0.05
      const edge = stopBefore(depths.near[i] / pen, lifted, depths.facing[i], long[at])
      // Where the brush lifts, its hairs part: the edge is clean for a while and frayed for a while.
      const side = smooth(flank - 0.006, flank + 0.006, turn + dry * 0.04 * smooth(0.5, 0.66, lifted))
      const crest = crestOpen(rise + Math.max(0, long[at] - 1) * 0.8 + (lifted - 0.6) * 0.2 + dry * 0.1, soft)
      let most = Math.max(edge, side, crest)
      if (shine)
        most = Math.max(most, gloss * smooth(0.36, 0.5, shine[at] + rise * 0.2 + dry * 0.06 + (lifted - 0.5) * 0.1))
      if (nap) most = Math.max(most, nap * 0.5 * smooth(0.3, 0.42, turned(light.slopeX[at], light.slopeY[at])))
      if (weft?.sparkle) most = Math.max(most, weft.sparkle[i] * 0.7)
      open[i] = most * shadows
    }
  }
  return { open, read }
}

/** The light from which on the brush leaves the paper: a twelfth to a sixth of the piece, more in one look and less in another; half of that on black, which is drawn by its lights. */
function flankOf({ mask, region, stage, rgba }: ClothShading, long: Float32Array): number {
  const chance = openChance(stage.seed * 57 + (stage.moves ? stage.moves.strokes : region.width * 13 + region.height))
  const share = (0.08 + 0.08 * chance.next()) * (isDark(rgba, mask) ? 0.5 : 1)
  return clamp(sharesOf(long, mask)(1 - share), 1.035, 1.3)
}

/** Whether cloth is near black for the most part. */
function isDark(rgba: Uint8ClampedArray, { alpha }: Mask): boolean {
  let dark = 0
  let seen = 0
  for (let i = 0; i < alpha.length; i += 61) {
    if (alpha[i] < 128) continue
    seen += 1
    if (rgba[i * 4] * 0.3 + rgba[i * 4 + 1] * 0.59 + rgba[i * 4 + 2] * 0.11 < 62) dark += 1
  }
  return dark > 0.6 * seen
}

/** The brush stops 1 to 14 pens before an edge that faces the lamp; how far wanders along the edge. */
function stopBefore(near: number, lifted: number, facing: number, form: number): number {
  const gap = (1 + 13 * lifted * lifted) * smooth(0.1, 0.75, facing) * smooth(1, 1.07, form)
  return smooth(-0.9, 0.9, gap - near)
}

const crestOpen = (rise: number, soft: number): number => 0.6 * smooth(0.24 + 0.12 * soft, 0.34 + 0.16 * soft, rise)

/** Lights as a wet brush leaves them: fragments smaller than its tip run together or are lost; on fluid cloth they run down. */
const calmed = (shine: Float32Array, { width, height }: Mask, pen: number, soft: number): Float32Array =>
  blur(shine.slice(), width, height, 2.5 * pen, (2.5 + 12 * soft) * pen)
