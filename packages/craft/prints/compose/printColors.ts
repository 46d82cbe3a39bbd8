import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, fromHex, lightnessChromaHue } from '../../colors/color.ts'
import { colorOf } from '../../colors/oklch.ts'
import { concepts } from '../../words/concepts.ts'
import type { Wish } from '../../words/wish.ts'
import { colorsFor } from '../colorsFor.ts'
import type { Print } from '../print.ts'

/** What words and boards say of a print's colours. */
export interface ColorWish {
  ground: Color | null
  /** Colours named for the figures, in the order of the text. */
  figures: readonly Color[]
  refused: readonly Color[]
  tones: readonly string[]
  groundTones: readonly string[]
  /** The most different colours, ground included; null when it was not said. */
  most: number | null
  /** Colours of boards or pictures, for what the words leave open. */
  palette: readonly Color[]
}

const colorNamed = (id: string): Color | null => {
  const color = concepts.get(id)?.color
  return color ? fromHex(color) : null
}

/** Reads the colours out of wishes (requirements S5.16, S9.04). */
export function colorWish(wishes: readonly Wish[], palette: readonly Color[]): ColorWish {
  const held = wishes.filter(({ overruled }) => !overruled)
  const colors = (from: readonly Wish[]) => from.flatMap(({ id }) => colorNamed(id) ?? [])
  const wanted = held.filter(({ not }) => !not)
  const onGround = ({ of }: Wish) => of === 'ground'
  const tones = (from: readonly Wish[]) => from.filter(({ kind }) => kind === 'tone').map(({ id }) => id)
  const count = wanted.find(({ id, count: most }) => id === 'colour' && most !== null)?.count ?? null
  return {
    ground: colors(wanted.filter(onGround))[0] ?? null,
    figures: colors(wanted.filter((wish) => !onGround(wish))),
    refused: colors(held.filter(({ not }) => not)),
    tones: tones(wanted.filter((wish) => !onGround(wish))),
    groundTones: tones(wanted.filter(onGround)),
    most: count === null ? null : Math.max(2, count),
    palette,
  }
}

/** Colours for a print: named ones as they were named, boards' colours for the rest, else one of its colorways; tones turn what was not named. */
export function printColors(print: Print, wish: ColorWish, turn: number, chance: Chance): Color[] {
  const count = print.colorway.length
  const open = toned(openColors(print, wish, turn, chance), wish.tones).filter((color) => !isRefused(color, wish))
  const given = wish.figures.slice(0, Math.max(1, count - 1))
  const ground = wish.ground ?? openGround(print, wish, open, given, turn)
  const rest = open.filter((color) => [ground, ...given].every((other) => colorDistance(color, other) > 9))
  const monochrome = wish.tones.includes('monochrome') && given.length < 2
  const figures = monochrome ? shadesOf(given[0] ?? rest[0] ?? ground, ground, count - 1) : [...given, ...rest]
  const shown = wish.most === null ? figures : figures.slice(0, wish.most - 1)
  if (shown.length === 0) return [ground]
  return [
    ground,
    ...Array.from({ length: count - 1 }, (_, i) => shown[i] ?? (wish.most === null ? null : shown[i % shown.length])),
  ].filter((color) => color !== null)
}

const isRefused = (color: Color, { refused }: ColorWish) => refused.some((other) => colorDistance(color, other) < 18)

function openColors(print: Print, { palette, figures, ground }: ColorWish, turn: number, chance: Chance): Color[] {
  if (palette.length > 1) return colorsFor(print, palette, chance)
  // Beside named colours only the print's own quiet ones keep the peace.
  const ways = figures.length || ground ? [print.colorways[0]] : print.colorways
  return [...ways[turn % ways.length].colors]
}

function openGround(
  print: Print,
  { groundTones, tones }: ColorWish,
  open: readonly Color[],
  figures: readonly Color[],
  turn: number,
): Color {
  const own = open[0] ?? print.colorway[0]
  if (groundTones.length) return toned([own], groundTones)[0]
  const [first] = figures
  if (!first) return own
  const { lightness, hue } = lightnessChromaHue(first)
  const dark = tones.includes('dark') || (lightness > 0.55 && turn % 2 === 1)
  const clear = colorDistance(own, first) > 22 && lightnessChromaHue(own).chroma < 0.05
  if (clear && !dark) return own
  return dark ? colorOf(0.27, 0.045, hue) : colorOf(0.95, 0.016, hue)
}

/** Lighter and darker shades of one colour that stay clear of the ground. */
function shadesOf(color: Color, ground: Color, count: number): Color[] {
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  const away = lightnessChromaHue(ground).lightness > 0.6 ? -1 : 1
  return Array.from({ length: count }, (_, i) =>
    colorOf(Math.min(0.92, Math.max(0.2, lightness + away * (i - (count - 1) / 2) * 0.13)), chroma, hue),
  )
}

type Turn = (place: { lightness: number; chroma: number; hue: number }) => [number, number, number]
const turns: Readonly<Record<string, Turn>> = {
  light: ({ lightness, chroma, hue }) => [0.55 + lightness * 0.42, chroma * 0.8, hue],
  dark: ({ lightness, chroma, hue }) => [lightness * 0.58, chroma * 0.85, hue],
  pastel: ({ lightness, chroma, hue }) => [0.8 + lightness * 0.14, Math.min(0.075, chroma * 0.7 + 0.02), hue],
  bright: ({ lightness, chroma, hue }) => [lightness, chroma < 0.03 ? chroma : Math.max(0.15, chroma * 1.4), hue],
  neon: ({ lightness, chroma, hue }) => [
    chroma < 0.03 ? lightness : Math.max(0.72, lightness),
    chroma < 0.03 ? chroma : 0.27,
    hue,
  ],
  muted: ({ lightness, chroma, hue }) => [lightness * 0.9 + 0.05, chroma * 0.5, hue],
  neutral: ({ lightness, chroma }) => [lightness, Math.min(0.022, chroma), 75],
  earthy: ({ lightness, chroma, hue }) => [
    lightness * 0.86 + 0.03,
    Math.min(0.1, chroma * 0.8 + 0.02),
    nearer(hue, 62, 0.72),
  ],
  warm: ({ lightness, chroma, hue }) => [lightness, chroma, nearer(hue, 48, 0.6)],
  cool: ({ lightness, chroma, hue }) => [lightness, chroma, nearer(hue, 240, 0.6)],
  jewel: ({ lightness, chroma, hue }) => [Math.min(0.52, lightness * 0.75), Math.max(0.12, chroma), hue],
  metallic: ({ lightness }) => [0.35 + lightness * 0.5, 0.07, 84],
}

const nearer = (hue: number, to: number, by: number) => hue + (((to - hue + 540) % 360) - 180) * by

/** Colours turned by tones, one after the other. */
function toned(colors: readonly Color[], tones: readonly string[]): Color[] {
  return tones.reduce<Color[]>(
    (now, tone) => (tone in turns ? now.map((color) => colorOf(...turns[tone](lightnessChromaHue(color)))) : now),
    [...colors],
  )
}
