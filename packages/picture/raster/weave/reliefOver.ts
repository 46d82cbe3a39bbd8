import type { Piece } from '@toile/craft/garments/piece.ts'
import { openNoise } from '@toile/geometry'
import type { Mask } from '../mask.ts'
import type { Region, Stage } from '../stage.ts'
import type { ClothMap } from './clothPlaces.ts'
import { weaveUnit } from './weave.ts'
import { textureAt } from '../textureAt.ts'

type Relief = NonNullable<Piece['relief']>

const n1 = openNoise(5)
const n2 = openNoise(77)
const share = (t: number) => t - Math.floor(t)
const nearest = (...shares: number[]) => Math.min(...shares.map((t) => Math.min(t, 1 - t)))

/** Height in pens (pixels at 170 per head) and darkness 0..1 of the stitch line, at a place in the cloth in the same unit. */
const reliefs: Record<Relief['kind'], (size: number, u: number, v: number) => [height: number, dark: number]> = {
  channel(size, u, v) {
    const row = v / size
    const f = share(row)
    const d = Math.min(f, 1 - f)
    const pucker = (n1(u / 9, Math.floor(row + 0.5) * 7) - 0.5) * 7 * Math.exp(-d * 9)
    return [size * 0.3 * Math.sin(Math.PI * f) ** 0.55 + pucker, d < 0.022 ? 0.75 : 0]
  },
  diamond(size, u, v) {
    const a = share((u + v) / size)
    const b = share((u - v) / size)
    const height = size * 0.2 * (Math.sin(Math.PI * a) * Math.sin(Math.PI * b)) ** 0.45
    return [height, nearest(a, b) < 0.03 ? 0.7 : 0]
  },
  shirring(size, u, v) {
    const row = v / size
    const f = share(row)
    const width = 8 + n1(0, Math.floor(row) * 9) * 4
    const gather = Math.sin((u / width) * Math.PI * 2 + n2(u / 30, Math.floor(row) * 5) * 5)
    const bulge = Math.sin(Math.PI * f)
    return [2.1 * gather * bulge + size * 0.1 * bulge, f < 0.07 ? 0.4 : 0]
  },
  smocking(size, u, v) {
    const a = share((u + v * 0.72) / size)
    const b = share((u - v * 0.72) / size)
    const knot = nearest(a) < 0.11 && nearest(b) < 0.11
    const height = size * 0.26 * (Math.sin(Math.PI * a) * Math.sin(Math.PI * b)) ** 0.6
    return [height, knot ? 0.9 : nearest(a, b) < 0.05 ? 0.35 : 0]
  },
}

/** Works padding or gathering into a height in pixels, and gives the brightness of its stitch lines per pixel. */
export function reliefOver(
  stage: Stage,
  region: Region,
  mask: Mask,
  relief: Relief,
  cloth: ClothMap | null,
  height: Float32Array,
): Float32Array {
  const texture = textureAt(stage, region)
  const size = relief.spacing * 170
  const at = reliefs[relief.kind]
  const out = new Float32Array(mask.width * mask.height)
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      const u = cloth ? cloth.u[i] * weaveUnit : (x + texture.x) / stage.pen
      const v = cloth ? cloth.v[i] * weaveUnit : (y + texture.y) / stage.pen
      const [rise, dark] = at(size, u, v)
      height[i] += rise * stage.pen
      out[i] = 1 - 0.5 * dark
    }
  }
  return out
}
