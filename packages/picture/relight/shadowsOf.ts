import { sure } from '@toile/geometry'
import { floorFree } from './floorFree.ts'
import type { LitLamp } from './lampOf.ts'
import type { LightMaps } from './lightMaps.ts'
import { subjectBox } from './subjectBox.ts'
import { rayOrder, rayReach, rayStarts, raySteps, raysTo } from './rays.ts'

/** How much of each lamp every second pixel sees, as bytes: of the first lamp, of the second, nothing, and whether it is of the subject (255) or of the ground (0). */
export interface Shadows {
  width: number
  height: number
  lamps: number
  bytes: Uint8Array
}

/** The shadows of a picture's lamps by its heights. */
export function shadowsOf(maps: LightMaps, lamps: readonly LitLamp[]): Shadows {
  const width = Math.ceil(maps.width / 2)
  const height = Math.ceil(maps.height / 2)
  const bytes = new Uint8Array(width * height * 4)
  const { groundForm, albedo, stands, scale } = maps
  const heights = heightsOf(maps, width, height)
  const rays = raysTo(lamps, scale)
  const box = subjectBox(maps)
  const around = rayReach * scale
  for (let y = 0; y < height; y++) {
    const py = Math.min(maps.height - 1, y * 2)
    const beside = py < box.top - around || py > box.bottom + around
    for (let x = 0; x < width; x++) {
      const px = Math.min(maps.width - 1, x * 2)
      const i = (py * maps.width + px) * 4
      const out = (y * width + x) * 4
      const isSubject = albedo[i + 3]! >= 128
      bytes[out + 3] = isSubject ? 255 : 0
      if (!isSubject && stands.at === 'floor') {
        for (let k = 0; k < lamps.length; k++)
          bytes[out + k] = 255 * floorFree(maps, stands, sure(lamps[k]), px, py) + 0.5
        continue
      }
      const far = !isSubject && (beside || px < box.left - around || px > box.right + around)
      if (far) {
        bytes[out] = bytes[out + 1] = 255
        continue
      }
      const start = rayOrder[(y & 3) * 4 + (x & 3)]!
      const z = isSubject ? heights[y * width + x]! + 0.4 : Math.max(0, groundForm[i + 2]!)
      for (let k = 0; k < lamps.length; k++)
        bytes[out + k] = 255 * freeOn((k * rayStarts + start) * raySteps, x, y, z) + 0.5
    }
  }
  return { width, height, lamps: lamps.length, bytes }

  /** How much of a lamp is seen from a cell at a height along one ray. */
  function freeOn(ray: number, x: number, y: number, z: number): number {
    let free = 1
    const over = z - maps.highest
    for (let at = ray * 4, end = at + raySteps * 4; at < end; at += 4) {
      const open = rays[at + 2]!
      const each = rays[at + 3]!
      // Nothing stands higher.
      if (open + over * each >= 1) break
      const cx = x + rays[at]!
      const cy = y + rays[at + 1]!
      if (cx < 0 || cy < 0 || cx >= width || cy >= height) break
      const seen = open + (z - heights[cy * width + cx]!) * each
      if (seen < free) {
        if (seen <= 0) return 0
        free = seen
      }
    }
    return free * free * (3 - 2 * free)
  }
}

/** The heights of a picture at its cells, close together. */
function heightsOf({ form, width, height }: LightMaps, columns: number, rows: number): Float32Array {
  const out = new Float32Array(columns * rows)
  for (let y = 0, c = 0; y < rows; y++) {
    const row = Math.min(height - 1, y * 2) * width
    for (let x = 0; x < columns; x++, c++) out[c] = form[(row + Math.min(width - 1, x * 2)) * 4 + 2]!
  }
  return out
}
