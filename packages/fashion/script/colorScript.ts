import type { Color } from '../colors/color.ts'
import { colorAtOklab, oklabOf } from '../colors/oklch.ts'
import type { AskedColor } from './asked.ts'
import { chooseColors } from './chooseColors.ts'
import { coveredBy } from './covered.ts'
import { type Entry, entriesOf, meanHue } from './entries.ts'
import { leadingShares } from './leadingShares.ts'
import { paperOf } from './paper.ts'
import { apart } from '../colors/lab.ts'
import type { BoardReading } from './reading.ts'
import { rolesOfColors } from './rolesOfColors.ts'
import { noHand, type ScriptHand } from './scriptHand.ts'
import type { ColorScript } from './scriptSchema.ts'
import { inSeason, type SeasonId } from './seasonLeans.ts'
import { sharesOfColors } from './sharesOfColors.ts'
import { tinted, withNeutrals, withSteps } from './neutrals.ts'
import { warmYellows } from './warmYellows.ts'
import { windowsOf } from './windowsOf.ts'
import { withoutSurplus } from './withoutSurplus.ts'
import { withoutThose } from './withoutThose.ts'

/** The colour script of pictures and of the colours asked for, which lead and are never altered; 8 to 12 colours, of few colours tonal steps; a season leans what is not asked for. */
export function colorScript(
  readings: readonly BoardReading[],
  asked: readonly AskedColor[],
  hand: ScriptHand = noHand,
  season: SeasonId = 'none',
): ColorScript {
  const seen = warmYellows(entriesOf(readings))
  const entries = withoutThose(seen, hand, meanHue(seen))
  const tint = meanHue(entries)
  const found = chooseColors(entries, asked, hand, tint)
  withNeutrals(found, tint)
  withSteps(found, tint)
  withoutSurplus(found, entries)
  const chosen = withoutThose(found, hand, tint)
  const places = chosen.map((one) =>
    one.asked !== null || one.kept !== undefined
      ? one.place
      : inSeason(tinted(one.place, tint), season, one.sources.length === 0),
  )
  const lies = coveredBy(readings, chosen)
  // What is asked for leads, and pictures only support it as they lie.
  const covered = asked.length > 0 ? lies : leadingShares(places, lies)
  const roles = rolesOfColors(chosen, places, covered)
  const shares = sharesOfColors(chosen, roles, covered)
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
