import { gauss } from '../../../kernels/boxBlur.ts'
import { extremum } from '../../../kernels/extremum.ts'
import { type Mask, planeOf } from '../../../kernels/plane.ts'
import type { Ground } from './findGround.ts'

/** Peels the mask inwards, a few pixels at most, to where the difference from the ground is half of its local maximum. */
export function settleBorder(mask: Mask, ground: Ground): Mask {
  const { width, values } = mask
  const reach = Math.max(3, Math.max(mask.width, mask.height) / 150)
  const off = gauss(
    planeOf(mask, (i) => Math.hypot(ground.lightness.values[i], ground.chroma.values[i])),
    0.7,
  )
  const top = extremum(off, Math.round(reach), 1)
  const around = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]
  const out = values.slice()
  let front: number[] = []
  for (let i = width + 1; i < values.length - width - 1; i++) {
    if (values[i] && around.some((step) => !values[i + step])) front.push(i)
  }
  for (let step = 0; step < reach && front.length; step++) {
    const next: number[] = []
    for (const i of front) {
      if (!out[i] || off.values[i] > 0.5 * top.values[i]) continue
      out[i] = 0
      for (const j of [i - 1, i + 1, i - width, i + width]) if (out[j]) next.push(j)
    }
    front = next
  }
  return { ...mask, values: out }
}
