import { lampNumbers, lampSize } from './lampNumbers.ts'
import type { LightMaps } from './lightMaps.ts'
import { linear } from './linearLight.ts'
import type { LitScene } from './litScene.ts'
import type { LitRow } from './litRow.ts'

/** Lights the ground of a picture, row by row, wherever it is seen: amounts of red, green and blue light of each pixel. */
export function litGround(maps: LightMaps, { lamps, room, tint }: LitScene): (row: LitRow) => void {
  const { width, height, albedo, form, edge, ground, groundForm, thrown, stands } = maps
  const isFloor = stands.at === 'floor'
  const of = lampNumbers(lamps, 1 - room)
  const half = height / 2

  const [roomRed, roomGreen, roomBlue] = [room * tint[0], room * tint[1], room * tint[2]]
  const byte = 1 / 255

  const ils = new Float32Array(width)
  const contacts = new Float32Array(width)
  const shines = new Float32Array(width)

  return (row) => {
    throwRoom(row)
    shines.fill(0)
    for (let k = 0; k * lampSize < of.length; k++) throwLamp(row, k)
    give(row)
  }

  /** What falls from the room: what lies close keeps it away, most where the lamp does not come, and gives some of its own colour. */
  function throwRoom({ y, line, groundSeen }: LitRow): void {
    const first = groundSeen[0]!
    for (let x = 0, i = y * width * 4, c = 0; x < width; x++, i += 4, c += 3) {
      if (albedo[i + 3] === 255) continue
      const gx = groundForm[i]!
      const gy = groundForm[i + 1]!
      ils[x] = gx || gy ? 1 / Math.sqrt(gx * gx + gy * gy + 1) : 1
      const contact = thrown[i + 3]! * byte * (isFloor ? 1 : 1 - 0.75 * first[x]!)
      contacts[x] = contact
      const open = (1 - 0.8 * (1 - form[i + 3]!)) * (1 - contact)
      const given = isFloor ? 0 : 0.3 * byte * (1 - contact)
      line[c] = roomRed * open + given * thrown[i]!
      line[c + 1] = roomGreen * open + given * thrown[i + 1]!
      line[c + 2] = roomBlue * open + given * thrown[i + 2]!
    }
  }

  function throwLamp({ y, line, groundSeen }: LitRow, k: number): void {
    const seen = groundSeen[k]!
    const n = k * lampSize
    const [dx, dy, dz] = [of[n]!, of[n + 1]!, of[n + 2]!]
    const [red, green, blue, facing] = [of[n + 4]!, of[n + 5]!, of[n + 6]!, of[n + 7]!]
    const [hx, hy, hz] = [of[n + 8]!, of[n + 9]!, of[n + 10]!]
    const [right, down, outwards] = [of[n + 11]!, of[n + 12]!, of[n + 13]!]
    const v = (y - half) / half
    for (let x = 0, i = y * width * 4, c = 0; x < width; x++, i += 4, c += 3) {
      const cover = albedo[i + 3]!
      if (cover === 255) continue
      const u = (x - width / 2) / half
      const gx = groundForm[i]!
      const gy = groundForm[i + 1]!
      const il = ils[x]!
      const faced = (dz - gx * dx - gy * dy) * il
      if (faced <= 0) continue
      const e =
        (faced * freeAt(seen[x]!, x, i, cover)) / (facing * (1 - right * u - down * v + outwards * (u * u + v * v)))
      line[c] = line[c]! + e * red
      line[c + 1] = line[c + 1]! + e * green
      line[c + 2] = line[c + 2]! + e * blue
      const mirror = groundForm[i + 3]!
      if (mirror === 0) continue
      const h = (hz - gx * hx - gy * hy) * il
      if (h <= 0) continue
      const h2 = h * h
      const h8 = h2 * h2 * h2 * h2
      shines[x] = shines[x]! + mirror * 0.12 * h8 * h8 * h8 * e
    }
  }

  /** How much of a lamp a pixel takes of what it sees. */
  function freeAt(seen: number, x: number, i: number, cover: number): number {
    if (isFloor) return seen * (1 - 0.7 * contacts[x]!)
    const uncovered = edge[i + 2] ? 1 - cover * byte : 0
    return 0.04 + 0.96 * (seen > uncovered ? seen : uncovered)
  }

  function give({ y, line, groundSeen }: LitRow): void {
    const first = groundSeen[0]!
    for (let x = 0, i = y * width * 4, c = 0; x < width; x++, i += 4, c += 3) {
      if (albedo[i + 3] === 255) continue
      const takes = ground[i + 3]! * byte
      const shine = shines[x]!
      // A place with a light of its own is shaded by whoever stands in it as well.
      const dim = isFloor && takes < 1 ? 1 - 0.8 * (1 - takes) * (1 - first[x]! * (1 - 0.7 * contacts[x]!)) : 1
      const [still, moved] = [dim * (1 - takes), dim * takes]
      line[c] = linear[ground[i]!]! * (still + moved * line[c]!) + shine
      line[c + 1] = linear[ground[i + 1]!]! * (still + moved * line[c + 1]!) + shine
      line[c + 2] = linear[ground[i + 2]!]! * (still + moved * line[c + 2]!) + shine
    }
  }
}
