import type { LightMaps } from './lightMaps.ts'

/** The box of pixels in which something stands above the ground; an empty one far away for nobody. */
export function subjectBox({ width, height, albedo }: LightMaps) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width * 4 + 3; x < width; x++, i += 4) {
      if (!albedo[i]) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box
}
