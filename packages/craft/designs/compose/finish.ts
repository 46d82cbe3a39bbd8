import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../../colors/color.ts'
import type { Harmony } from '../../colors/harmony.ts'
import type { AnyAccessory } from '../../garments/garment.ts'
import { type Wearer, wearerOf } from '../../mannequins/wearer.ts'
import type { Design, Worn } from '../design.ts'
import { chooseShoes } from './chooseShoes.ts'
import { isDressedUp } from './dressedUp.ts'
import { lowerOf, type Shaped, shaped } from './outfit.ts'
import type { Plan } from './plan.ts'
import { weather, weatherOf } from './rangeRule.ts'
import type { Steering } from './steering.ts'

/** Small things take the accent or a colour of the look; leather follows the shoes. */
export function accessoryWorn(
  accessory: AnyAccessory,
  index: number,
  { palette, accent }: { palette: readonly Color[]; accent: Color },
  parts: readonly Worn[],
  shoe: Color,
  steering: Steering,
  chance: Chance,
): Worn {
  const outer = parts[parts.length - 1].fill
  const apart = (color: Color) => outer.kind !== 'solid' || colorDistance(color, outer.color) > 14
  const leather = accessory.category === 'belt' || accessory.category === 'bag' || accessory.category === 'eyewear'
  const straw = /straw|boater|basket/i.test(accessory.id)
  const lightest = palette.reduce((best, color) =>
    lightnessChromaHue(color).lightness > lightnessChromaHue(best).lightness ? color : best,
  )
  const near = palette.reduce((best, color) => (colorDistance(color, shoe) < colorDistance(best, shoe) ? color : best))
  const own = parts.flatMap(({ fill }) => (fill.kind === 'solid' ? [fill.color] : []))
  const soft = palette.filter(apart)
  const weight = (color: Color) =>
    own.some((other) => colorDistance(color, other) === 0) ? 1.6 : colorDistance(color, accent) === 0 ? 1 : 0.6
  const vivid = chance.happens(0.15 + 0.3 * Math.max(0, steering.daring))
  const color = straw
    ? lightest
    : leather
      ? vivid
        ? accent
        : near
      : chance.weighted((soft.length ? soft : palette).map((one) => [one, weight(one)] as const))
  return {
    id: `a${index + 1}`,
    cut: { kind: 'garment', garment: accessory.id },
    knobs: {},
    fabric: chance.weighted(
      accessory.character.fabrics.map(
        (fabric, rank) => [fabric, steering.likes(fabric) * (rank === 0 ? 2 : 1) + 0.01] as const,
      ),
    ),
    fill: { kind: 'solid', color },
    contrast: null,
    trim: straw ? accent : null,
    print: null,
    hidden: false,
    seed: chance.whole(0, 0xffff),
  }
}

/** Shoes hold the line-up together: the dark of the palette, leather in its own brown, some light ones in the heat, now and then the accent on a hero. */
export function shoesOf(
  { outfit, stand, tier, shoes }: Plan,
  harmony: Harmony,
  steering: Steering,
  chance: Chance,
): Design['shoes'] {
  const kinds = shoes.map(({ kind: worn }) => worn)
  const kind = chooseShoes(outfit.parts.map(shaped), wearerOf(stand.person), kinds, steering, chance)
  const heat = steering.aim('warmth', 0.5) < 0.45
  const none = harmony.derived.includes('dark') || lightnessChromaHue(harmony.dark).lightness > 0.45
  const dark = none ? (heat ? tan : black) : harmony.dark
  const { gender, ageGroup } = wearerOf(stand.person)
  const polished = gender === 'male' && ageGroup === 'adult' && isDressedUp(steering)
  const light = isLightShod(outfit.parts.map(shaped), { gender, ageGroup }, steering)
  const shows = (color: Color) => !light || lightnessChromaHue(color).lightness >= deep
  if (
    !polished &&
    tier === 'hero' &&
    shows(harmony.accent) &&
    chance.happens(0.15 + 0.3 * Math.max(0, steering.daring))
  )
    return { kind, color: harmony.accent }
  const dressed = polished || steering.aim('formality', 0.4) > 0.7
  const bright = /sneaker|highTop|espadrille|sandal|slide/i.test(kind) && steering.aim('warmth', 0.45) < 0.5
  const leathers: readonly (readonly [Color, number])[] = [
    [dark, shows(dark) ? (bright ? 1 : 3) : 0],
    [heat ? tan : brown, dressed || /sneaker|highTop/i.test(kind) ? 0.1 : 1.2],
    [harmony.light, polished ? 0 : bright || light ? 2.2 : 0.05],
  ]
  return {
    kind,
    color: chance.weighted(
      leathers.map(([color, weight]) => {
        const worn = shoes.filter((pair) => colorDistance(pair.color, color) === 0).length
        return [color, weight * (worn >= (color === dark ? 5 : 3) ? 0.1 : 1)] as const
      }),
    ),
  }
}

/** What is darker than this is heavy below a summer dress. */
const deep = 0.45

/** In the heat girls wear no dark shoes under skirts and dresses. */
function isLightShod(parts: readonly Shaped[], { gender, ageGroup }: Wearer, steering: Steering): boolean {
  const bare = /skirt|dress/.test(lowerOf(parts).category)
  return gender === 'female' && ageGroup === 'child' && bare && weatherOf(steering) < weather.heat
}

/** Leathers that go with any palette: tan in the light seasons, brown in the others. */
const tan: Color = { r: 150, g: 110, b: 78 }
const brown: Color = { r: 92, g: 62, b: 46 }
const black: Color = { r: 36, g: 37, b: 41 }

const lean = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

/** Lips lean to the accent of the palette. */
export const lipsFor = (accent: Color): Color => ({
  r: lean(178, accent.r, 0.25),
  g: lean(62, accent.g, 0.25),
  b: lean(64, accent.b, 0.25),
})

/** A quiet ground that leans to the lightest colour of the palette. */
export const groundFor = (light: Color): Color => ({
  r: lean(240, light.r, 0.12),
  g: lean(239, light.g, 0.12),
  b: lean(236, light.b, 0.12),
})
