import { type Color } from '../../colors/color.ts'
import { colorAtOklab, oklabOf } from '../../colors/oklch.ts'
import { unsteered } from '../compose/brief.ts'
import { steer } from '../compose/steering.ts'
import { areasOf } from '../compose/areasOf.ts'
import { readLook } from '../compose/wornLook.ts'
import { matched } from '../apply/matched.ts'
import type { Design, Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import { isDressed } from './isDressed.ts'

/** How much of the other look a crossing takes: 0 nothing .. 1 all, of its cuts and of its cloth. */
export interface CrossShares {
  cut: number
  cloth: number
}

/** A look crossed with another (requirement S5.20): cuts and cloth of each by their shares, garments matched by where they are worn; between, the largest garments are taken first, knobs of one cut and colours lie half way. A cut that breaks a rule of dressing is left out. */
export function crossLooks(one: Design, other: Design, { cut, cloth }: CrossShares): Design {
  const order = largestFirst(one)
  const recut = order.slice(0, Math.round(cut * order.length)).reduce(
    (look, id) => {
      const tried = withWorn(look, id, (worn) => cutAs(worn, matched(worn, other)))
      return isDressed(tried, [one, other], plainly) ? tried : look
    },
    turnedTowards(one, other, cut),
  )
  return order.reduce(
    (look, id, i) =>
      withWorn(look, id, (worn) => clothedAs(worn, matched(worn, other), clothShare(cloth, i, order.length))),
    recut,
  )
}

const plainly = steer({ ...unsteered, picture: null })

const largestFirst = (design: Design): string[] => {
  const { types, garments } = readLook(design)
  const areas = areasOf(types)
  return garments
    .map(({ id }, i) => ({ id, area: areas[i] ?? 0 }))
    .toSorted((a, b) => b.area - a.area)
    .map(({ id }) => id)
}

const withWorn = (design: Design, id: string, edit: (worn: Worn) => Worn): Design => ({
  ...design,
  garments: design.garments.map((worn) => (worn.id === id ? edit(worn) : worn)),
})

const cutAs = (worn: Worn, other: Worn | null): Worn =>
  other ? { ...worn, cut: other.cut, knobs: other.knobs, seed: other.seed } : worn

/** Number knobs of garments that are cut alike, a share of the way to the other's. */
function turnedTowards(one: Design, other: Design, share: number): Design {
  return {
    ...one,
    garments: one.garments.map((worn) => {
      const there = matched(worn, other)
      const type = typeOf(worn)
      if (!there || !type || JSON.stringify(there.cut) !== JSON.stringify(worn.cut)) return worn
      const knobs: Record<string, number | string> = { ...worn.knobs }
      for (const [name, knob] of Object.entries(type.knobs)) {
        if (knob.kind === 'choice') continue
        const [a, b] = [worn.knobs[name] ?? knob.normal, there.knobs[name] ?? knob.normal]
        if (typeof a === 'number' && typeof b === 'number' && a !== b)
          knobs[name] = Math.round((a + (b - a) * share) * 1000) / 1000
      }
      return { ...worn, knobs }
    }),
  }
}

/** How far the cloth of the i-th largest garment goes over: one after the other, so that half is half the look. */
const clothShare = (share: number, i: number, count: number) => Math.min(1, Math.max(0, share * count - i))

function clothedAs(worn: Worn, other: Worn | null, share: number): Worn {
  if (!other || share <= 0) return worn
  const { flecks: _, ...plain } = worn
  const isOver = share >= 0.5
  const fill =
    share < 1 && worn.fill.kind === 'solid' && other.fill.kind === 'solid'
      ? ({ kind: 'solid', color: between(worn.fill.color, other.fill.color, share) } as const)
      : isOver
        ? other.fill
        : worn.fill
  if (!isOver) return { ...worn, fill }
  return {
    ...plain,
    fill,
    fabric: other.fabric,
    contrast: other.contrast,
    trim: other.trim,
    print: other.print,
    ...(other.flecks && { flecks: other.flecks }),
  }
}

function between(a: Color, b: Color, share: number): Color {
  const [p, q] = [oklabOf(a), oklabOf(b)]
  return colorAtOklab([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share])
}
