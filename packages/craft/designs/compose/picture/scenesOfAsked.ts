import { type Color, lightnessChromaHue } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'

/** Every fourth look is dressed tone in tone, in turn of each asked hue. */
const tonal = { every: 4, at: 2 } as const
/** How far apart in degrees the hues of one family lie, and how little chroma has no hue. */
const family = { apart: 35, hueless: 0.03 } as const
/** Tones beside the asked colours in one look. */
const mostTones = 3

/** The script's colours that each look may have where no picture was read: those asked for, pale, deep and accent always, and some of the tones in turn. */
export function scenesOfAsked({ colors }: ColorScript, looks: number): number[][] {
  const all = colors.map((_, i) => i)
  const asked = all.filter((i) => colors[i].asked !== null)
  const isFree = (i: number) => colors[i].asked === null && !colors[i].kept && colors[i].role === 'tone'
  const tones = all.filter(isFree)
  const always = all.filter((i) => !isFree(i))
  const some = Math.min(mostTones, tones.length)
  return Array.from({ length: looks }, (_, look) => {
    if (look % tonal.every === tonal.at) {
      const lead = asked[Math.floor(look / tonal.every) % asked.length]
      const own = all.filter((i) => colors[i].role !== 'accent' && isFamily(colors[lead].color, colors[i].color))
      if (own.length > 2) return own
    }
    return [...always, ...Array.from({ length: some }, (__, i) => tones[(look * 2 + i) % tones.length])]
  })
}

function isFamily(one: Color, other: Color): boolean {
  const [a, b] = [one, other].map(lightnessChromaHue)
  const [grey, gray] = [a, b].map(({ chroma }) => chroma < family.hueless)
  return grey || gray ? grey === gray : Math.abs(((a.hue - b.hue + 540) % 360) - 180) < family.apart
}
