import { z } from 'zod'
import { type Color, colorSchema } from '../colors/color.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import { limits } from '../limits.ts'
import type { AskedColor } from './asked.ts'
import { chooseColors } from './chooseColors.ts'
import { type Entry, entriesOf, meanHue } from './entries.ts'
import { paperOf } from './paper.ts'
import { apart } from './place.ts'
import type { BoardReading } from './reading.ts'
import { rolesOfColors } from './rolesOfColors.ts'
import { mostHeld, noHand, type ScriptHand, withoutThose } from './scriptHand.ts'
import { scriptRoles } from './scriptRoles.ts'
import { sharesOfColors } from './sharesOfColors.ts'
import { tinted, withNeutrals, withSteps } from './neutrals.ts'
import { windowsOf } from './windowsOf.ts'
import { withoutSurplus } from './withoutSurplus.ts'

const share = z.number().min(0).max(1)

const scriptColorSchema = z.object({
  color: colorSchema,
  role: z.enum(scriptRoles.map(({ id }) => id)),
  /** The share of the worn cloth it should have. */
  share,
  /** The share of the pictures it covers. */
  seen: share,
  /** The id of the colour on the board, when it was asked for. */
  asked: z.string().max(80).nullable(),
  /** The picture it is seen in most, by content hash. */
  from: z.string().nullable(),
  /** Whether a person holds it fast. */
  kept: z.boolean(),
})
export type ScriptColor = z.output<typeof scriptColorSchema>

/** A board full of asked colours, all that can be held, and one of each hue with two neutrals. */
const mostColors = limits.board.color + mostHeld + 14

/** The colours of a collection and where they meet in its pictures (requirement S3.03). */
export const colorScriptSchema = z.object({
  colors: z.array(scriptColorSchema).min(1).max(mostColors),
  /** For every window of every picture, the share of each colour of the script. */
  windows: z.array(z.array(share)),
  /** The run of the leading picture from top to bottom. */
  profile: z.array(colorSchema),
  /** What looks stand on. */
  ground: colorSchema,
})
export type ColorScript = z.output<typeof colorScriptSchema>

/** The colour script of pictures and of the colours asked for, which lead and are never altered; 8 to 12 colours, of few colours tonal steps. */
export function colorScript(
  readings: readonly BoardReading[],
  asked: readonly AskedColor[],
  hand: ScriptHand = noHand,
): ColorScript {
  const seen = entriesOf(readings)
  const entries = withoutThose(seen, hand, meanHue(seen))
  const tint = meanHue(entries)
  const found = chooseColors(entries, asked, hand, tint)
  withNeutrals(found, tint)
  withSteps(found, tint)
  withoutSurplus(found, entries)
  const chosen = withoutThose(found, hand, tint)
  const places = chosen.map((one) =>
    one.asked === null && one.kept === undefined ? tinted(one.place, tint) : one.place,
  )
  const roles = rolesOfColors(chosen, places)
  const shares = sharesOfColors(chosen, roles)
  const leading = leadingOf(readings)
  return {
    colors: chosen.map((one, i) => ({
      color: exactly(one, asked, hand) ?? colorAtOklab(places[i]),
      role: roles[i],
      share: shares[i],
      seen: Math.min(1, one.seen),
      asked: one.asked,
      from: one.asked === null ? pictureOf(one, readings) : null,
      kept: one.kept !== undefined,
    })),
    windows: windowsOf(readings, chosen),
    profile: (leading?.reading.profile ?? []).map((place) => colorAtOklab(place)),
    ground: colorAtOklab(paperOf(chosen, places, tint)),
  }
}

/** What was asked for or is held fast keeps its very colour. */
const exactly = (
  { asked: id, place, kept }: Entry,
  asked: readonly AskedColor[],
  hand: ScriptHand,
): Color | undefined =>
  id !== null
    ? asked.find((one) => one.id === id)?.color
    : kept === undefined
      ? undefined
      : hand.kept.find(({ color }) => apart(oklabOf(color), place) < 1e-6)?.color

/** The picture that weighs most; of alike ones the first. */
export const leadingOf = (readings: readonly BoardReading[]): BoardReading | null =>
  readings.reduce<BoardReading | null>((best, one) => (best && best.weight >= one.weight ? best : one), null)

function pictureOf({ sources }: Entry, readings: readonly BoardReading[]): string | null {
  const shares = readings.map(({ weight, reading }, at) =>
    sources.reduce((sum, [from, cluster]) => sum + (from === at ? weight * reading.clusters[cluster].share : 0), 0),
  )
  const most = Math.max(...shares)
  return most > 0 ? readings[shares.indexOf(most)].hash : null
}
