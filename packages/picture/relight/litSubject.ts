import { lampNumbers, lampSize } from './lampNumbers.ts'
import type { LightMaps } from './lightMaps.ts'
import { linear } from './linearLight.ts'
import type { LitScene } from './litScene.ts'
import type { LitRow } from './litRow.ts'

/** Lights what stands before the ground, row by row, and mixes it over the light of the ground as far as it covers it. */
export function litSubject(maps: LightMaps, { lamps, room, tint, rim }: LitScene): (row: LitRow) => void {
  const { width, height, albedo, form, surface, edge } = maps
  const of = lampNumbers(lamps, 1 - room)
  const half = height / 2

  return ({ y, line, subjectSeen }) => {
    const v = (y - half) / half
    for (let x = 0, i = y * width * 4, c = 0; x < width; x++, i += 4, c += 3) {
      const cover = albedo[i + 3]! / 255
      if (cover === 0) continue
      const u = (x - width / 2) / half
      const gx = form[i]!
      const gy = form[i + 1]!
      const open = form[i + 3]!
      const nz = 1 / Math.sqrt(gx * gx + gy * gy + 1)
      const nx = -gx * nz
      const ny = -gy * nz
      const rough = surface[i]! / 255
      const nap = surface[i + 1]! / 255
      const mirror = surface[i + 2]! / 255
      const own = surface[i + 3]! / 255
      const wrap = edge[i]! / 255
      const outer = edge[i + 1]! / 255
      const through = edge[i + 2]! / 255
      const thread = edge[i + 3]! / 255
      const ar = linear[albedo[i]!]!
      const ag = linear[albedo[i + 1]!]!
      const ab = linear[albedo[i + 2]!]!
      const most = Math.max(ar, ag, ab, 0.02)
      const turned = 1 - nz * nz
      // Pile swallows light that falls into it and stands bright where it is seen from the side.
      const pile = nap > 0.45 ? (nap - 0.45) * 1.8 : 0
      const dark = (1 - 0.5 * pile * nz * nz) / (1 - 0.42 * pile)
      // Along the threads of satin a light is drawn out across them.
      const threadZ = 1 / Math.sqrt(nz * nz + ny * ny)
      let red = 0
      let green = 0
      let blue = 0
      let shineRed = 0
      let shineGreen = 0
      let shineBlue = 0
      for (let k = 0, n = 0; n < of.length; k++, n += lampSize) {
        const size = of[n + 3]!
        const hx = of[n + 8]!
        const hy = of[n + 9]!
        const hz = of[n + 10]!
        const near = 1 / (1 - of[n + 11]! * u - of[n + 12]! * v + of[n + 13]! * (u * u + v * v))
        const nl = nx * of[n]! + ny * of[n + 1]! + nz * of[n + 2]!
        // Cloth lies on cloth softly: what one fold keeps away another gives back.
        const free = 0.2 + 0.8 * subjectSeen[k]![x]!
        // Rough cloth gives light back in all directions, and is flatter than a ball of plaster.
        const soft = wrap + 0.24 * size + 0.1 * rough * rough
        const faced = nl + soft > 0 ? (nl + soft) / (of[n + 7]! + soft) : 0
        const falls = faced > 1 ? 1 + (faced - 1) * (1 - 0.3 * rough) : faced
        const e = near * dark * (falls * (free + (1 - free) * 0.25 * wrap) + through * 0.35 * (1 - free * falls))
        red += e * of[n + 4]!
        green += e * of[n + 5]!
        blue += e * of[n + 6]!
        const nh = nx * hx + ny * hy + nz * hz
        const th = (hy * nz - hz * ny) * threadZ
        const broad = rough * rough + 0.3 * size
        const along = broad * (1 - 0.5 * thread)
        const over = broad * (1 + 0.6 * thread)
        const [ta, ba] = [1 / (along * along), 1 / (over * over)]
        const bright = nh * nh * (1 - ba) + ba + th * th * (ta - ba)
        const flat = hz * hz * (1 - ba) + ba + hy * hy * (ta - ba)
        const strong = (0.012 + 0.1 * mirror + 0.03 * thread) / (along * over)
        // What cloth that faces the viewer gives back is part of its colour already; black is not made blacker by it.
        const gloss = Math.max(strong * (1 / (bright * bright) - 1 / (flat * flat)), -0.6 * most)
        const grazed = nl > -0.3 ? (nl + 0.3) * turned : 0
        const s = near * free * ((nl > 0 ? nl * gloss : 0) + nap * (0.1 + 0.16 * pile) * grazed)
        shineRed += s * of[n + 4]!
        shineGreen += s * of[n + 5]!
        shineBlue += s * of[n + 6]!
      }
      // The room: brighter above, and what it gives comes back from within hollows in the colour of the cloth.
      const above = room * open * (1 - 0.16 * ny) * dark
      const bounce = room * (1 - open) * 0.42
      const grazing = (1 - nz) * (1 - nz)
      let whole = room * open * (0.03 + 0.22 * nap + 0.1 * mirror) * grazing
      if (mirror > 0.04) whole += room * open * boxes(nx, ny, nz, rough, mirror) * (1 - 0.75 * thread)
      const rimmed = rim * outer * grazing * 1.6
      const plain = 1 - own
      const tinted = own / most
      let r =
        ar * (red + above * tint[0] + bounce * ar + rimmed) + (shineRed + whole) * (plain + tinted * ar) + rimmed * 0.12
      let g =
        ag * (green + above * tint[1] + bounce * ag + rimmed) +
        (shineGreen + whole) * (plain + tinted * ag) +
        rimmed * 0.12
      let b =
        ab * (blue + above * tint[2] + bounce * ab + rimmed) +
        (shineBlue + whole) * (plain + tinted * ab) +
        rimmed * 0.12
      if (cover < 1) {
        r = line[c]! + (r - line[c]!) * cover
        g = line[c + 1]! + (g - line[c + 1]!) * cover
        b = line[c + 2]! + (b - line[c + 2]!) * cover
      }
      line[c] = r
      line[c + 1] = g
      line[c + 2] = b
    }
  }
}

/** How much a surface mirrors of the boxes of light that stand about every studio, and of its pale ceiling. */
function boxes(nx: number, ny: number, nz: number, rough: number, mirror: number): number {
  const rx = 2 * nz * nx
  const ry = 2 * nz * ny
  const rz = 2 * nz * nz - 1
  const sharp = 2 / (rough * rough * rough * rough + 0.02)
  return (
    mirror *
    (1.2 - rough) *
    (0.2 * (0.5 - 0.5 * ry) ** 3 +
      1.2 * Math.max(0, -0.78 * rx - 0.26 * ry + 0.57 * rz) ** sharp +
      0.7 * Math.max(0, 0.9 * rx - 0.1 * ry + 0.42 * rz) ** (1.4 * sharp) +
      0.7 * Math.max(0, -0.94 * ry + 0.34 * rz) ** (1.2 * sharp))
  )
}
