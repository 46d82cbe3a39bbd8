import { sure } from '@toile/geometry'
import { type Color, colorDistance } from '../../colors/color.ts'
import { isSamePrint } from '../../prints/isSamePrint.ts'
import { areasOf } from '../compose/areasOf.ts'
import { readLook } from '../compose/wornLook.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import { unlikeCharacter } from './changeGarments.ts'
import { isAccessory } from './isAccessory.ts'

/** How much each part of a look counts in how far two are apart. */
const weights = { cut: 0.32, knobs: 0.1, color: 0.26, print: 0.14, fabric: 0.1, small: 0.05, stand: 0.03 } as const

/** Colours this far apart in CIEDE2000 are as unlike as can be. */
const farthest = 45

/** How far two looks are apart as documents, 0 the same .. 1 nothing in common: cuts, their knobs, colours, prints, cloths, small things and who wears it how. */
export function designDistance(a: Design, b: Design): number {
  const pairs = pairsOf(a, b)
  const mean = (of: (pair: Pair) => number) =>
    pairs.length === 0 ? 0 : pairs.reduce((sum, pair) => sum + pair.area * of(pair), 0) / totalOf(pairs)
  return (
    weights.cut * mean(cutApart) +
    weights.knobs * mean(knobsApart) +
    weights.color * mean(({ one, other }) => (other ? colorsApart(one, other) : 1)) +
    weights.print * mean(({ one, other }) => (other ? printsApart(one, other) : 1)) +
    weights.fabric * mean(({ one, other }) => (one.fabric === other?.fabric ? 0 : 1)) +
    weights.small * smallApart(a, b) +
    weights.stand * standApart(a, b)
  )
}

interface Pair {
  one: Worn
  other: Worn | null
  area: number
}

const totalOf = (pairs: readonly Pair[]) => pairs.reduce((sum, { area }) => sum + area, 0)

/** What covers the body in both looks by its name, with how much of the look it shows; what only one has stands alone. */
function pairsOf(a: Design, b: Design): Pair[] {
  const [here, there] = [readLook(a), readLook(b)]
  const areas = areasOf(here.types)
  const others = areasOf(there.types)
  return [
    ...here.garments.map((one, i) => ({
      one,
      other: there.garments.find(({ id }) => id === one.id) ?? null,
      area: sure(areas[i]),
    })),
    ...there.garments.flatMap((one, i) =>
      here.garments.some(({ id }) => id === one.id) ? [] : [{ one, other: null, area: sure(others[i]) }],
    ),
  ]
}

function cutApart({ one, other }: Pair): number {
  if (!other) return 1
  if (JSON.stringify(one.cut) === JSON.stringify(other.cut)) return 0
  const [a, b] = [typeOf(one), typeOf(other)]
  if (!a || !b) return 1
  return (
    0.35 + 0.25 * Number(a.category !== b.category) + 0.4 * Math.min(1, 2 * unlikeCharacter(a.character, b.character))
  )
}

function knobsApart({ one, other }: Pair): number {
  const type = typeOf(one)
  if (!other || !type || JSON.stringify(one.cut) !== JSON.stringify(other.cut)) return 1
  const all = Object.entries(type.knobs)
  const apart = all.map(([name, knob]) => {
    const [a, b] = [one.knobs[name] ?? knob.normal, other.knobs[name] ?? knob.normal]
    if (knob.kind === 'choice' || typeof a !== 'number' || typeof b !== 'number') return a === b ? 0 : 1
    return Math.min(1, (2 * Math.abs(a - b)) / (knob.most - knob.least || 1))
  })
  return all.length === 0 ? 0 : apart.reduce((sum, value) => sum + value, 0) / all.length
}

const colorOf = ({ fill }: Worn): Color =>
  fill.kind === 'solid' ? fill.color : (fill.gradient.stops[0]?.color ?? { r: 0, g: 0, b: 0 })

function colorsApart(one: Worn, other: Worn): number {
  const cloth = Math.min(1, colorDistance(colorOf(one), colorOf(other)) / farthest)
  const kind = one.fill.kind === other.fill.kind ? 0 : 0.3
  const edges = JSON.stringify([one.contrast, one.trim]) === JSON.stringify([other.contrast, other.trim]) ? 0 : 0.12
  return Math.min(1, cloth + kind + edges)
}

function printsApart({ print: one }: Worn, { print: other }: Worn): number {
  if (!one || !other) return one === other ? 0 : 1
  if (!isSamePrint(one.source, other.source)) return 1
  const inks =
    'colors' in one.source && 'colors' in other.source ? inksApart(one.source.colors, other.source.colors) : 0
  return Math.min(1, 0.6 * inks + 0.4 * Math.min(1, Math.abs(Math.log2(one.width / other.width))))
}

const inksApart = (a: readonly Color[], b: readonly Color[]) =>
  a.reduce((sum, ink, i) => sum + Math.min(1, colorDistance(ink, b[i] ?? ink) / farthest), 0) / Math.max(1, a.length)

function smallApart(a: Design, b: Design): number {
  const of = ({ garments, shoes }: Design) => [
    `shoes ${shoes.kind}`,
    ...garments.filter(isAccessory).map(({ cut }) => JSON.stringify(cut)),
  ]
  const [here, there] = [new Set(of(a)), new Set(of(b))]
  const shared = [...here].filter((one) => there.has(one)).length
  return 1 - shared / (here.size + there.size - shared)
}

const standApart = ({ mannequin: a }: Design, { mannequin: b }: Design) =>
  0.6 * Number(a.person !== b.person) + 0.4 * Number(a.pose !== b.pose)
