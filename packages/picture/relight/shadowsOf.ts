import { floorFree } from './floorFree.ts'
import type { LitLamp } from './lampOf.ts'
import type { LightMaps } from './lightMaps.ts'
import { subjectBox } from './subjectBox.ts'
import { rayOrder, rayReach, rayStarts, raySteps, raysTo } from './rays.ts'

/** How much of each lamp every second pixel sees, as bytes: of the first lamp, of the second, nothing, and whether it is of the subject (255) or of the ground (0). */
export interface Shadows {
  width: number
  height: number
  bytes: Uint8Array
}

/** The shadows of a picture's lamps by its heights. */
export function shadowsOf(maps: LightMaps, lamps: readonly LitLamp[]): Shadows {
  const width = Math.ceil(maps.width / 2)
  const height = Math.ceil(maps.height / 2)
  const bytes = new Uint8Array(width * height * 4)
  const { form, groundForm, albedo, stands, scale } = maps
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
        for (const [k, lamp] of lamps.entries()) bytes[out + k] = Math.round(255 * floorFree(maps, stands, lamp, px, py))
        continue
      }
      const far = !isSubject && (beside || px < box.left - around || px > box.right + around)
      const start = rayOrder[(y & 3) * 4 + (x & 3)]!
      const z = isSubject ? form[i + 2]! + 0.4 : Math.max(0, groundForm[i + 2]!)
      for (let k = 0; k < lamps.length; k++) {
        bytes[out + k] = far
          ? 255
          : Math.round(255 * freeOn(maps, rays, (k * rayStarts + start) * raySteps, px, py, z))
      }
    }
  }
  return { width, height, bytes }
}

/** How much of a lamp is seen from a pixel at a height along one ray. */
function freeOn(
  { width, height, form, highest }: LightMaps,
  rays: Float32Array,
  ray: number,
  x: number,
  y: number,
  z: number,
): number {
  let free = 1
  for (let at = ray * 4; at < (ray + raySteps) * 4; at += 4) {
    const open = rays[at + 2]!
    const each = rays[at + 3]!
    // Nothing stands higher.
    if (open + (z - highest) * each >= 1) break
    const px = x + rays[at]!
    const py = y + rays[at + 1]!
    if (px < 0 || py < 0 || px >= width || py >= height) break
    const seen = open + (z - form[(py * width + px) * 4 + 2]!) * each
    if (seen < free) free = seen
    if (free <= 0) return 0
  }
  return free * free * (3 - 2 * free)
}
