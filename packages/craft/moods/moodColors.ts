import type { Chance } from '@toile/geometry'
import { sure } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type Color, colorDistance, fromHex, lightnessChromaHue } from '../colors/color.ts'
import { colorOf } from '../colors/oklch.ts'
import { concepts, labelOf } from '../words/concepts.ts'
import type { MoodWish } from './moodWish.ts'
import { type MoodPalette, palettes } from './palettes.ts'

const size = 6
/** CIEDE2000 below which two colours of a board are one. */
const alike = 7

/** The colours of board number `turn`: given and named ones as they are, the rest from the season's palette that suits them best, turned the way the words lean; accent first, lightest last (requirement S5.14). */
export function moodColors(wish: MoodWish, given: readonly Color[], turn: number, chance: Chance): Color[] {
  const own = distinct([...wish.named.map(({ color }) => color), ...given]).slice(0, size)
  const ranked = rankPalettes(wish, own, chance)
  const { colors } = sure(ranked[turn % Math.min(ranked.length, own.length ? 3 : 6)])
  const turned = colors
    .map((color, i) => lean(color, wish, i === colors.length - 1))
    .filter((color) => wish.refused.every((refused) => colorDistance(color, refused) > 16))
  const monochrome = wish.words.includes('monochrome') && own.length > 0
  const rest = monochrome ? shadesOf(sure(own[0])) : turned
  const filled = distinct([...own, ...fitting(rest, own)])
  const whole = filled.length < size ? distinct([...filled, ...rest]) : filled
  const shown = whole.slice(0, Math.max(size, own.length))
  return withLight(shown, rest, own.length)
}

const distinct = (colors: readonly Color[]) =>
  colors.filter((color, i) => colors.slice(0, i).every((other) => colorDistance(color, other) >= alike))

/** The palette's colours, those nearest to what is there already left out first. */
const fitting = (colors: readonly Color[], own: readonly Color[]) =>
  own.length === 0 ? colors : colors.filter((color) => own.every((other) => colorDistance(color, other) > 14))

/** A board needs something light to breathe. */
function withLight(colors: readonly Color[], palette: readonly Color[], fixed: number): Color[] {
  const light = colors.find((color) => lightnessChromaHue(color).lightness > 0.84)
  const pale = light ?? palette[palette.length - 1] ?? colorOf(0.95, 0.012, 80)
  const others = colors.filter((color) => color !== pale)
  return [...others.slice(0, Math.max(fixed, size - 1)), ...(fixed >= size && !light ? [] : [pale])]
}

function rankPalettes(wish: MoodWish, own: readonly Color[], chance: Chance): MoodPalette[] {
  const score = ({ answers, colors }: MoodPalette) => {
    const said =
      answers.filter((id) => wish.words.includes(id)).length - 2 * answers.filter((id) => wish.unwanted.has(id)).length
    const near = own.reduce(
      (sum, color) => sum + Math.max(0, 1 - Math.min(...colors.map((one) => colorDistance(one, color))) / 30),
      0,
    )
    const { warm, light, strong } = measured(colors)
    return (
      2 * said + 1.6 * near + 0.9 * (warm * wish.warm + light * wish.light + strong * wish.strong) + chance.next() * 0.5
    )
  }
  return palettes
    .map((palette) => [palette, score(palette)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([palette]) => palette)
}

/** Where a palette stands, -1..1: cold to warm, dark to light, quiet to strong. */
function measured(colors: readonly Color[]): { warm: number; light: number; strong: number } {
  const places = colors.map(lightnessChromaHue)
  const mean = (of: (place: (typeof places)[number]) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  return {
    warm: mean(({ chroma, hue }) => (chroma / 0.1) * Math.cos(((hue - 60) * Math.PI) / 180)),
    light: (mean(({ lightness }) => lightness) - 0.66) * 4,
    strong: (mean(({ chroma }) => chroma) - 0.07) * 18,
  }
}

/** A colour turned the way the words lean; the lightest stays light. */
function lean(color: Color, { warm, light, strong }: MoodWish, palest: boolean): Color {
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  const aim = warm > 0 ? 60 : 245
  const away = ((aim - hue + 540) % 360) - 180
  const turned = hue + away * Math.min(0.35, Math.abs(warm) * 0.3) * (Math.abs(away) < 150 ? 1 : 0.3)
  const toned = lightness + (palest ? Math.min(0, light) * 0.05 : light * 0.07)
  return colorOf(Math.min(0.98, Math.max(0.16, toned)), chroma * (1 + 0.35 * strong), turned)
}

function shadesOf(color: Color): Color[] {
  const { chroma, hue } = lightnessChromaHue(color)
  return [0.3, 0.44, 0.58, 0.72, 0.85, 0.95].map((lightness) =>
    colorOf(lightness, chroma * (lightness > 0.8 ? 0.45 : 0.85), hue),
  )
}

/** The colours of the vocabulary as a list. */
const spoken = [...concepts.values()].flatMap(({ id, color }) => {
  const value = fromHex(color ?? '')
  return value ? [{ id, value }] : []
})

/** What colours are called in a language, no two alike: as they were named, else as the nearest colour of the vocabulary. */
export function colorNames(
  colors: readonly Color[],
  { named }: Pick<MoodWish, 'named'>,
  language: LanguageId,
): { color: Color; name: string }[] {
  const taken = new Set<string>()
  return colors.map((color) => {
    const near = [
      ...named.filter((one) => colorDistance(one.color, color) < 1).map(({ id }) => id),
      ...spoken
        .map(({ id, value }) => ({ id, far: colorDistance(value, color) }))
        .sort((a, b) => a.far - b.far)
        .slice(0, 12)
        .map(({ id }) => id),
    ].map((id) => sentenceCase(labelOf(id, language)))
    const name = near.find((one) => !taken.has(one)) ?? sure(near[0])
    taken.add(name)
    return { color, name }
  })
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
