import type { Mask } from '../../../kernels/plane.ts'

/** The mask with every pixel set that has a neighbour of a value beside, above or below it: grown where the value is 1, shrunk where it is 0. */
export function grown({ width, height, values }: Mask, value: 0 | 1): Mask {
  const out = values.slice()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (values[i] === value) continue
      const near =
        (x > 0 && values[i - 1] === value) ||
        (x < width - 1 && values[i + 1] === value) ||
        (y > 0 && values[i - width] === value) ||
        (y < height - 1 && values[i + width] === value)
      if (near) out[i] = value
    }
  }
  return { width, height, values: out }
}
