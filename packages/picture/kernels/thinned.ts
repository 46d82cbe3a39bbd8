import type { Mask } from './plane.ts'

/** The neighbours of a pixel, clockwise from the one above. */
const around = (width: number) => [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width] as const

/** Lines of any width worn down to one pixel, in place of their middle (Zhang and Suen); what touches the border of the picture is left out. */
export function thinned({ width, height, values }: Mask): Mask {
  const thin = values.slice()
  for (let x = 0; x < width; x++) thin[x] = thin[(height - 1) * width + x] = 0
  for (let y = 0; y < height; y++) thin[y * width] = thin[y * width + width - 1] = 0
  const steps = Int32Array.from(around(width))
  const left = new Int32Array(values.length)
  const gone = new Int32Array(values.length)
  let count = 0
  for (let i = 0; i < thin.length; i++) if (thin[i]) left[count++] = i
  for (let worn = true; worn; ) {
    worn = false
    for (const wearing of wearings) {
      let lost = 0
      for (let k = 0; k < count; k++) if (wearing[ringOf(thin, left[k], steps)]) gone[lost++] = left[k]
      if (lost === 0) continue
      for (let k = 0; k < lost; k++) thin[gone[k]] = 0
      worn = true
      let kept = 0
      for (let k = 0; k < count; k++) if (thin[left[k]]) left[kept++] = left[k]
      count = kept
    }
  }
  return { width, height, values: thin }
}

/** The neighbours of a pixel as bits, the one above first. */
function ringOf(thin: Mask['values'], i: number, steps: Int32Array): number {
  let ring = 0
  for (let k = 0; k < 8; k++) if (thin[i + steps[k]]) ring |= 1 << k
  return ring
}

/** For every ring of neighbours, whether its pixel is worn off in the first and in the second half of a pass. */
const wearings = ([0, 1] as const).map((pass) =>
  Uint8Array.from({ length: 256 }, (_, ring) => (isWorn(ring, pass) ? 1 : 0)),
)

function isWorn(bits: number, pass: 0 | 1): boolean {
  const ring = Array.from({ length: 8 }, (_, k) => (bits >> k) & 1)
  const count = ring.reduce((sum, on) => sum + on, 0)
  if (count < 2 || count > 6) return false
  if (ring.filter((on, k) => !on && ring[(k + 1) % 8]).length !== 1) return false
  const [up, , right, , down, , left] = ring
  return pass === 0
    ? !(up && right && down) && !(right && down && left)
    : !(up && right && left) && !(up && down && left)
}
