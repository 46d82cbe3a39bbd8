import { blur } from '../raster/blur.ts'
import { grown, shrunk } from './coarsely.ts'

/** A field of heights: pixels above the ground, for each pixel. */
interface Heights {
  values: Float32Array
  width: number
  height: number
}

const turns = 8
const steps = 6
/** Pixels that lie side by side look in so many directions, so that no star is seen. */
const starts = 16
/** Pixels that a hollow is looked at in: finer ones are in the cloth's own relief. */
const finest = 3
/** Such pixels in a reach are enough. */
const enough = 40

/** How open each pixel is to the room, 0..1, by the horizon that the heights around it make within a reach in pixels (horizon-based ambient occlusion). */
export function openness(heights: Heights, reach: number): Float32Array {
  const coarse = Math.max(finest, Math.round(reach / enough))
  const [width, height] = [Math.ceil(heights.width / coarse), Math.ceil(heights.height / coarse)]
  const values = shrunk(heights.values, heights.width, heights.height, coarse)
  for (let i = 0; i < values.length; i++) values[i]! /= coarse
  const { across, down, far } = looksOf(reach / coarse)
  const open = new Float32Array(width * height).fill(1)
  const around = Math.ceil(reach / coarse)
  const box = raised({ values, width, height })
  for (let y = Math.max(0, box.top - around); y < Math.min(height, box.bottom + around); y++) {
    for (let x = Math.max(0, box.left - around); x < Math.min(width, box.right + around); x++) {
      const i = y * width + x
      const own = values[i]!
      let closed = 0
      let at = ((x * 7 + y * 13) & (starts - 1)) * turns * steps
      for (let turn = 0; turn < turns; turn++) {
        let horizon = 0
        for (let k = 0; k < steps; k++, at++) {
          const px = x + across[at]!
          const py = y + down[at]!
          if (px < 0 || py < 0 || px >= width || py >= height) continue
          const rise = (values[py * width + px]! - own) / far[k]!
          if (rise > horizon) horizon = rise
        }
        if (horizon > 0) closed += horizon / Math.sqrt(1 + horizon * horizon)
      }
      open[i] = 1 - closed / turns
    }
  }
  return grown(blur(open, width, height, 1), width, height, heights.width, heights.height, coarse)
}

/** Where is looked from a pixel, in whole pixels: for every start, turn and step. */
function looksOf(reach: number) {
  const far = Float32Array.from({ length: steps }, (_, k) => 1.5 * (reach / 1.5) ** (k / (steps - 1)))
  const across = new Int32Array(starts * turns * steps)
  const down = new Int32Array(starts * turns * steps)
  for (let at = 0; at < across.length; at++) {
    const turn = Math.floor(at / steps) % turns
    const start = Math.floor(at / (steps * turns))
    const angle = ((turn + start / starts) / turns) * 2 * Math.PI
    across[at] = Math.round(Math.cos(angle) * far[at % steps]!)
    down[at] = Math.round(Math.sin(angle) * far[at % steps]!)
  }
  return { across, down, far }
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
