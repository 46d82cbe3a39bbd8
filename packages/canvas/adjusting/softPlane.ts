import type { BlurBox } from './boxOf.ts'

/** Passes a box three times along rows and three times along columns of a plane of whole numbers up to 65535, in place; edges are repeated. Running sums are whole, so that a pixel does not depend on where the plane begins. */
export function softPlane(plane: Uint16Array, width: number, height: number, box: BlurBox): void {
  softRows(plane, width, height, box)
  const turned = turnedOver(plane, width, height)
  softRows(turned, height, width, box)
  plane.set(turnedOver(turned, height, width))
}

function softRows(plane: Uint16Array, width: number, height: number, { radius, part }: BlurBox): void {
  const pad = radius + 1
  let from = new Int32Array(width + 2 * pad)
  let to = new Int32Array(width + 2 * pad)
  const share = 1 / (256 * (2 * radius + 1) + 2 * part)
  for (let y = 0; y < height; y++) {
    from.set(plane.subarray(y * width, (y + 1) * width), pad)
    for (let pass = 0; pass < 3; pass++) {
      from.fill(from[pad]!, 0, pad)
      from.fill(from[pad + width - 1]!, pad + width)
      slide(from, to, width, radius, part, share)
      const swapped = from
      from = to
      to = swapped
    }
    plane.set(from.subarray(pad, pad + width), y * width)
  }
}

function slide(from: Int32Array, to: Int32Array, count: number, radius: number, part: number, share: number): void {
  const pad = radius + 1
  let sum = 0
  for (let i = 1; i < 2 * radius + 1; i++) sum += from[i]!
  for (let i = 0; i < count; i++) {
    const [left, right] = [from[i]!, from[i + 2 * pad]!]
    sum += from[i + 2 * radius + 1]!
    to[i + pad] = ((sum * 256 + part * (left + right)) * share + 0.5) | 0
    sum -= from[i + 1]!
  }
}

/** Rows for columns, in blocks that a cache holds. */
function turnedOver(plane: Uint16Array, width: number, height: number): Uint16Array {
  const out = new Uint16Array(plane.length)
  const block = 32
  for (let top = 0; top < height; top += block)
    for (let left = 0; left < width; left += block) {
      const bottom = Math.min(height, top + block)
      const right = Math.min(width, left + block)
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) out[x * height + y] = plane[y * width + x]!
    }
  return out
}
