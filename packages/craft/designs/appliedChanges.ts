import { area } from '@toile/geometry'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { z } from 'zod'
import type { Applied } from '../applied/applied.ts'
import { partPrintSchema } from '../applied/partPrint.ts'
import { type Region, regionSchema } from '../applied/region.ts'
import { type Design, type Worn, wornSchema } from './design.ts'
import { withGarment } from './withGarment.ts'

const garment = wornSchema.shape.id
const appliedId = z.string().min(1).max(60)

/** A garment with another list of what lies on it; without one where nothing does. */
function withApplied(worn: Worn, applied: readonly Applied[]): Worn {
  const { applied: _, ...plain } = worn
  return applied.length > 0 ? { ...plain, applied: [...applied] } : plain
}

/** What lies on a garment edited; the same design where the edit changes nothing. */
export const onApplied = (
  design: Design,
  id: string,
  edit: (applied: readonly Applied[]) => readonly Applied[],
): Design =>
  withGarment(design, id, (worn) => {
    const before = worn.applied ?? []
    const after = edit(before)
    return after === before ? worn : withApplied(worn, after)
  })

/** One thing that lies on a garment edited; the same design where it does not lie there, or the edit changes nothing. */
export const withLaid = (design: Design, id: string, laid: string, edit: (one: Applied) => Applied): Design =>
  onApplied(design, id, (applied) => {
    const one = applied.find((other) => other.id === laid)
    const edited = one && edit(one)
    return !edited || edited === one ? applied : applied.map((other) => (other === one ? edited : other))
  })

/** Refuses more elements and regions on one garment than it may hold. */
export function checkRoom(count: number): void {
  const most = limits.appliedPerGarment
  if (count > most) throw refuse('clothFull', { most })
}

/** Lays something on a garment's cloth, over what lies there: refused where there is no room; nothing changes where one of that id lies there already. */
export const laidOver = (design: Design, id: string, one: Applied): Design =>
  onApplied(design, id, (applied) => {
    if (applied.some((other) => other.id === one.id)) return applied
    checkRoom(applied.length + 1)
    return [...applied, one]
  })

/** Square millimetres below which a region covers nothing. */
const leastArea = 1

/** Refuses a region whose outlines enclose nothing. */
export function checkRegion({ outlines }: Pick<Region, 'outlines'>): void {
  if (outlines.every((outline) => Math.abs(area(outline)) < leastArea)) throw refuse('regionEmpty')
}

/** Gives one part of a garment a print of its own, none, or with `own` false the garment's again. */
export const setPartPrint = defineChange({
  id: 'setPartPrint',
  label: 'Print of a part',
  nearer: ({ own }) => (own ? null : { label: 'Print of the whole garment' }),
  says: 'Give one part of a garment a print of its own (null: none) on one side; own false lets it wear the garment’s print again.',
  takes: partPrintSchema.extend({ id: garment, own: z.boolean() }),
  apply: (design: Design, { id, own, part, side, print }) =>
    withGarment(design, id, (worn) => {
      const { partPrints = [], ...plain } = worn
      const others = partPrints.filter((one) => one.part !== part || one.side !== side)
      if (!own && others.length === partPrints.length) return worn
      const after = own ? [...others, { part, side, print }] : others
      if (after.length > limits.partPrints) return worn
      return after.length > 0 ? { ...plain, partPrints: after } : plain
    }),
})

/** Lays a region of another colour, print or fabric on a garment. */
export const layRegion = defineChange({
  id: 'layRegion',
  label: 'Region',
  says: 'Lay a region of another colour, gradient, print or fabric on the cloth of a garment, over what lies there.',
  takes: z.object({ id: garment, region: regionSchema }),
  apply(design: Design, { id, region }) {
    checkRegion(region)
    return laidOver(design, id, region)
  },
})

/** Calls a region by a name; an empty one takes the name off. */
export const nameRegion = defineChange({
  id: 'nameRegion',
  label: 'Name of a region',
  says: 'Call a region by a name; an empty one takes its name off.',
  takes: z.object({ id: garment, region: appliedId, name: z.string().trim().max(limits.nameLength) }),
  apply: (design: Design, { id, region, name }) =>
    withLaid(design, id, region, (one) => {
      if (one.kind !== 'region' || (one.name ?? '') === name) return one
      const { name: _, ...plain } = one
      return name ? { ...plain, name } : plain
    }),
})

/** Fills a region otherwise, moves it, or draws its outline or edge anew. */
export const changeRegion = defineChange({
  id: 'changeRegion',
  label: 'Region',
  says: 'Fill a region otherwise, move it, or draw its outline or its edge anew.',
  takes: z.object({
    id: garment,
    region: appliedId,
    change: regionSchema.pick({ at: true, outlines: true, fill: true, edge: true }).partial(),
  }),
  apply(design: Design, { id, region, change }) {
    if (change.outlines) checkRegion({ outlines: change.outlines })
    return withLaid(design, id, region, (one) =>
      one.kind === 'region'
        ? {
            ...one,
            at: change.at ?? one.at,
            outlines: change.outlines ?? one.outlines,
            fill: change.fill ?? one.fill,
            edge: change.edge ?? one.edge,
          }
        : one,
    )
  },
})

/** Takes an element or a region off a garment. */
export const removeApplied = defineChange({
  id: 'removeApplied',
  label: 'Take off the cloth',
  says: 'Take an element or a region off a garment.',
  takes: z.object({ id: garment, applied: appliedId }),
  apply: (design: Design, given) =>
    onApplied(design, given.id, (applied) =>
      applied.some(({ id }) => id === given.applied) ? applied.filter(({ id }) => id !== given.applied) : applied,
    ),
})

/** Lays an element or a region above or under others: `to` is its place in the order of laying, from 0 undermost. */
export const moveApplied = defineChange({
  id: 'moveApplied',
  label: 'Order on the cloth',
  says: 'Lay an element or a region above or under others; to is its place in the order of laying, from 0 undermost.',
  takes: z.object({ id: garment, applied: appliedId, to: z.number().int().min(0).max(limits.appliedPerGarment) }),
  apply: (design: Design, given) =>
    onApplied(design, given.id, (applied) => {
      const at = applied.findIndex(({ id }) => id === given.applied)
      const moved = applied[at]
      const to = Math.min(given.to, applied.length - 1)
      return !moved || at === to ? applied : applied.toSpliced(at, 1).toSpliced(to, 0, moved)
    }),
})

/** Shows or hides an element or a region. */
export const hideApplied = defineChange({
  id: 'hideApplied',
  label: 'Hide or show',
  says: 'Show or hide an element or a region on a garment.',
  takes: z.object({ id: garment, applied: appliedId, hidden: z.boolean() }),
  apply: (design: Design, { id, applied, hidden }) =>
    withLaid(design, id, applied, (one) => (one.hidden === hidden ? one : { ...one, hidden })),
})
