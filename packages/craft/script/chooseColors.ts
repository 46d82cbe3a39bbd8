import { apart, type Lab } from '../colors/lab.ts'
import { oklabOf } from '../colors/oklch.ts'
import type { AskedColor } from './asked.ts'
import { copyOf, type Entry, telling } from './entries.ts'
import { giveRest } from './giveRest.ts'
import { familyOf, isStrong } from './hueFamily.ts'
import { mostTelling } from './mostTelling.ts'
import type { ScriptHand } from './scriptHand.ts'
import { farFrom, isThat, type Shown } from './shown.ts'

const most = 11
/** A colour that is asked for or held takes the place of one this near. */
export const standsFor = 0.07

/** The colours of a script as its pictures say: asked ones, then the most telling of the pictures; what is held is chosen like the rest, but no asked colour takes its place. */
export function chooseColors(
  entries: readonly Entry[],
  asked: readonly AskedColor[],
  { kept }: ScriptHand,
  shown: Shown,
): Entry[] {
  const chosen = mostTelling(entries, entries, [], most - Math.min(5, asked.length))
  keepSmallAndStrong(chosen, entries)
  giveRest(chosen, entries)
  for (const { id, color } of asked) {
    const place = oklabOf(color)
    const held = kept.find((one) => apart(oklabOf(one.color), place) < 1e-6)
    const free = chosen.filter((one) => one.asked === null)
    const near = held
      ? nearestOf(oklabOf(held.of ?? color), free, (one, to) => farFrom(one, to, shown))
      : nearestOf(
          place,
          free.filter((one) => !kept.some(({ color, of }) => isThat(one, oklabOf(of ?? color), shown))),
        )
    if (near) Object.assign(near, { place, asked: id, exact: color })
    else chosen.push({ place, seen: 0, asked: id, exact: color, sources: [] })
  }
  return chosen
}

/** The colour nearest to a place, where one is near enough to be meant. */
function nearestOf(
  place: Lab,
  among: readonly Entry[],
  off = (one: Entry, to: Lab) => apart(one.place, to),
): Entry | undefined {
  const far = (one: Entry) => off(one, place)
  return among
    .filter((one) => far(one) < standsFor)
    .reduce<Entry | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined)
}

const smallest = 0.015

/** A small strong colour survives: thirty degrees of hue with 1.5 % of the pictures keep a chip. */
function keepSmallAndStrong(chosen: Entry[], entries: readonly Entry[]): void {
  const strong = entries.filter(isStrong)
  for (const hue of new Set(strong.map(familyOf))) {
    const own = strong.filter((entry) => familyOf(entry) === hue)
    if (own.reduce((sum, { seen }) => sum + seen, 0) < smallest) continue
    const nearest = (entry: Entry) => Math.min(...chosen.map((one) => apart(one.place, entry.place)))
    if (chosen.some((one) => isStrong(one) && familyOf(one) === hue)) continue
    const best = own.reduce((a, b) => (telling(b, entries) > telling(a, entries) ? b : a))
    if (nearest(best) > same) chosen.push(copyOf(best))
  }
}

const same = 0.06
