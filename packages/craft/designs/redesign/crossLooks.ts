import { sameContent } from '@toile/rules/sameContent.ts'
import { unsteered } from '../compose/brief.ts'
import { steer } from '../compose/steering.ts'
import { readLook } from '../compose/wornLook.ts'
import { addGarment } from '../changes.ts'
import type { Design, Worn } from '../design.ts'
import { fittedTo } from '../fittedTo.ts'
import { freeGarmentId } from '../freeGarmentId.ts'
import { typeOf } from '../typeOf.ts'
import { clothedAs } from './clothedAs.ts'
import { bodiesOf, counterparts } from './counterparts.ts'
import { isDressed } from './isDressed.ts'
import { metIn } from './metIn.ts'
import { seenCloths } from './seenCloths.ts'

/** How much of the other look a crossing takes: 0 nothing .. 1 all, of its cuts and of its cloth. */
export interface CrossShares {
  cut: number
  cloth: number
}

/** A look crossed with another (requirement S5.20): cuts and cloth of each by their shares; garments are met by where they are worn, else by the order of dressing, so that a dress takes the cloth of a coat and trousers. Between, the largest garments are taken first, knobs of one cut and colours lie half way. A cut that breaks a rule of dressing is left out, and a locked garment stays. */
export function crossLooks(one: Design, other: Design, { cut, cloth }: CrossShares): Design {
  const cuts = recuts(one, other)
  const recut = cuts.slice(0, Math.round(cut * cuts.length)).reduce(
    (look, { to }) => {
      const tried = to(look)
      return isDressed(tried, [one, other], plainly) ? tried : look
    },
    turnedTowards(one, other, cut),
  )
  const dressed = inSeenCloth(recut, one, other)
  const met = [...newcomers(one, other).map(({ as, is }) => [as.id, is] as const), ...counterparts(one, other)]
  const cloths = seenCloths(dressed, new Map(met), other)
  const order = largestFirst(dressed)
  return order.reduce(
    (look, id, i) =>
      withWorn(look, id, (worn) => clothedAs(worn, cloths.get(id) ?? null, clothShare(cloth, i, order.length))),
    dressed,
  )
}

/** A look that was cut as another, what is seen of it in the cloth of what was seen of it before. */
function inSeenCloth(recut: Design, one: Design, other: Design): Design {
  const own = counterparts(other, one)
  const come = newcomers(one, other).flatMap(({ as, is }) => {
    const of = own.get(is.id)
    return of ? [[as.id, of] as const] : []
  })
  const had = new Map([...come, ...one.garments.map((worn) => [worn.id, worn] as const)])
  const cloths = seenCloths(recut, had, one)
  return recut.garments.reduce((look, { id }) => {
    const of = cloths.get(id)
    return of && of !== had.get(id) ? withWorn(look, id, (worn) => clothedAs(worn, of, 1)) : look
  }, recut)
}

interface Recut {
  area: number
  to: (look: Design) => Design
}

/** What it takes to cut a look as another, the largest first: garments cut anew in their places, and, as one step, what the other wears elsewhere instead of what this one does. */
function recuts(one: Design, other: Design): Recut[] {
  const areas = areasById(one)
  const met = (worn: Worn) => metIn(worn, other) !== null
  const inPlace = bodiesOf(one)
    .filter(met)
    .map(
      ({ id }): Recut => ({
        area: areas.get(id) ?? 0,
        to: (look) => withWorn(look, id, (worn) => cutAs(worn, metIn(worn, other))),
      }),
    )
  const comes = newcomers(one, other)
  const leaves = bodiesOf(one).filter((worn) => !met(worn))
  const ids = new Set(leaves.map(({ id }) => id))
  const exchange: Recut = {
    // What is only taken off is so last, that no step between leaves the body bare.
    area: comes.length === 0 ? 0 : [...ids].reduce((sum, id) => sum + (areas.get(id) ?? 0), 0),
    to: (look) =>
      comes.reduce<Design>((next, { as }) => addGarment(next, as), {
        ...look,
        garments: look.garments.filter(({ id }) => !ids.has(id)),
      }),
  }
  const isExchanged = comes.length + leaves.length > 0 && leaves.every(({ locked }) => !locked)
  const all = isExchanged ? [...inPlace, exchange] : inPlace
  return all.toSorted((a, b) => b.area - a.area)
}

/** What the other look wears where this one wears nothing: as it is there, and as it comes over in the cloth of its counterpart here. */
function newcomers(one: Design, other: Design): { is: Worn; as: Worn }[] {
  const own = counterparts(other, one)
  const found: { is: Worn; as: Worn }[] = []
  for (const is of bodiesOf(other)) {
    if (metIn(is, one)) continue
    const id = freeGarmentId(is.id, { garments: [...one.garments, ...found.map(({ as }) => as)] })
    const { locked: _, ...open } = clothedAs(is, own.get(is.id) ?? null, 1)
    found.push({ is, as: { ...open, id } })
  }
  return found
}

const plainly = steer({ ...unsteered, picture: null })

function areasById(design: Design): ReadonlyMap<string, number> {
  const { areas, garments } = readLook(design)
  return new Map(garments.map(({ id }, i) => [id, areas[i] ?? 0]))
}

const largestFirst = (design: Design): string[] =>
  [...areasById(design)].toSorted(([, a], [, b]) => b - a).map(([id]) => id)

const withWorn = (design: Design, id: string, edit: (worn: Worn) => Worn): Design => ({
  ...design,
  garments: design.garments.map((worn) => (worn.id === id && !worn.locked ? edit(worn) : worn)),
})

function cutAs(worn: Worn, other: Worn | null): Worn {
  if (!other) return worn
  if (sameContent(worn.cut, other.cut)) return { ...worn, knobs: other.knobs, seed: other.seed }
  // Its cloth stays: the colours of the other's sketch are cloth of the other.
  const { ownColors: _, ...cut } = fittedTo(worn, other.cut, other.knobs)
  return { ...cut, seed: other.seed, ...(other.back && { back: other.back }) }
}

/** Number knobs of garments that are cut alike, a share of the way to the other's. */
function turnedTowards(one: Design, other: Design, share: number): Design {
  return {
    ...one,
    garments: one.garments.map((worn) => {
      const there = metIn(worn, other)
      const type = typeOf(worn)
      if (worn.locked || !there || !type || JSON.stringify(there.cut) !== JSON.stringify(worn.cut)) return worn
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
