import { smooth } from '@toile/geometry'
import type { ClothShading } from '../shading.ts'
import type { Marks } from './brushMarks.ts'

/** Light of the large form below which the second wash lies. */
const core = 0.79

/** What reads, row by row, the second wash, 0..1: shade of the form, of the folds and what folds throw, as one shape with crisp and softened edges; the marks of the row are read before. */
export function secondWash(s: ClothShading, marks: Marks): { second: Float32Array; read(y: number): void } {
  const { mask, optics, light, depths } = s
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const { soft } = optics.handle
  const { ragged, lost } = marks
  const second = new Float32Array(mask.alpha.length)
  const read = (y: number) => {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const at = i + depths.inward[i]
      const wander = s.drift ? s.drift[i] : 0
      const fall = form[at] - light.diffuse[at] + depths.cavity[at] * 0.07
      const wide = 0.03 + 0.14 * soft + 0.24 * smooth(0.45, 0.8, lost[x])
      const turn = long[at] + wander * 0.09 + (ragged[x] - 0.5) * 0.06
      const flank = 1 - smooth(core - wide * 0.6, core, turn)
      // What the eye does not need is left out: shallow folds, some of the time.
      const from = 0.13 + 0.09 * smooth(0.35, 0.7, ragged[x])
      const folds = smooth(from, from + wide, fall) * (1 - 0.35 * soft)
      second[i] = Math.max(flank, folds, depths.cast[at] * 0.9)
    }
  }
  return { second, read }
}
