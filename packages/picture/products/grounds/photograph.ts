import { coded } from '@toile/craft/colors/coded.ts'
import type { Camera } from './cameraOf.ts'
import type { GroundPicture } from './productGround.ts'
import { blurByDepth } from './blurByDepth.ts'

/** A point of light that the lens draws as a disc: where it is seen (as a share of its distance to the right and downwards), how far away, and its linear colour. */
export interface Glint {
  right: number
  down: number
  far: number
  color: readonly [number, number, number]
}

/** A place as the lens sees it. */
export interface Place {
  /** Writes the linear red, green and blue and the distance in millimetres of what lies in a direction. */
  see(right: number, down: number, into: Float64Array): void
  glints: readonly Glint[]
  /** By how much the floor is lighter or darker at a place of it, in millimetres to the right and away; `soft` and `deep` are the millimetres that blur into each other across and away. */
  floor(x: number, z: number, soft: number, deep: number): number
  /** How far the floor at the feet takes the light of the lamps, of 255. */
  takes: number
}

/** Pixels along the longer side of what is blurred. */
const longest = 500

/** The picture of a place: what lies behind is drawn small and blurred by how far away it is, the floor is drawn in full where it is sharp. */
export function photograph(width: number, height: number, camera: Camera, place: Place): GroundPicture {
  const { horizon, middle, focal, far, eye, blur } = camera
  const step = Math.max(1, Math.max(width, height) / longest)
  const columns = Math.ceil(width / step) + 1
  const rows = Math.ceil(height / step) + 1
  const planes = [0, 1, 2, 3].map(() => new Float32Array(columns * rows))
  const [reds, greens, blues, radii] = planes as [Float32Array, Float32Array, Float32Array, Float32Array]
  const seen = new Float64Array(4)
  for (let y = 0, i = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, i++) {
      place.see((x * step - middle) / focal, (y * step - horizon) / focal, seen)
      reds[i] = seen[0]!
      greens[i] = seen[1]!
      blues[i] = seen[2]!
      radii[i] = (blur / step) * Math.abs(1 - far / Math.max(seen[3]!, 1))
    }
  }
  for (const { right, down, far: away, color } of place.glints) {
    const x = Math.round((middle + right * focal) / step)
    const y = Math.round((horizon + down * focal) / step)
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue
    const i = y * columns + x
    // A point is as bright in every size of picture: its disc takes as large a share of it.
    const strong = 1 / Math.max(step * step * 0.074, 0.2)
    reds[i] = reds[i]! + color[0] * strong * (blur / 27) ** 2
    greens[i] = greens[i]! + color[1] * strong * (blur / 27) ** 2
    blues[i] = blues[i]! + color[2] * strong * (blur / 27) ** 2
    radii[i] = (blur / step) * Math.abs(1 - far / away)
  }
  const soft = blurByDepth([reds, greens, blues], radii, columns, rows)
  const albedo = new Uint8ClampedArray(width * height * 4)
  let chance = 1
  for (let y = 0, j = 0; y < height; y++) {
    const below = y + 0.5 - horizon
    const away = below > 0 ? (eye * focal) / below : Number.POSITIVE_INFINITY
    const floor = away < far * 6
    const spread = floor ? Math.abs(1 - far / away) * blur : 0
    const across = (Math.max(1, spread) * away) / focal
    const deep = (Math.max(1, spread) * away * away) / (focal * eye)
    const alpha = floor ? place.takes * Math.min(1, (far * 1.15) / away) ** 2.2 : 0
    const top = Math.floor(y / step)
    const down = y / step - top
    for (let x = 0; x < width; x++, j += 4) {
      const left = Math.floor(x / step)
      const over = x / step - left
      const i = top * columns + left
      const times = floor ? place.floor(((x + 0.5 - middle) / focal) * away, away, across, deep) : 1
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0
      // Without it an even sky would show steps.
      const grain = (chance / 4294967296 - 0.5) * 1.6
      for (let c = 0; c < 3; c++) {
        const plane = soft[c]!
        const upper = plane[i]! + (plane[i + 1]! - plane[i]!) * over
        const lower = plane[i + columns]! + (plane[i + columns + 1]! - plane[i + columns]!) * over
        albedo[j + c] = developed((upper + (lower - upper) * down) * times) + grain
      }
      albedo[j + 3] = alpha
    }
  }
  return { albedo, form: null, horizon }
}

/** What a picture shows of an amount of light up to four, 0..255: highlights run out softly as on film. */
const tones = Float32Array.from({ length: 8193 }, (_, i) => {
  return 255 * coded(1 - Math.exp((-i / 2048) * 1.15))
})

const developed = (light: number) => tones[Math.max(0, Math.min(8192, (light * 2048 + 0.5) | 0))]!
