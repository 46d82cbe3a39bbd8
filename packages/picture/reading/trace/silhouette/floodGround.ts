import { emptyMask, type Mask } from '../../../kernels/plane.ts'

/** What is reached over free pixels from the picture's border. */
export function floodGround(free: Mask): Mask {
  const { width, height } = free
  const reached = emptyMask(free)
  const stack = new Int32Array(width * height)
  let depth = 0
  const visit = (i: number) => {
    if (reached.values[i] || !free.values[i]) return
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
  return reached
}
