import { type Color, colorDistance } from '../../../colors/color.ts'
import { oklabOf } from '../../../colors/oklch.ts'
import type { BodySlot } from '../../../garments/garment.ts'
import { findPerson } from '../../../mannequins/people/index.ts'
import { skinOf } from '../../../mannequins/skins.ts'
import { windowGrid } from '../../../script/reading.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import { scenesOfAsked } from './scenesOfAsked.ts'

/** How far apart in a and b of OKLab colours of one family may lie. */
const familiar = 0.055
/** Every fourth look is dressed tone in tone. */
const tonal = { every: 4, at: 2 } as const
const fewest = 4

/** The script's colours that each look may have: those of its own window of the pictures, read like a text, so that the line-up walks through them; without pictures those of its turn. */
export function scenesOf(script: ColorScript, looks: number): number[][] {
  const { colors, windows } = script
  if (windows.length === 0) return scenesOfAsked(script, looks)
  const places = colors.map(({ color }) => oklabOf(color))
  const byShare = colors.map((_, i) => i).sort((i, j) => colors[j].share - colors[i].share)
  const always = byShare.filter((i) => colors[i].asked !== null || colors[i].kept)
  const order = snake(windows)
  return Array.from({ length: looks }, (_, look) => {
    const window = order[Math.floor(((look + 0.5) / looks) * order.length)] ?? []
    const here = (i: number) => window[i] ?? 0
    const ranked = colors.map((_, i) => i).sort((i, j) => here(j) - here(i) || colors[j].share - colors[i].share)
    const [main] = ranked
    const ofFamily = (i: number) =>
      Math.hypot(places[i][1] - places[main][1], places[i][2] - places[main][2]) < familiar
    const family = byShare.filter(ofFamily)
    if (look % tonal.every === tonal.at && family.length > 1) return [...new Set([...family, ...always])]
    const own = ranked.filter((i) => here(i) > 0.05).slice(0, 4)
    const of = (roles: readonly string[], most: number) =>
      byShare.filter((i) => roles.includes(colors[i].role)).slice(0, most)
    const pool = new Set([
      ...own,
      byShare[0],
      ...of(['base'], 3),
      ...of(['light', 'deep'], 2),
      ...of(['accent'], 4),
      ...always,
    ])
    for (const i of byShare) if (pool.size < fewest) pool.add(i)
    return [...pool]
  })
}

/** Windows row by row, every other row backwards, so that neighbours touch. */
const snake = (windows: readonly (readonly number[])[]) =>
  windows.map((_, i) => {
    const { across } = windowGrid
    const row = Math.floor(i / across)
    return windows[row % 2 ? row * across + across - 1 - (i % across) : i]
  })

/** A colour nearer to skin than this makes its wearer look undressed. */
const fromSkin = 9

/** At the face nothing is worn that the skin itself could be: such colours are left to skirts and trousers. */
export function mayTouchSkin(color: Color, slot: BodySlot, person: string): boolean {
  const wearer = findPerson(person)
  return !wearer || slot === 'bottom' || colorDistance(color, skinOf(wearer.skin).base) > fromSkin
}

/** The colours of a pool that may be worn in a slot, where there is more than one. */
export function besideSkin(
  pool: readonly number[],
  slot: BodySlot,
  person: string,
  palette: readonly Color[],
): readonly number[] {
  const kept = pool.filter((i) => mayTouchSkin(palette[i], slot, person))
  return kept.length > 1 ? kept : pool
}
