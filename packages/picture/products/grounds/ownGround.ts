import { shrink } from '../../kernels/shrink.ts'
import type { Pixels } from '../../surface.ts'
import type { Ground } from './productGround.ts'

/** How far an own picture takes the light of the lamps: it has some of its own. */
const takes = 80
const blank = 236

/** A picture of one's own: it covers the room, as much as lies over cut off alike on both sides, and is never stretched. */
export const ownGround: Ground = {
  id: 'own',
  draw(_, { width, height, picture }) {
    const albedo = new Uint8ClampedArray(width * height * 4).fill(blank)
    if (picture && picture.width > 0 && picture.height > 0) cover(albedo, width, height, picture)
    for (let j = 3; j < albedo.length; j += 4) albedo[j] = takes
    return { albedo, form: null }
  },
}

function cover(albedo: Uint8ClampedArray, width: number, height: number, whole: Pixels): void {
  const times = Math.max(width / whole.width, height / whole.height)
  const from = shrink(whole, Math.max(whole.width, whole.height) * Math.min(1, times))
  const step = Math.min(from.width / width, from.height / height)
  const [left, top] = [(from.width - width * step) / 2, (from.height - height * step) / 2]
  for (let y = 0, j = 0; y < height; y++) {
    const atY = Math.max(0, Math.min(from.height - 1, top + (y + 0.5) * step - 0.5))
    const row = Math.floor(atY)
    const below = Math.min(from.height - 1, row + 1)
    for (let x = 0; x < width; x++, j += 4) {
      const atX = Math.max(0, Math.min(from.width - 1, left + (x + 0.5) * step - 0.5))
      const column = Math.floor(atX)
      const next = Math.min(from.width - 1, column + 1)
      const [fx, fy] = [atX - column, atY - row]
      const corners = [
        row * from.width + column,
        row * from.width + next,
        below * from.width + column,
        below * from.width + next,
      ]
      const shares = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
      let [red, green, blue] = [blank, blank, blank]
      for (let k = 0; k < 4; k++) {
        const i = corners[k]! * 4
        // What is clear lies on blank paper.
        const opaque = (from.rgba[i + 3]! / 255) * shares[k]!
        red += (from.rgba[i]! - blank) * opaque
        green += (from.rgba[i + 1]! - blank) * opaque
        blue += (from.rgba[i + 2]! - blank) * opaque
      }
      albedo[j] = red
      albedo[j + 1] = green
      albedo[j + 2] = blue
    }
  }
}
