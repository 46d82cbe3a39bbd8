import type { Fault, Reading } from '@toile/craft/brands/brandReading.ts'
import { componentsOf } from '../../kernels/components.ts'
import { type Lab, labOf } from '../../kernels/oklab.ts'
import { maskOf } from '../../kernels/plane.ts'
import { shrink } from '../../kernels/shrink.ts'
import { quantile } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'

/** The shorter side that tells enough, in pixels. */
const leastSide = 400
const working = 420

/** What speaks against a picture as one to measure a brand by, as far as its pixels tell (requirement S2.61). */
export function readFaults(pixels: Pixels, kind: Reading['kind']): Fault[] {
  const small = shrink(pixels, working)
  const lab = labOf(small)
  return [
    ...(Math.min(pixels.width, pixels.height) < leastSide ? (['small'] as const) : []),
    ...(isBlurred(lab) ? (['blurred'] as const) : []),
    ...(quantile(lab.lightness.values, 0.9) < 0.42 ? (['dark'] as const) : []),
    ...(kind !== 'print' && isCollage(lab) ? (['collage'] as const) : []),
    ...(kind !== 'print' && kind !== 'garment' && hasText(lab) ? (['text'] as const) : []),
  ]
}

/** The sharpest edges of a sharp picture rise within a pixel or two. */
function isBlurred({ lightness: { values, width } }: Lab): boolean {
  let sharpest = 0
  let strongest = 0
  for (let i = width * 4; i + width * 4 < values.length; i++) {
    if (i % width < 4 || i % width >= width - 4) continue
    const fine = Math.max(Math.abs(values[i + 1] - values[i - 1]), Math.abs(values[i + width] - values[i - width]))
    const wide = Math.max(
      Math.abs(values[i + 4] - values[i - 4]),
      Math.abs(values[i + 4 * width] - values[i - 4 * width]),
    )
    sharpest = Math.max(sharpest, fine)
    strongest = Math.max(strongest, wide)
  }
  return strongest > 0.08 && sharpest < strongest * 0.42
}

/** A straight join right across the picture, on both sides of which other things begin. */
function isCollage({ lightness, a, b }: Lab): boolean {
  const { width, height } = lightness
  const jump = (i: number, j: number) =>
    Math.hypot(lightness.values[i] - lightness.values[j], a.values[i] - a.values[j], b.values[i] - b.values[j])
  const joins = (length: number, across: number, at: (along: number, line: number) => number) => {
    for (let line = Math.round(across * 0.12); line < across * 0.88; line++) {
      let broken = 0
      let before = 0
      for (let along = 0; along < length; along++) {
        if (jump(at(along, line - 1), at(along, line + 1)) > 0.07) broken++
        if (along && jump(at(along, line - 2), at(along - 1, line - 2)) > 0.03) before++
      }
      if (broken > length * 0.93 && before > length * 0.05) return true
    }
    return false
  }
  return joins(height, width, (y, x) => y * width + x) || joins(width, height, (x, y) => y * width + x)
}

/** Eight marks or more of one height in one row, close together, read as a line of letters. */
function hasText({ lightness }: Lab): boolean {
  const { values, height } = lightness
  const ground = quantile(values, 0.5)
  const marks = maskOf(lightness, (i) => Math.abs(values[i] - ground) > 0.3)
  const letters = componentsOf(marks)
    .list.map(({ left, right, top, bottom, area }) => ({
      left,
      right,
      bottom,
      wide: right - left + 1,
      high: bottom - top + 1,
      area,
    }))
    .filter(
      ({ wide, high, area }) => high > 5 && high < height * 0.09 && wide < high * 1.7 && area > wide * high * 0.18,
    )
  return letters.some(({ bottom, high }) => {
    const row = letters
      .filter((other) => Math.abs(other.bottom - bottom) < high * 0.18 && Math.abs(other.high - high) < high * 0.3)
      .sort((p, q) => p.left - q.left)
    let run = 1
    let longest = 1
    for (let k = 1; k < row.length; k++) {
      run = row[k].left - row[k - 1].right < high * 1.2 && row[k].left > row[k - 1].right - 2 ? run + 1 : 1
      longest = Math.max(longest, run)
    }
    return longest >= 8
  })
}
