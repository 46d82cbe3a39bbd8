import { sure } from '@toile/geometry'
import { colorAtOklab } from '../colors/oklch.ts'
import type { AskedColor } from './asked.ts'
import { chooseColors } from './chooseColors.ts'
import { coveredBy } from './coveredBy.ts'
import { type Entry, entriesOf, meanHue } from './entries.ts'
import { holdFast } from './holdFast.ts'
import { leadingShares } from './leadingShares.ts'
import { withNeutrals, withSteps } from './neutrals.ts'
import { paperOf } from './paper.ts'
import { pictureOf } from './pictureOf.ts'
import type { BoardReading } from './reading.ts'
import { rolesOfColors } from './rolesOfColors.ts'
import { noHand, type ScriptHand } from './scriptHand.ts'
import type { ColorScript } from './scriptSchema.ts'
import type { SeasonId } from './seasonLeans.ts'
import { sharesOfColors } from './sharesOfColors.ts'
import { shownIn } from './shown.ts'
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
  const tint = meanHue(seen)
  const shown = shownIn(tint, season)
  const found = chooseColors(seen, asked, hand, shown)
  withNeutrals(found, tint)
  withSteps(found, tint)
  withoutSurplus(found, seen)
  const lead = (chosen: readonly Entry[]) => {
    const lies = coveredBy(readings, chosen)
    // What is asked for leads, and pictures only support it as they lie.
    return asked.length > 0 ? lies : leadingShares(chosen.map(shown), lies)
  }
  const said = rolesOfColors(found, found.map(shown), lead(found))
  const asRead = found.map((one, i) => ({ ...one, said: said[i] }))
  const chosen = holdFast(withoutThose(asRead, seen, hand, shown), seen, hand, shown)
  const places = chosen.map(shown)
  const covered = lead(chosen)
  const roles = rolesOfColors(chosen, places, covered)
  const shares = sharesOfColors(chosen, roles, covered)
  const leading = leadingOf(readings)
  return {
    colors: chosen.map((one, i) => ({
      color: one.exact ?? colorAtOklab(sure(places[i])),
      role: sure(roles[i]),
      share: sure(shares[i]),
      seen: Math.min(1, one.seen),
      asked: one.asked,
      from: pictureOf(one, readings),
      kept: one.kept !== undefined,
    })),
    windows: windowsOf(readings, chosen),
    profile: (leading?.reading.profile ?? []).map((place) => colorAtOklab(place)),
    ground: colorAtOklab(paperOf(chosen, places, tint)),
  }
}

/** The picture that weighs most; of alike ones the first. */
export const leadingOf = (readings: readonly BoardReading[]): BoardReading | null =>
  readings.reduce<BoardReading | null>((best, one) => (best && best.weight >= one.weight ? best : one), null)
