import type { Mask } from './plane.ts'

/** The neighbours of a pixel, clockwise from the one above. */
const around = (width: number) => [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width] as const

/** Lines of any width worn down to one pixel, in place of their middle (Zhang and Suen); what touches the border of the picture is left out. */
export function thinned({ width, height, values }: Mask): Mask {
  const thin = values.slice()
  for (let x = 0; x < width; x++) thin[x] = thin[(height - 1) * width + x] = 0
  for (let y = 0; y < height; y++) thin[y * width] = thin[y * width + width - 1] = 0
  const steps = around(width)
  let left: number[] = []
  thin.forEach((on, i) => on && left.push(i))
  for (let worn = true; worn; ) {
    worn = false
    for (const pass of [0, 1] as const) {
      const gone = left.filter((i) => isWorn(thin, i, steps, pass))
      for (const i of gone) thin[i] = 0
      if (gone.length === 0) continue
      worn = true
      left = left.filter((i) => thin[i])
    }
  }
  return { width, height, values: thin }
}

function isWorn(thin: Mask['values'], i: number, steps: ReturnType<typeof around>, pass: 0 | 1): boolean {
  const ring = steps.map((step) => (thin[i + step] ? 1 : 0))
  const count = ring.reduce<number>((sum, on) => sum + on, 0)
  if (count < 2 || count > 6) return false
  if (ring.filter((on, k) => !on && ring[(k + 1) % 8]).length !== 1) return false
  const [up, , right, , down, , left] = ring
  return pass === 0
    ? !(up && right && down) && !(right && down && left)
    : !(up && right && left) && !(up && down && left)
}
