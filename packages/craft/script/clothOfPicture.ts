import { sure } from '@toile/geometry'
import { type Color, lightnessChromaHue } from '../colors/color.ts'
import { isOfThings, type Treatment } from '../prints/derivedSource.ts'
import { nearlyWhole, type PicturePart, squareAbout, squareRound } from '../prints/picturePart.ts'
import { isCamouflage } from './isCamouflage.ts'
import type { PictureCloth } from './pictureBrief.ts'
import type { BoardReading, Focus, Reading } from './reading.ts'
import type { ColorScript, ScriptColor } from './scriptSchema.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'

/** Most inks of a print made of a picture. */
const mostInks = 9

/** What is turned over at its tile's edges is tossed, but brocade, which stands upright, and what lies level. */
const straightWorlds: readonly PictureWorldId[] = ['ornament', 'craft', 'water', 'dusk', 'dune', 'mist']

/** The print that a treatment makes of a picture in the inks of its script, about the picture's subject where it shows one; `shown` is the share of the picture that each of the script's colours covers. All that may lie askew is tossed. */
export function clothOfPicture(
  { hash, reading }: BoardReading,
  script: ColorScript,
  treatment: Treatment,
  world: PictureWorldId,
  seed: number,
  shown: readonly number[] = script.colors.map(({ seen }) => seen),
): Omit<PictureCloth, 'role'> {
  const { level, upright, fineness, order } = reading.traits
  const found = reading.focus && subjectIn(treatment, reading.focus, reading.subject)
  const straight = treatment !== 'mirrored' || straightWorlds.includes(world)
  return {
    source: {
      kind: 'derived',
      picture: hash,
      treatment,
      colors: inksFor(treatment, reading, inksOf(script, shown)),
      lie: upright > level ? 'upright' : 'level',
      fineness,
      order,
      seed,
      ...(found && treatment !== 'strata' ? { part: found.part } : {}),
    },
    ...(found ? { subject: found.subject } : {}),
    angle: straight ? 0 : 24 + (seed % 40),
  }
}

/** The part of the picture in which brush marks come in again, which its two ends share. */
const shared = 0.24
/** Brush marks repeat: of more of a picture they would show its ground above its sky. */
const ofStrokes = 0.5

/** The part of a picture that a treatment shows for its subject's sake: painted, a thing known from end to end is seen whole on calm ground; else near where little else stands out and nearly all where much does, and where the subject comes to lie in the tile; nothing for what has no place in it. */
function subjectIn(
  treatment: Treatment,
  focus: Focus,
  thing: PicturePart | undefined,
): { part: PicturePart; subject: NonNullable<PictureCloth['subject']> } | null {
  if (treatment === 'painted' && thing) {
    const part = squareRound(thing, focus.aspect)
    const size = { width: thing.width / part.width, height: thing.height / part.height }
    const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 }
    return { part, subject: { x: (middle.x - part.left) / part.width, y: (middle.y - part.top) / part.height, size } }
  }
  if (treatment !== 'painted' && treatment !== 'strata' && treatment !== 'strokes') return null
  const part =
    treatment === 'strata'
      ? nearlyWhole(focus.aspect)
      : squareAbout(focus, treatment === 'strokes' ? ofStrokes : Math.min(1, Math.max(0.55, 0.3 + 0.92 * focus.spread)))
  const within = (share: number) => Math.min(1, Math.max(0, treatment === 'strokes' ? share / (1 - shared) : share))
  const subject = { x: within((focus.x - part.left) / part.width), y: within((focus.y - part.top) / part.height) }
  return { part, subject }
}

/** Hues in degrees of OKLCH of browns, ochres and mustards, and how grey one may be and be none. */
const earth = { from: 42, to: 113, grey: 0.03 } as const
const fewestInks = 4

/** The inks without browns and ochres where a picture would be camouflage in them and is shown in its own patches or bands, as far as enough are left. */
function inksFor<Ink extends Color>(treatment: Treatment, reading: Reading, inks: Ink[]): Ink[] {
  if (!isCamouflage(reading) || isOfThings(treatment)) return inks
  const kept = inks.filter((ink) => {
    const { chroma, hue } = lightnessChromaHue(ink)
    return chroma < earth.grey || hue <= earth.from || hue > earth.to
  })
  return kept.length < fewestInks ? inks : kept
}

/** The inks of a script, the largest neutral or base first, which grounds stand on; then by what is seen, accents and asked colours in front. */
function inksOf({ colors }: ColorScript, shown: readonly number[]): { r: number; g: number; b: number }[] {
  const rank = (one: ScriptColor) =>
    one.asked !== null
      ? 0.3
      : one.role === 'accent' && sure(shown[colors.indexOf(one)]) > 0
        ? 0.3
        : sure(shown[colors.indexOf(one)])
  const inks = colors.toSorted((a, b) => rank(b) - rank(a)).slice(0, mostInks)
  const grounds = inks.filter(({ role }) => role !== 'accent' && role !== 'tone')
  const ground = (grounds.length ? grounds : inks).reduce((a, b) => (b.share > a.share ? b : a))
  return [ground, ...inks.filter((one) => one !== ground)].map(({ color }) => color)
}
