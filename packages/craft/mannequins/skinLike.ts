import type { Color } from '../colors/color.ts'
import { apart } from '../colors/lab.ts'
import { oklabOf } from '../colors/oklch.ts'
import { type Skin, skins } from './skins.ts'

/** The skin tone of the catalogue that comes nearest to a colour. */
function nearestSkin(color: Color): (typeof skins)[number] {
  const place = oklabOf(color)
  const off = skins.map(({ base }) => apart(oklabOf(base), place))
  return skins[off.indexOf(Math.min(...off))]
}

/** A skin of exactly one colour, whose shadow, light, blush, lip and line stand to it as in the nearest tone. */
export function skinLike(color: Color): Skin {
  const near = nearestSkin(color)
  const by = (channel: keyof Color) => (color[channel] + 1) / (near.base[channel] + 1)
  const share = { r: by('r'), g: by('g'), b: by('b') }
  const like = ({ r, g, b }: Color): Color => ({ r: byte(r * share.r), g: byte(g * share.g), b: byte(b * share.b) })
  return {
    id: near.id,
    label: near.label,
    base: color,
    shadow: like(near.shadow),
    light: like(near.light),
    blush: like(near.blush),
    lip: like(near.lip),
    line: like(near.line),
  }
}

const byte = (value: number) => Math.round(Math.min(255, value))
