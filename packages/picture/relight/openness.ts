import { blur } from '../raster/blur.ts'

/** A field of heights: pixels above the ground, for each pixel. */
interface Heights {
  values: Float32Array
  width: number
  height: number
}

const turns = 8
const steps = 6
/** Pixels that a hollow is looked at in: finer ones are in the cloth's own relief. */
const coarse = 3

/** How open each pixel is to the room, 0..1, by the horizon that the heights around it make within a reach in pixels (horizon-based ambient occlusion). */
export function openness(heights: Heights, reach: number): Float32Array {
  const small = shrunk(heights)
  const { values, width, height } = small
  const far = Float32Array.from({ length: steps }, (_, k) => 1.5 * (reach / coarse / 1.5) ** (k / (steps - 1)))
  const open = new Float32Array(width * height).fill(1)
  const around = Math.ceil(reach / coarse)
  const box = raised(small)
  for (let y = Math.max(0, box.top - around); y < Math.min(height, box.bottom + around); y++) {
    for (let x = Math.max(0, box.left - around); x < Math.min(width, box.right + around); x++) {
      const i = y * width + x
      // Each pixel of four by four looks in other directions, so that no star is seen.
      const start = ((((x * 7 + y * 13) & 15) / 16) * 2 * Math.PI) / turns
      let closed = 0
      for (let turn = 0; turn < turns; turn++) {
        const angle = start + (turn / turns) * 2 * Math.PI
        const dx = Math.cos(angle)
        const dy = Math.sin(angle)
        let horizon = 0
        for (let k = 0; k < steps; k++) {
          const px = Math.round(x + dx * far[k]!)
          const py = Math.round(y + dy * far[k]!)
          if (px < 0 || py < 0 || px >= width || py >= height) break
          horizon = Math.max(horizon, (values[py * width + px]! - values[i]!) / far[k]!)
        }
        closed += horizon / Math.sqrt(1 + horizon * horizon)
      }
      open[i] = 1 - closed / turns
    }
  }
  return grown(blur(open, width, height, 1), small, heights)
}

/** The box of what stands above the ground. */
function raised({ values, width, height }: Heights) {
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!values[y * width + x]) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box
}

/** Heights in coarse pixels, each the mean of those it covers. */
function shrunk({ values, width, height }: Heights): Heights {
  const columns = Math.ceil(width / coarse)
  const rows = Math.ceil(height / coarse)
  const out = new Float32Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / coarse) * columns
    for (let x = 0; x < width; x++) out[row + Math.floor(x / coarse)]! += values[y * width + x]!
  }
  for (let i = 0; i < out.length; i++) out[i]! /= coarse * coarse * coarse
  return { values: out, width: columns, height: rows }
}

function grown(values: Float32Array, small: Heights, { width, height }: Heights): Float32Array {
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(small.height - 1, (y + 0.5) / coarse - 0.5))
    const top = Math.min(small.height - 1, Math.floor(v))
    const under = Math.min(small.height - 1, top + 1)
    const fy = v - top
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(small.width - 1, (x + 0.5) / coarse - 0.5))
      const left = Math.min(small.width - 1, Math.floor(u))
      const right = Math.min(small.width - 1, left + 1)
      const fx = u - left
      const above = values[top * small.width + left]! * (1 - fx) + values[top * small.width + right]! * fx
      const below = values[under * small.width + left]! * (1 - fx) + values[under * small.width + right]! * fx
      out[y * width + x] = above + (below - above) * fy
    }
  }
  return out
}
