import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { repeats } from '@toile/craft/prints/repeat.ts'
import type { Chance } from '@toile/geometry'

type Edit = (design: Design, chance: Chance) => Design

const colorOf = ({ whole }: Chance) => ({ r: whole(0, 255), g: whole(0, 255), b: whole(0, 255) })

const onOne =
  (change: (worn: Worn, chance: Chance) => Worn): Edit =>
  (design, chance) => {
    const at = chance.whole(0, design.garments.length - 1)
    return { ...design, garments: design.garments.map((worn, i) => (i === at ? change(worn, chance) : worn)) }
  }

const printOf = (chance: Chance): NonNullable<Worn['print']> => ({
  source: {
    kind: 'construction',
    print: chance.pick(prints).id,
    colors: [colorOf(chance), colorOf(chance), colorOf(chance)],
    seed: chance.whole(1, 3),
  },
  mode: chance.pick(['overall', 'single'] as const),
  repeat: chance.pick(repeats).id,
  width: chance.between(40, 300),
  x: chance.between(-50, 50),
  y: chance.between(-50, 50),
  angle: chance.between(-90, 90),
  opacity: chance.pick([1, 0.6]),
})

const spotOf = (chance: Chance): Applied['at'] => ({
  part: chance.pick(['body', 'sleeveLeft', 'sleeveRight', 'collar', 'legLeft'] as const),
  side: 'front',
  u: chance.between(-120, 120),
  v: chance.between(20, 420),
  from: 'top',
})

const appliedOf = (chance: Chance): Applied => {
  const id = `a${chance.whole(0, 1e9)}`
  if (chance.happens(0.3)) {
    const corners: [number, number][] = [
      [-60, -50],
      [70, -60],
      [60, 80],
      [-50, 60],
    ]
    const edge = chance.pick([{ kind: 'cut' }, { kind: 'seam' }, { kind: 'feather', width: 20 }] as const)
    const fill = { kind: 'solid', color: colorOf(chance) } as const
    return { kind: 'region', id, at: spotOf(chance), outlines: [corners], fill, edge, hidden: false }
  }
  const notion = chance.pick(notions)
  return {
    kind: 'notion',
    id,
    source: { kind: 'notion', notion: notion.id, colors: [] },
    at: spotOf(chance),
    width: chance.between(20, 160),
    angle: chance.between(-90, 90),
    mirrored: chance.happens(0.5),
    opacity: 1,
    hidden: false,
  }
}

const knobsOf = ({ cut, knobs }: Worn, chance: Chance): Worn['knobs'] => {
  const own = Object.entries((cut.kind === 'garment' && findWearable(cut.garment)?.knobs) || {})
  if (!own.length) return knobs
  const [name, knob] = chance.pick(own)
  const value = knob.kind === 'number' ? chance.between(knob.least, knob.most) : chance.pick(knob.options).id
  return { ...knobs, [name]: value }
}

const moved = (applied: readonly Applied[], chance: Chance): Applied[] => {
  const at = chance.whole(0, applied.length - 1)
  return applied.map((one, i) => (i === at ? { ...one, at: { ...one.at, u: one.at.u + 7, v: one.at.v + 11 } } : one))
}

const poses = ['stroll', 'rest', 'akimbo', 'armsCrossed', 'handToHair'] as const
const persons = ['ines', 'kofi', 'mei', 'theo'] as const

/** What hands do to a look: colours, prints, elements and regions, cut, cloth, order and what is hidden; the ground and the style it is drawn in, who wears it and how they stand. */
const edits: readonly (readonly [edit: Edit, weight: number])[] = [
  [onOne((worn, chance) => ({ ...worn, fill: { kind: 'solid', color: colorOf(chance) } })), 4],
  [onOne((worn, chance) => ({ ...worn, contrast: colorOf(chance), trim: colorOf(chance) })), 1],
  [onOne((worn, chance) => ({ ...worn, print: chance.happens(0.2) ? null : printOf(chance) })), 3],
  [onOne((worn) => (worn.print ? { ...worn, print: { ...worn.print, x: worn.print.x + 9 } } : worn)), 2],
  [onOne((worn, chance) => ({ ...worn, applied: [...(worn.applied ?? []), appliedOf(chance)] })), 5],
  [onOne((worn, chance) => (worn.applied?.length ? { ...worn, applied: moved(worn.applied, chance) } : worn)), 4],
  [onOne((worn, chance) => ({ ...worn, applied: worn.applied?.filter(() => chance.happens(0.7)) })), 1],
  [onOne((worn, chance) => ({ ...worn, knobs: knobsOf(worn, chance) })), 4],
  [onOne((worn, chance) => ({ ...worn, fabric: chance.pick(fabrics).id })), 1],
  [onOne((worn) => ({ ...worn, hidden: !worn.hidden })), 2],
  [(design, chance) => ({ ...design, garments: chance.shuffled(design.garments) }), 1],
  [(design, chance) => ({ ...design, ground: colorOf(chance) }), 1],
  [(design, chance) => ({ ...design, backdrop: chance.pick(['paper', 'wash', 'studio', 'block', undefined]) }), 1],
  [(design, chance) => ({ ...design, shoes: { ...design.shoes, color: colorOf(chance) } }), 1],
  [(design) => ({ ...design, mannequin: { ...design.mannequin, mirrored: !design.mannequin.mirrored } }), 1],
  [(design, chance) => ({ ...design, mannequin: { ...design.mannequin, pose: chance.pick(poses) } }), 2],
  [(design, chance) => ({ ...design, mannequin: { ...design.mannequin, person: chance.pick(persons) } }), 1],
  [(design, chance) => ({ ...design, style: chance.pick(['ink', 'illustration', 'realistic']) }), 1],
]

/** A look after one more edit by chance. */
export const editedAtRandom: Edit = (design, chance) => chance.weighted(edits)(design, chance)
