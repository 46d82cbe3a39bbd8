import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { tone } from '@toile/craft/mannequins/tone.ts'
import { jersey, leather } from '../../people/materials.ts'
import { shoeCuts } from '../../people/round/shoes/shoeCuts.ts'
import { shoeColors } from '../../people/shoes/shoeColors.ts'
import type { Optics } from '../../raster/optics.ts'
import { darken, luminance, mixColors } from '../../raster/tint.ts'
import type { Host } from '../../surface.ts'
import type { Mesh, Spot } from './mesh.ts'
import { shaftMeshes, shaftTop } from './shaftMeshes.ts'
import { shaftSkin, upperSkin } from './shoeSkins.ts'
import { shoeSpace } from './shoeSpace.ts'
import { soleMeshes } from './soleMeshes.ts'
import { trimMeshes } from './trimMeshes.ts'
import { upperMeshes } from './upperMeshes.ts'

/** Canvas, rubber and laces give light back without a shine. */
const matt: Optics = { ...jersey, weave: 'none', weaveStrength: 0, shine: 0.05 }
/** Leather that was polished mirrors the room broadly. */
const polished: Optics = { ...leather, substance: 'cloth', weave: 'none', weaveStrength: 0, shine: 0.34 }
const canvas: readonly ShoeKind[] = ['highTop', 'espadrille']

const white = tone(0xffffff)
/** What a photograph shows of black leather: never nothing. */
const darkest = 0.17
const exposed = (color: Color): Color => {
  const light = luminance(color)
  return light < darkest ? mixColors(color, white, (darkest - light) / (1 - light)) : color
}

/** All surfaces of a shoe of a kind and colour that nobody wears, of the foot whose other lies to the viewer's right (1) or left. */
export function shoeMeshes(host: Host, kind: ShoeKind, color: Color, inward: 1 | -1): Mesh[] {
  const cut = shoeCuts[kind]
  if (cut.covers.length === 0) return []
  const space = shoeSpace(cut, inward)
  const colors = shoeColors(kind, color)
  const upper = exposed(colors.upper)
  const sole = exposed(colors[cut.tread === 'sole' ? 'sole' : cut.tread])
  const optics = canvas.includes(kind) ? matt : polished
  const isDark = luminance(upper) < 0.3
  // Shoes are lined in undyed leather.
  const lining = mixColors(tone(0xcba273), darken(upper, 0.7), isDark ? 0.3 : 0.35)
  const skinColors = {
    upper,
    toe: colors.toe,
    thread: isDark ? mixColors(upper, white, 0.14) : darken(upper, 0.74),
    metal: tone(kind === 'combat' ? 0x8a7a52 : 0xb9b7b2),
  }
  const skin = upperSkin(host, cut, skinColors)
  const of = (color: Color, optics: Optics) => ({ color: exposed(color), optics })
  const cloth = { skin, upper, lining, optics, inside: matt }
  const stripe = luminance(upper) > 0.75 ? darken(upper, 0.62) : upper
  const meshes: Mesh[] = [
    ...cut.covers.flatMap((cover) => upperMeshes(space, cover, cloth)),
    ...soleMeshes(space, {
      sole: { color: cut.tread === 'sole' ? sole : colors[cut.tread], optics: cut.tread === 'sole' ? polished : matt },
      foxing: of(colors[cut.tread], matt),
      stripe: of(stripe, matt),
      heel: of(cut.form === 'stack' ? colors.sole : darken(upper, 0.9), polished),
      insole: { color: lining, optics: matt },
    }),
    ...trimMeshes(space, {
      upper: of(upper, optics),
      trim: of(colors.trim, polished),
      lace: of(colors.lace, matt),
      sole: of(colors.sole, polished),
    }),
  ]
  if (cut.shaft) meshes.push(...shaftMeshes(space, cut.shaft, { ...cloth, skin: shaftSkin(host, cut, skinColors) }))
  if (cut.ankleStrap) meshes.push({ rows: ankleStrap(space.spot), color: upper, optics, closed: true })
  const rim = cut.shaft ? shaftTop(cut.shaft) + cut.sole + cut.heel : cut.open ? 0 : 0.26 + cut.sole + cut.heel
  return meshes.map((mesh) => ({
    ...mesh,
    ...(mesh.color === lining && rim ? { hollow: rim } : {}),
    ...(mesh.optics === polished ? { polish: 1 } : {}),
  }))
}

/** A strap from the counter round the ankle, buckled. */
function ankleStrap(spot: (f: number, u: number, a: number) => Spot): Spot[][] {
  return [
    [-0.018, 0.003],
    [-0.012, 0.01],
    [0.012, 0.01],
    [0.018, 0.003],
  ].map(([up, out]) =>
    Array.from({ length: 40 }, (_, k): Spot => {
      const angle = (k / 40) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const base = spot(-0.05, 0.29 + (up ?? 0), 0)
      return [-0.055 + c * (0.16 + (out ?? 0)), base[1] + 0.05 * (c + 1) * 0.5, s * (0.112 + (out ?? 0))]
    }),
  )
}
