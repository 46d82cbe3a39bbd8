import { oklabOf } from '../colors/oklch.ts'
import type { AskedColor } from './asked.ts'
import { type Entry, telling, type Tint } from './entries.ts'
import { familyOf, isStrong } from './hueFamily.ts'
import { tinted } from './neutrals.ts'
import { apart, type Lab } from '../colors/lab.ts'
import type { ScriptHand } from './scriptHand.ts'

const most = 11
const fewest = 4
/** A colour this much less telling than the first is no colour of the script. */
const faint = 0.035
/** An asked colour takes the place of one this near. */
const standsFor = 0.07
/** What a colour that a person holds fast is said to cover where no picture shows it. */
const held = 0.05

/** The colours of a script: asked ones, then the most telling of the pictures, each as far from those before as it is telling. */
export function chooseColors(
  entries: readonly Entry[],
  asked: readonly AskedColor[],
  { kept }: ScriptHand,
  tint: Tint,
): Entry[] {
  const chosen = greedy(entries, most - Math.min(5, asked.length + kept.length))
  keepSmallAndStrong(chosen, entries)
  giveRest(chosen, entries)
  for (const { color, role, of } of kept) {
    const place = oklabOf(color)
    const near = nearestOf(oklabOf(of ?? color), chosen.filter(isFree), (one) => tinted(one, tint))
    if (near) Object.assign(near, { place, kept: role })
    else chosen.push({ place, seen: held, asked: null, kept: role, sources: [] })
  }
  for (const { id, color } of asked) {
    const place = oklabOf(color)
    const same = chosen.find((one) => one.asked === null && one.kept !== undefined && apart(one.place, place) < 1e-6)
    const near = same ?? nearestOf(place, chosen.filter(isFree))
    if (near) Object.assign(near, { place, asked: id })
    else chosen.push({ place, seen: 0, asked: id, sources: [] })
  }
  return chosen
}

/** Neither asked for nor held fast. */
const isFree = ({ asked, kept }: Entry) => asked === null && kept === undefined

/** The colour nearest to a place, as it is or as it is shown, where one is near enough to be meant. */
function nearestOf(place: Lab, among: readonly Entry[], shown: (place: Lab) => Lab = (own) => own): Entry | undefined {
  const far = (one: Entry) => apart(shown(one.place), place)
  return among
    .filter((one) => far(one) < standsFor)
    .reduce<Entry | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined)
}

function greedy(entries: readonly Entry[], count: number): Entry[] {
  const rest = entries.map((entry) => ({ entry, worth: telling(entry, entries) }))
  const first = Math.max(0, ...rest.map(({ worth }) => worth))
  const chosen: Entry[] = []
  const value = ({ entry, worth }: (typeof rest)[number]) =>
    worth * Math.min(1, Math.min(1, ...chosen.map((one) => apart(one.place, entry.place))) / 0.2) ** 1.2
  while (chosen.length < count && rest.length > 0) {
    rest.sort((p, q) => value(q) - value(p))
    if (chosen.length >= fewest && value(rest[0]) < first * faint) break
    chosen.push(copyOf(rest[0].entry))
    rest.shift()
  }
  return chosen
}

const copyOf = (entry: Entry): Entry => ({ ...entry, sources: [...entry.sources] })

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

/** What was not chosen counts for its nearest. */
function giveRest(chosen: Entry[], entries: readonly Entry[]): void {
  const taken = new Set(chosen.flatMap(({ sources }) => sources.map(String)))
  for (const entry of entries) {
    if (chosen.length === 0 || taken.has(String(entry.sources[0]))) continue
    const near = chosen.reduce((a, b) => (apart(b.place, entry.place) < apart(a.place, entry.place) ? b : a))
    near.seen += entry.seen
    near.sources.push(...entry.sources)
  }
}
