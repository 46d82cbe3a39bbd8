import type { Wish } from '../words/wish.ts'
import type { Answer } from './answers/answer.ts'
import { changeAnswers } from './answers/changes.ts'
import { answers } from './answers/index.ts'
import { reaches } from './answers/lengthAnswers.ts'
import { type Cutting, isByNature, knobsOf, measuresIn, optionOf, optionsIn, settle, turnedBy } from './cutting.ts'

/** Grants one wish as far as a garment can; `turn` chooses among several good answers, so that results differ (requirement S9.04). */
export function grant(cutting: Cutting, wish: Wish, turn: number): Cutting {
  const { id, not, change, count } = wish
  const reach = reaches[id]
  if (reach !== undefined) return not ? cutting : reachTo(cutting, reach)
  const comparison = changeAnswers.get(id)
  if (comparison) return not ? cutting : compare(cutting, comparison, wish)
  const answer = answers.get(id)
  if (!answer) return cutting
  if (not) return without(cutting, answer)
  if (change !== null) return settle(cutting, measuresIn(cutting, answer, change), 0.3)
  return counted(give(cutting, answer, turn), id, count)
}

/** What a garment does by nature is left to it; else the first option it has, else its measures. */
function give(cutting: Cutting, answer: Answer, turn: number): Cutting {
  const natural = isByNature(cutting.garment, answer)
  const options = optionsIn(cutting, answer)
  const standing = options.filter(({ knob, option }) => optionOf(cutting, knob) === option)
  if (natural && standing.length === 0 && options.length === 0) {
    return settle(cutting, measuresIn(cutting, answer, 0.4), 1.2)
  }
  const best = [...standing, ...options.filter((way) => !standing.includes(way))]
  const chosen = best[turn % Math.max(1, natural ? standing.length || best.length : best.length)]
  if (chosen)
    return settle(cutting, { [chosen.knob]: chosen.option, ...bareNeck(cutting, chosen.knob) }, natural ? 1.2 : 1)
  const measured = measuresIn(cutting, answer)
  const names = Object.keys(measured)
  if (names.length === 0) return cutting
  const there = names.every((name) => measured[name] === valueOf(cutting, name))
  return settle(cutting, measured, natural ? 1.2 : there ? 1.1 : 0.8)
}

const valueOf = ({ garment, knobs }: Cutting, name: string) => knobs[name] ?? garment.knobs[name]?.normal

/** A neckline that was asked for is not hidden by a collar that was not. */
function bareNeck({ garment, settled }: Cutting, knob: string): Record<string, string> {
  const { collar } = garment.knobs
  if (knob !== 'neckline' || collar?.kind !== 'choice' || settled.has('collar')) return {}
  return collar.options.some(({ id }) => id === 'none') ? { collar: 'none' } : {}
}

/** Options that mean: not there. */
const absent = ['none', 'plain', 'closed', 'own', 'asCut', 'straight']

/** Takes a thing away: its options give way to the plain one, its measures go to where there is none of it. */
function without(cutting: Cutting, answer: Answer): Cutting {
  const spoken = new Set(answer.ways.flatMap((way) => ('knob' in way ? [way.knob] : [])))
  let now = cutting
  let left = isByNature(cutting.garment, answer)
  for (const name of spoken) {
    const knob = cutting.garment.knobs[name]
    if (knob?.kind !== 'choice' || cutting.settled.has(name)) continue
    const meant = answer.ways.flatMap((way) => ('knob' in way && way.knob === name ? [way.option] : []))
    const standing = optionOf(cutting, name) ?? ''
    const general = answer.concept === 'pocket' || answer.concept === 'collar' || answer.concept === 'sleeve'
    if (!meant.includes(standing) && !(general && !absent.includes(standing))) continue
    const plain =
      absent.find((id) => !meant.includes(id) && knob.options.some((option) => option.id === id)) ??
      knob.options.find(({ id }) => !meant.includes(id))?.id
    if (plain) now = settle(now, { [name]: plain }, 0)
    else left = true
  }
  const back = Object.fromEntries(
    Object.entries(measuresIn(now, answer, -1)).filter(([name]) => !now.settled.has(name)),
  )
  return settle(now, back, left ? -1 : 0.5)
}

/** How far on the way from waist to floor lies the crotch, and the ankle. */
const crotch = 0.25
const ankle = 0.93

/** Sets the length to where a word says, as far as the garment goes; one that cannot reach it meets the wish by less. */
function reachTo(cutting: Cutting, reach: number): Cutting {
  const [found] = knobsOf(cutting.garment, 'length').filter(([name]) => name === 'length')
  if (!found || cutting.settled.has('length')) return cutting
  const [name, knob] = found
  const unit = /floor/.test(knob.label)
    ? 1
    : /crotch/.test(knob.label)
      ? crotch
      : /ankle/.test(knob.label)
        ? ankle
        : null
  if (unit === null) return cutting
  const wanted = reach / unit
  const value = Math.min(knob.most, Math.max(knob.least, wanted))
  const off = Math.abs(value - wanted) * unit
  return settle(cutting, { [name]: Math.round(value * 1000) / 1000 }, off < 0.06 ? 1 : off < 0.15 ? 0.3 : -0.5)
}

const parts: Readonly<Record<string, 'sleeve' | 'collar' | 'neck' | 'waist' | 'leg'>> = {
  cuff: 'sleeve',
  neckline: 'neck',
  v_neck: 'neck',
  deep_v: 'neck',
  scoop_neck: 'neck',
  waist: 'waist',
  waistband: 'waist',
  high_waist: 'waist',
  leg: 'leg',
}
const partOf = (of: string | null) =>
  of === null
    ? 'other'
    : (parts[of] ?? (of.includes('sleeve') ? 'sleeve' : /collar|lapel|hood/.test(of) ? 'collar' : 'other'))

type Comparison = NonNullable<ReturnType<typeof changeAnswers.get>>

function compare(cutting: Cutting, comparison: Comparison, { of }: Wish): Cutting {
  const turns = comparison[partOf(of)] ?? comparison.other ?? []
  const turned = turns.flatMap(([measure, by]) =>
    knobsOf(cutting.garment, measure).map(([name, knob]) => {
      const now = cutting.knobs[name]
      return [name, turnedBy(typeof now === 'number' ? { ...knob, normal: now } : knob, by)] as const
    }),
  )
  return turned.length > 0 ? settle(cutting, Object.fromEntries(turned), 0.8) : cutting
}

/** Buttons, tiers and rows are as many as were said. */
function counted(cutting: Cutting, id: string, count: number | null): Cutting {
  if (count === null) return cutting
  const names = id === 'button' ? ['buttons', 'rows', 'snaps', 'toggles'] : [id]
  const found = names.flatMap((name) => {
    const knob = cutting.garment.knobs[name]
    return knob?.kind === 'number' && knob.step >= 1 ? [[name, knob] as const] : []
  })[0]
  if (!found) return cutting
  const [name, knob] = found
  return settle(cutting, { [name]: Math.min(knob.most, Math.max(knob.least, count)) }, count <= knob.most ? 0.3 : 0)
}
