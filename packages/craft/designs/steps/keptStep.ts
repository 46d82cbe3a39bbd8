import { limits } from '@toile/rules/limits.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { z } from 'zod'
import { type Design, designDocument } from '../design.ts'
import { designVersion } from '../designVersion.ts'

const fields = z.record(z.string().max(40), z.unknown())

/** What one side of a step says of something: fields with their values, and those that it is without. */
const saidSchema = z.object({ has: fields, without: z.array(z.string().max(40)).max(60) })
type Said = z.output<typeof saidSchema>

const wornSaidSchema = z.object({ id: z.string().max(60), whole: z.boolean(), ...saidSchema.shape })

/** One side of a step: what of the look and of each of its garments it changed, and the order of all where garments came, went or moved. */
const sideSchema = z.object({
  around: saidSchema,
  garments: z.array(wornSaidSchema).max(2 * limits.garmentsPerLook),
  order: z.array(z.string().max(60)).max(limits.garmentsPerLook).nullable(),
})
type Side = z.output<typeof sideSchema>

/** A step of a look as it is kept: only what differs between its two sides, so that a hundred of them weigh as much as a picture. What it names is checked when it is taken: undone, it is a change of the document like any other. */
export const keptStepSchema = z.object({
  id: z.string().min(1).max(60),
  /** The English label of what was done; shown translated. */
  name: z.string().max(120),
  undone: z.boolean(),
  /** Of the document; a step of another version is no step of this one. */
  version: z.number().int(),
  before: sideSchema,
  after: sideSchema,
})
export type KeptStep = z.output<typeof keptStepSchema>

const entriesOf = (of: object) =>
  new Map<string, unknown>(Object.entries(of).filter(([, value]) => value !== undefined))

/** What the first says that the second does not. */
function saidOf(of: object, other: object): Said {
  const [own, others] = [entriesOf(of), entriesOf(other)]
  const changed = [...own].filter(([name, value]) => !sameContent(value, others.get(name)))
  return {
    has: Object.fromEntries(changed),
    without: [...others.keys()].filter((name) => !own.has(name)),
  }
}

const isEmpty = ({ has, without }: Said) => Object.keys(has).length === 0 && without.length === 0

function garmentsOf(of: Design, other: Design): Side['garments'] {
  return of.garments.flatMap((worn) => {
    const former = other.garments.find(({ id }) => id === worn.id)
    const said = saidOf(worn, former ?? {})
    return former && isEmpty(said) ? [] : [{ id: worn.id, whole: !former, ...said }]
  })
}

const idsOf = ({ garments }: Design) => garments.map(({ id }) => id)

function sideOf(of: Design, other: Design): Side {
  const [{ garments: _, ...own }, { garments: __, ...others }] = [of, other]
  const moved = !sameContent(idsOf(of), idsOf(other))
  return { around: saidOf(own, others), garments: garmentsOf(of, other), order: moved ? idsOf(of) : null }
}

/** A step as it is kept. */
export const keptStep = (step: {
  id: string
  name: string
  before: Design
  after: Design
  undone: boolean
}): KeptStep => ({
  id: step.id,
  name: step.name,
  undone: step.undone,
  version: designVersion,
  before: sideOf(step.before, step.after),
  after: sideOf(step.after, step.before),
})

/** Something with what a side says of it. */
function saying(now: object, { has, without }: Said): object {
  const left = [...entriesOf(now)].filter(([name]) => !without.includes(name))
  return { ...Object.fromEntries(left), ...has }
}

/** A look as it would stand on one side of a step; null where that is no look. */
export function onSide(now: Design, { around, garments, order }: Side): Design | null {
  const { garments: worn, ...own } = now
  const said = new Map(garments.map((one) => [one.id, one]))
  const standing = new Map(worn.map((one) => [one.id, one]))
  const put = (id: string): object[] => {
    const [one, there] = [said.get(id), standing.get(id)]
    if (one?.whole) return [saying({}, one)]
    return there ? [one ? saying(there, one) : there] : []
  }
  const whole = { ...saying(own, around), garments: (order ?? idsOf(now)).flatMap(put) }
  const read = designDocument.present.safeParse(whole)
  return read.success ? read.data : null
}
