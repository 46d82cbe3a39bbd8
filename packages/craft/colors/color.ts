import {
  converter,
  differenceCiede2000,
  formatHex,
  modeLab,
  modeLab65,
  modeOklab,
  modeRgb,
  parse,
  useMode,
} from 'culori/fn'
import { z } from 'zod'

useMode(modeRgb)
useMode(modeLab)
useMode(modeLab65)
const toOklab = useMode(modeOklab)
const toRgb = converter('rgb')
const ciede2000 = differenceCiede2000()

/** A display colour: red, green, blue as whole numbers 0..255 in sRGB. */
export interface Color {
  r: number
  g: number
  b: number
}

const channel = z.number().int().min(0).max(255)
/** The stored form of a colour. */
export const colorSchema = z.object({ r: channel, g: channel, b: channel })

const asCulori = ({ r, g, b }: Color) => ({ mode: 'rgb' as const, r: r / 255, g: g / 255, b: b / 255 })

/** '#rrggbb' in lower case. */
export const toHex = (color: Color): string => formatHex(asCulori(color))

/** Reads '#rgb' or '#rrggbb', with or without the hash; nothing for other text. */
export function fromHex(text: string): Color | null {
  const digits = text.trim().replace(/^#/, '')
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) return null
  const color = toRgb(parse(`#${digits}`))
  if (!color) return null
  return { r: Math.round(color.r * 255), g: Math.round(color.g * 255), b: Math.round(color.b * 255) }
}

/** CIEDE2000 distance; 1 is about the least that people see. */
export const colorDistance = (a: Color, b: Color): number => ciede2000(asCulori(a), asCulori(b))

/** Lightness 0..1, chroma 0..0.4 and hue in degrees in OKLCH. */
export function lightnessChromaHue(color: Color): { lightness: number; chroma: number; hue: number } {
  const { l, a, b } = toOklab(asCulori(color))
  return { lightness: l, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}
