import type { LitLamp } from './lampOf.ts'
import type { LightMaps } from './lightMaps.ts'

/** How much of each lamp every second pixel sees, as bytes: of the first lamp, of the second, nothing, and whether it is of the subject (255) or of the ground (0). */
export interface Shadows {
  width: number
  height: number
  bytes: Uint8Array
}

/** Steps of a ray from a pixel to a lamp, and the heads from its first to its last. */
export const raySteps = 16
export const rayReach = [0.007, 0.9] as const
const [first, last] = rayReach
/** How much further each step is than the one before. */
export const rayRatio = (last / first) ** (1 / (raySteps - 1))

/** Sixteen rays that lie side by side begin at sixteen places of a step, so that their mean shows none. */
export const rayOrder = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const

/** The shadows of a picture's lamps by its heights. */
export function shadowsOf(maps: LightMaps, lamps: readonly LitLamp[]): Shadows {
  const width = Math.ceil(maps.width / 2)
  const height = Math.ceil(maps.height / 2)
  const bytes = new Uint8Array(width * height * 4)
  const { form, groundForm, albedo, stands } = maps
  const rays = lamps.map((lamp) => rayOf(maps, lamp))
  const box = subjectBox(maps)
  const around = last * rayRatio * maps.scale
  const nobody = box.right <= box.left
  for (let y = 0; y < height; y++) {
    const py = Math.min(maps.height - 1, y * 2)
    for (let x = 0; x < width; x++) {
      const px = Math.min(maps.width - 1, x * 2)
      const i = (py * maps.width + px) * 4
      const out = (y * width + x) * 4
      const isSubject = albedo[i + 3] >= 128
      bytes[out + 3] = isSubject ? 255 : 0
      // Whoever stands throws no shadow on what is far behind.
      const far =
        nobody || px < box.left - around || px > box.right + around || py < box.top - around || py > box.bottom + around
      const bare = !isSubject && (far || stands.at === 'floor')
      const start = rayRatio ** ((rayOrder[(y & 3) * 4 + (x & 3)] ?? 0) / 16)
      const z = isSubject ? form[i + 2] + 0.4 : groundForm[i + 2]
      for (let k = 0; k < rays.length; k++) bytes[out + k] = bare ? 255 : Math.round(255 * rays[k](px, py, z, start))
    }
  }
  return { width, height, bytes }
}

/** The box of pixels in which something stands above the ground. */
function subjectBox({ width, height, albedo }: LightMaps) {
  const box = { left: width, right: 0, top: height, bottom: 0 }
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

/** How much of a lamp is seen from a pixel at a height, its ray beginning so many times further. */
function rayOf({ width, height, form, highest, scale }: LightMaps, { to, size }: LitLamp) {
  const across = Math.max(0.05, Math.hypot(to[0], to[1]))
  const dx = to[0] / across
  const dy = to[1] / across
  const climb = to[2] / across
  const far = Float32Array.from({ length: raySteps }, (_, k) => scale * first * rayRatio ** k)
  return (x: number, y: number, z: number, start: number): number => {
    let free = 1
    for (let n = 0; n < raySteps; n++) {
      const t = far[n] * start
      // Nothing stands higher.
      if (z + t * climb - highest > size * t + 0.3) break
      const px = Math.floor(x + 0.5 + dx * t)
      const py = Math.floor(y + 0.5 + dy * t)
      if (px < 0 || py < 0 || px >= width || py >= height) break
      const open = 0.5 + (z + t * climb - form[(py * width + px) * 4 + 2]) / (2 * size * t + 0.6)
      if (open < free) free = open
      if (free <= 0) return 0
    }
    return free * free * (3 - 2 * free)
  }
}
