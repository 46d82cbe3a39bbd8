import { distanceTo } from '../kernels/distance.ts'
import { emptyMask, type Mask, maskOf, type Plane } from '../kernels/plane.ts'

/** What a ball of the given radius covers when it rolls in from the picture's border over free pixels; `room` is each pixel's distance to the nearest obstacle. */
export function floodGround(free: Mask, room: Plane | null, radius: number): Mask {
  const { width, height } = free
  const reached = emptyMask(free)
  const stack = new Int32Array(width * height)
  let depth = 0
  const visit = (i: number) => {
    if (reached.values[i] || !free.values[i]) return
    if (room && radius > 0 && room.values[i] <= radius) return
    reached.values[i] = 1
    stack[depth++] = i
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (depth) {
    const i = stack[--depth]
    const x = i % width
    if (x > 0) visit(i - 1)
    if (x < width - 1) visit(i + 1)
    if (i >= width) visit(i - width)
    if (i < width * (height - 1)) visit(i + width)
  }
  if (radius <= 0) return reached
  const near = distanceTo(reached)
  return maskOf(free, (i) => near.values[i] <= radius)
}
