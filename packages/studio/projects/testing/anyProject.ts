import { type Chance, openChance } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { type Project, printItemSchema, projectSchema, sketchItemSchema } from '../project.ts'

const hex = (chance: Chance, length: number) => Array.from({ length }, () => chance.whole(0, 15).toString(16)).join('')
/** An id of chance. */
export const uuid = (chance: Chance) =>
  `${hex(chance, 8)}-${hex(chance, 4)}-4${hex(chance, 3)}-8${hex(chance, 3)}-${hex(chance, 12)}`
const words = ['Küste', '海岸線', 'ชุดชายหาด', 'Пляж', '여름 🌊', 'a "b" \\ c', '%', 'Đầm\u0301', '\u202eback']
/** A colour of chance. */
export const color = (chance: Chance) => ({ r: chance.whole(0, 255), g: chance.whole(0, 255), b: chance.whole(0, 255) })
const some = <T>(chance: Chance, most: number, make: () => T): T[] =>
  Array.from({ length: chance.pick([0, 1, most, chance.whole(0, most)]) }, make)

/** A project with anything that a document may hold: every board empty, half and full, gradients, places, casts, every script. */
export function anyProject(seed: number): Project {
  const chance = openChance(seed)
  const item = () => ({
    id: uuid(chance),
    source: chance.pick(['Upload', 'Generate', 'Library'] as const),
    pinned: chance.happens(0.5),
    category: chance.pick(['', 'Pattern', '裙子']),
  })
  const gradient = () => ({
    angle: chance.between(-360, 360),
    stops: Array.from({ length: chance.whole(2, 12) }, () => ({
      at: chance.pick([0, 1, 1 / 3, 0.07, 1e-9, chance.next()]),
      color: color(chance),
      opacity: chance.pick([0, 1, chance.next()]),
    })),
  })
  return projectSchema.parse({
    name: chance.pick(words),
    kind: chance.pick(['series', 'single']),
    mode: chance.pick(['manual', 'agent']),
    gender: chance.pick(['female', 'male']),
    ageGroup: chance.pick(['adult', 'child']),
    positions: some(chance, 15, () => chance.pick(words)),
    direction: {
      script: {
        kept: some(chance, 3, () => ({ color: color(chance), role: chance.pick([null, 'accent', 'deep']) })),
        without: some(chance, 2, () => color(chance)),
      },
      world: chance.pick([null, 'water', 'nightSky']),
      dials: chance.pick([{}, { night: chance.between(-1, 1) }, { ornate: 0.25, weight: -1 }]),
    },
    style: chance.pick(['ink', 'illustration', 'realistic']),
    systemShare: chance.whole(0, 100),
    brandShare: chance.whole(0, 100),
    prompt: chance.pick(words).repeat(chance.whole(0, 40)),
    brandId: chance.pick([null, uuid(chance)]),
    briefId: chance.pick([null, uuid(chance)]),
    moodTemplateId: chance.pick([null, 'grid']),
    moodPositions: some(chance, 20, () => ({
      id: uuid(chance),
      x: chance.next(),
      y: chance.bell(),
      width: chance.next(),
      height: chance.next(),
    })),
    moodSheet: { format: 'a3Across', margin: chance.pick([0, 12.5]), ground: 'white' },
    boards: {
      mood: some(chance, limits.board.mood, item),
      print: some(chance, limits.board.print, () =>
        printItemSchema.parse({
          ...item(),
          width: chance.between(2, 2000),
          repeat: chance.pick(['straight', 'halfDrop']),
        }),
      ),
      sketch: some(chance, limits.board.sketch, () =>
        sketchItemSchema.parse({
          ...item(),
          traced: chance.pick([null, hex(chance, 64)]),
          garment: chance.pick([null, { id: 'trench', knobs: { length: chance.next() } }]),
        }),
      ),
      color: some(chance, limits.board.color, () => ({
        id: uuid(chance),
        name: chance.pick(words),
        tcx: chance.pick(['', '19-4052']),
        color: color(chance),
        gradient: chance.happens(0.5) ? gradient() : null,
        ...(chance.happens(0.3) ? { locked: true } : {}),
      })),
      mannequins: some(chance, limits.mannequins.most, () => ({
        id: uuid(chance),
        ...chance.pick([
          { person: 'ines', pose: 'relaxed' },
          { person: 'cast:male:child', pose: '' },
        ]),
      })),
      marketing: some(chance, limits.board.marketing, item),
    },
  })
}
