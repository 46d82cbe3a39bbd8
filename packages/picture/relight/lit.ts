import type { Light } from '@toile/craft/products/light.ts'
import type { LightMaps } from './lightMaps.ts'
import { type LitLamp, lampOf } from './lampOf.ts'
import { displayed, linear } from './linearLight.ts'
import { noiseAt } from './noiseAt.ts'
import { readiedLamp } from './readiedLamp.ts'
import { type SeenShares, seenShares } from './seenShares.ts'
import { shadowsOf } from './shadowsOf.ts'

/** Share of all light that falls from the room where half the light is fill. */
const shareOf = (fill: number) => 0.12 + 0.62 * fill

/** What a light is to the formula: its lamps, the shares of lamp and room, and the line of light from behind. */
export interface LitScene {
  lamps: readonly LitLamp[]
  room: number
  rim: number
}

/** The light of a document in numbers. */
export const sceneOf = ({ key, second, fill, rim }: Light): LitScene => ({
  lamps: [key, ...(second ? [second] : [])].map(lampOf),
  room: shareOf(fill),
  rim,
})

/** Lights a picture; red, green, blue, alpha of its pixels. Cloth that faces the viewer shows its own colour wherever the lamp stands (requirement S1.08). */
export function lit(maps: LightMaps, light: Light): Uint8ClampedArray {
  const { width, height } = maps
  const out = new Uint8ClampedArray(width * height * 4)
  litRows(maps, light, seenBy(maps, light), out, 0, height)
  return out
}

/** How much of a light's lamps is seen from everywhere in a picture. */
export const seenBy = (maps: LightMaps, light: Light): SeenShares => seenShares(shadowsOf(maps, sceneOf(light).lamps))

