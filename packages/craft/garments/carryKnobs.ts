import type { ChoiceKnob, Knob, Knobs, NumberKnob, StoredKnobs } from './knob.ts'
import { type CutPartId, partKnobs, partOfKnob } from './partKnobs.ts'

/** What a cut cannot take over from another: a knob it lacks, or an option its own knob lacks. */
export interface NotCarried {
  knob: string
  /** The option by its label, where a choice was not to be had. */
  option: string | null
}

/** Knobs as another cut can have them, and what it cannot. */
export interface Carried {
  knobs: Record<string, number | string>
  without: NotCarried[]
}

/** Options that say that something is not there: a cut without their knob has the same. */
const absent: readonly string[] = ['none', 'plain', 'own', 'asCut', 'straight', 'no', 'natural']

/**
 * Carries stored knobs from one cut to another, of one part or of everything: a knob goes to the one that is called the same, a choice to
 * the same option or the one nearest by name, a number of the same measure keeps its value as far as the other goes, and any other number
 * its share of the range. Of one part every knob is carried, turned or not; of a whole cut those that are turned.
 */
export function carryKnobs(from: Knobs, stored: StoredKnobs, to: Knobs, part?: CutPartId): Carried {
  const given = part === undefined ? from : partKnobs(from, part)
  const offered = part === undefined ? to : partKnobs(to, part)
  const knobs: Carried['knobs'] = {}
  const without: NotCarried[] = []
  for (const [name, knob] of Object.entries(given)) {
    const value = stored[name] ?? (part === undefined ? undefined : knob.normal)
    if (value === undefined) continue
    const found = counterpart(name, knob, offered)
    const carried = found && carry(knob, value, found.knob)
    if (found && carried !== null && carried !== undefined) knobs[found.name] = carried
    else if (isSaid(knob, value)) without.push({ knob: knob.label, option: optionLabel(knob, value) })
  }
  return { knobs, without }
}

/** The knob of another cut that turns the same: of the same label, else of the same name and part. */
function counterpart(name: string, knob: Knob, offered: Knobs): { name: string; knob: Knob } | null {
  const of = Object.entries(offered).filter(([, one]) => one.kind === knob.kind)
  const same = of.find(([key, one]) => key === name && one.label === knob.label)
  const labelled = of.find(([, one]) => one.label === knob.label)
  const named = of.find(([key, one]) => key === name && partOfKnob(key, one) === partOfKnob(name, knob))
  const [key, found] = same ?? labelled ?? named ?? []
  return key !== undefined && found ? { name: key, knob: found } : null
}

function carry(from: Knob, value: number | string, to: Knob): number | string | null {
  if (from.kind === 'number' && to.kind === 'number')
    return typeof value === 'number' ? carryNumber(from, value, to) : null
  if (from.kind === 'choice' && to.kind === 'choice')
    return typeof value === 'string' ? nearestOption(from, value, to) : null
  return null
}

function carryNumber(from: NumberKnob, value: number, to: NumberKnob): number {
  if (from.label === to.label && from.unit === to.unit) return within(to, value)
  const away = value - from.normal
  const share = away === 0 ? 0 : away / (away > 0 ? from.most - from.normal : from.normal - from.least)
  return within(to, to.normal + share * (share > 0 ? to.most - to.normal : to.normal - to.least))
}

/** A number within the bounds of a knob, as fine as documents keep them; counts stay whole. */
const within = ({ least, most, step }: NumberKnob, value: number) =>
  Math.min(most, Math.max(least, step >= 1 ? Math.round(value) : Math.round(value * 1000) / 1000))

/** Sleeves and hems that are near to each other though they are called otherwise. */
const kin: readonly (readonly string[])[] = [
  ['plain', 'long', 'knit', 'oversized'],
  ['short', 'cap', 'elbow'],
  ['bishop', 'lantern', 'bell'],
  ['puff', 'mutton'],
  ['shirt', 'point', 'cutaway', 'buttonDown', 'club', 'camp', 'polo'],
  ['notch', 'peak', 'ulster'],
  ['band', 'mandarin'],
  ['funnel', 'storm', 'roll', 'mock'],
  ['pile', 'fur', 'shearling'],
  ['curved', 'shirtTail', 'round'],
  ['hiLo', 'highLow'],
  ['patch', 'patchFlap', 'bellows'],
  ['hand', 'slant', 'welt'],
  ['tied', 'sash', 'bow'],
  ['buckled', 'belt'],
]

/** The same option, one of the same label, or one of its kin. */
function nearestOption(from: ChoiceKnob, value: string, { options }: ChoiceKnob): string | null {
  const label = from.options.find(({ id }) => id === value)?.label
  const same = options.find(({ id }) => id === value) ?? options.find((option) => option.label === label)
  if (same) return same.id
  const family = kin.find((ids) => ids.includes(value)) ?? []
  return family.find((id) => options.some((option) => option.id === id)) ?? null
}

const isSaid = (knob: Knob, value: number | string) =>
  knob.kind === 'choice' ? !absent.includes(String(value)) : value !== knob.normal

const optionLabel = (knob: Knob, value: number | string) =>
  knob.kind === 'choice' ? (knob.options.find(({ id }) => id === value)?.label ?? null) : null