/** The same for some rows of the picture. */
export function litRows(
  maps: LightMaps,
  light: Light,
  shares: SeenShares,
  out: Uint8ClampedArray,
  from: number,
  to: number,
): void {
  const { width, height, albedo, form, surface, edge, ground, groundForm, thrown, stands, scale } = maps
  const { lamps: all, room, rim } = sceneOf(light)
  const lamps = all.map(readiedLamp)
  const share = 1 - room
  const at = [0, 0, 0]
  const floor = stands.at === 'floor' ? stands : null
  const middleX = width / 2
  const middleY = height / 2

  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const j = i * 4
      const cover = albedo[j + 3]! / 255
      let red = 0
      let green = 0
      let blue = 0
      if (cover < 1) {
        layGround(i, x, y)
        red = at[0]!
        green = at[1]!
        blue = at[2]!
      }
      if (cover > 0) {
        lightSubject(i, x, y)
        red += (at[0]! - red) * cover
        green += (at[1]! - green) * cover
        blue += (at[2]! - blue) * cover
      }
      const u = (x - middleX) / middleY
      const v = (y - middleY) / middleY
      const lens = 1 - 0.045 * Math.min(1, u * u + v * v)
      const grain = (noiseAt(x + 7919, y + 104729) - 0.5) * 3.2
      out[j] = displayed(red * lens) + grain
      out[j + 1] = displayed(green * lens) + grain
      out[j + 2] = displayed(blue * lens) + grain
      out[j + 3] = 255
    }
  }

  /** How much of a lamp a pixel sees past what stands between, the subject (0) or the ground (2) alone. */
  function seen(k: number, x: number, y: number, whose: 0 | 2): number {
    return shares.bytes[(((y + 1) >> 1) * shares.width + ((x + 1) >> 1)) * 4 + whose + k]! / 255
  }

  function layGround(i: number, x: number, y: number): void {
    const j = i * 4
    const takes = ground[j + 3]! / 255
    const gx = groundForm[j]!
    const gy = groundForm[j + 1]!
    const mirror = groundForm[j + 3]!
    const il = 1 / Math.sqrt(gx * gx + gy * gy + 1)
    const open = 1 - 0.3 * (1 - form[j + 3]!)
    let r = room * open
    let g = room * open
    let b = room * open
    let shine = 0
    // A place with a light of its own is shaded by whoever stands in it as well.
    const dim = floor && takes < 1 ? 1 - 0.8 * (1 - takes) * floorShadow(0, x, y) : 1
    const uncovered = edge[j + 2]! ? 1 - albedo[j + 3]! / 255 : 0
    for (let k = 0; k < lamps.length; k++) {
      const { dx, dy, dz, red, green, blue, facing, hx, hy, hz } = lamps[k]!
      const faced = (-gx * dx - gy * dy + dz) * il
      // A lamp is near: what lies on its side is lighter.
      const near = 1 + (0.1 * ((x - middleX) * dx + (y - middleY) * dy)) / middleY
      const free = floor ? 1 - floorShadow(k, x, y) : 0.06 + 0.94 * Math.max(seen(k, x, y, 2), uncovered)
      const e = faced > 0 ? (faced / facing) * near * free : 0
      const lamp = share * e
      r += lamp * red
      g += lamp * green
      b += lamp * blue
      if (mirror > 0) {
        const h = (-gx * hx - gy * hy + hz) * il
        if (h > 0) shine += mirror * 0.12 * h ** 24 * e
      }
    }
    for (let c = 0; c < 3; c++) {
      const own = linear[ground[j + c]!]!
      const falls = c === 0 ? r : c === 1 ? g : b
      at[c] = own * dim * (1 + (falls - 1) * takes) + shine
    }
  }

  /** The shadow that somebody who stands throws on the floor: the ray to the lamp is followed back to where they stand, as if cut out of card. */
  function floorShadow(k: number, x: number, y: number): number {
    if (!floor) return 0
    const { dx, dy, dz, size } = lamps[k]!
    const tall = Math.max(1, floor.feet - floor.horizon)
    const depth = (floor.feet - y) / (0.42 * scale)
    const contact = thrown[(y * width + x) * 4 + 3]! / 255
    if (y < floor.horizon) return 0.35 * contact
    // Somewhat in front of the feet the lamp still finds them: feet have a length.
    const back = depth + 0.12
    if (back < 0) return 0.55 * contact
    const along = back / Math.max(0.25, dz)
    const px = x + dx * along * scale * 0.42 * 2
    const py = floor.feet + dy * along * scale * 0.42 * 2
    if (px < 0 || py < 0 || px > width - 1 || py > height - 1) return 0.55 * contact
    const blur = Math.min(2, along * (0.4 + 2.2 * size))
    const near =
      cast(px, py, 0) * Math.max(0, 1 - blur) +
      cast(px, py, 1) * (1 - Math.abs(1 - blur)) +
      cast(px, py, 2) * Math.max(0, blur - 1)
    const fades = (1 / (1 + 0.1 * along * along)) * Math.min(1, Math.max(0, (y - floor.horizon) / (0.5 * tall)))
    return Math.min(1, Math.max(0.85 * (near / 255) * fades, 0.75 * contact))
  }

  /** The cover that throws a shadow, between the pixels that it is known at. */
  function cast(px: number, py: number, c: number): number {
    const left = Math.min(width - 2, Math.floor(px))
    const top = Math.min(height - 2, Math.floor(py))
    const p = (top * width + left) * 4 + c
    const q = p + width * 4
    const fx = px - left
    const upper = thrown[p]! + (thrown[p + 4]! - thrown[p]!) * fx
    return upper + (thrown[q]! + (thrown[q + 4]! - thrown[q]!) * fx - upper) * (py - top)
  }

  function lightSubject(i: number, x: number, y: number): void {
    const j = i * 4
    const gx = form[j]!
    const gy = form[j + 1]!
    const open = form[j + 3]!
    const il = 1 / Math.sqrt(gx * gx + gy * gy + 1)
    const nx = -gx * il
    const ny = -gy * il
    const rough = surface[j]! / 255
    const nap = surface[j + 1]! / 255
    const mirror = surface[j + 2]! / 255
    const own = surface[j + 3]! / 255
    const wrap = edge[j]! / 255
    const outer = edge[j + 1]! / 255
    const through = edge[j + 2]! / 255
    const sparkle = edge[j + 3]! / 255
    let r = 0
    let g = 0
    let b = 0
    let sr = 0
    let sg = 0
    let sb = 0
    for (let k = 0; k < lamps.length; k++) {
      const { dx, dy, dz, size, red, green, blue, facing: flat, hx, hy, hz } = lamps[k]!
      const nl = nx * dx + ny * dy + il * dz
      const free = seen(k, x, y, 0)
      const soft = wrap + 0.3 * size
      const facing = (flat + soft) / (1 + soft)
      const falls = nl + soft > 0 ? (nl + soft) / (1 + soft) / facing : 0
      const e = share * (falls * (free + (1 - free) * 0.25 * wrap) + through * 0.35 * (1 - free * falls))
      r += e * red
      g += e * green
      b += e * blue
      const nh = Math.max(0, nx * hx + ny * hy + il * hz)
      const lit = nl > 0 ? nl : 0
      const broad = rough * rough + 0.35 * size
      const lobe = broad * broad
      const dd = nh * nh * (lobe - 1) + 1
      // What cloth that faces the viewer gives back is part of its colour already.
      const facingLobe = hz * hz * (lobe - 1) + 1
      const gloss = lobe / (dd * dd) - lobe / (facingLobe * facingLobe)
      let s = lit * (0.012 + 0.1 * mirror) * gloss + nap * 0.34 * (1 - il) * (nl > -0.3 ? nl + 0.3 : 0)
      if (sparkle > 0) s += sparkle * (0.25 + 2.2 * nh ** 8)
      s *= share * free
      sr += s * red
      sg += s * green
      sb += s * blue
    }
    // The room: brighter above, and what it gives comes back from within hollows in the colour of the cloth.
    const above = room * open * (1 - 0.16 * ny)
    const bounce = room * (1 - open) * 0.42
    let glass = 0
    if (mirror > 0.04) {
      // Boxes of light that stand about every studio.
      const rx = 2 * il * nx
      const ry = 2 * il * ny
      const rz = 2 * il * il - 1
      const sharp = 2 / (rough * rough * rough * rough + 0.02)
      glass =
        mirror *
        open *
        (1.3 - rough) *
        room *
        (1.2 * Math.max(0, -0.78 * rx - 0.26 * ry + 0.57 * rz) ** sharp +
          0.7 * Math.max(0, 0.9 * rx - 0.1 * ry + 0.42 * rz) ** (1.4 * sharp) +
          0.7 * Math.max(0, -0.94 * ry + 0.34 * rz) ** (1.2 * sharp))
    }
    const line = rim * outer * (1 - il) * (1 - il) * 1.6
    const fiber = room * nap * 0.16 * (1 - il) * (1 - il) * open
    const ar = linear[albedo[j]!]!
    const ag = linear[albedo[j + 1]!]!
    const ab = linear[albedo[j + 2]!]!
    const most = Math.max(ar, ag, ab, 0.02)
    const whole = glass + fiber
    at[0] = ar * (r + above * 0.99 + bounce * ar + line) + (sr + whole) * (1 - own + (own * ar) / most) + line * 0.12
    at[1] = ag * (g + above + bounce * ag + line) + (sg + whole) * (1 - own + (own * ag) / most) + line * 0.12
    at[2] = ab * (b + above * 1.015 + bounce * ab + line) + (sb + whole) * (1 - own + (own * ab) / most) + line * 0.12
  }
}
