import { designVersion } from '../designVersion.ts'
import { type Chance, openChance } from '@toile/geometry'
import { color, uuid } from '@toile/studio/projects/testing/anyProject.ts'
import { fabrics } from '../../fabrics/index.ts'
import { garments } from '../../garments/index.ts'
import type { Placement } from '../../prints/placement.ts'
import { backdrops } from '../backdrops.ts'
import {
  addGarment,
  hideGarment,
  placePrint,
  recolor,
  recolorPart,
  removeGarment,
  setAround,
  setBackdrop,
  setFabric,
  setKnob,
  setMannequin,
  setStyle,
  shuffleFolds,
  swapCut,
} from '../changes.ts'
import { type Design, designSchema, type Worn } from '../design.ts'

const people = ['ines', 'theo', 'mei']
const poses = ['relaxed', 'walking', 'standing']
const knobs = ['length', 'ease', 'flare']

const print = (chance: Chance): Placement => ({
  source: { kind: 'construction', print: chance.pick(['tartan', 'floral', 'dots']), colors: [color(chance)], seed: 1 },
  mode: chance.pick(['overall', 'single']),
  repeat: 'straight',
  width: chance.between(10, 400),
  x: chance.between(-300, 300),
  y: chance.between(-300, 300),
  angle: chance.between(-90, 90),
  opacity: chance.next(),
})

/** A garment of chance, with an id that no other has. */
export const anyWorn = (chance: Chance): Worn => ({
  id: uuid(chance),
  cut: { kind: 'garment', garment: chance.pick(garments).id },
  knobs: Object.fromEntries(knobs.filter(() => chance.happens(0.5)).map((knob) => [knob, chance.next()])),
  fabric: chance.pick(fabrics).id,
  fill: { kind: 'solid', color: color(chance) },
  contrast: chance.happens(0.5) ? color(chance) : null,
  trim: chance.happens(0.5) ? color(chance) : null,
  print: chance.happens(0.5) ? print(chance) : null,
  hidden: chance.happens(0.1),
  seed: chance.whole(0, 0xffff),
})

/** A look of chance with some garments. */
export function anyDesign(seed: number, garmentsWorn = 4): Design {
  const chance = openChance(seed)
  return designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person: chance.pick(people), pose: chance.pick(poses), mirrored: chance.happens(0.5) },
    shoes: { kind: 'boots', color: color(chance) },
    lips: color(chance),
    ground: color(chance),
    garments: Array.from({ length: garmentsWorn }, () => anyWorn(chance)),
    origin: { briefSeed: seed, index: 0, sources: [] },
    ...(chance.happens(0.6) && {
      colorways: ['w1', 'w2'].map((id) => ({ id, name: '', colors: [{ role: 'sea', color: color(chance) }] })),
      roles: [{ id: 'sea', name: 'Sea', colors: [color(chance)] }],
    }),
  })
}

/** A random edit of a look, as a person in a window makes it; of some garments alone, when they are named. */
export function editDesign(design: Design, chance: Chance, only?: ReadonlySet<string>): Design {
  const own = design.garments.filter(({ id }) => !only || only.has(id))
  const worn = own.length ? chance.pick(own) : undefined
  const around = () =>
    chance.pick([
      setAround(design, { lips: color(chance) }),
      setAround(design, { ground: color(chance) }),
      setBackdrop(design, chance.happens(0.3) ? null : chance.pick(backdrops).id),
      setAround(design, { shoes: { ...design.shoes, color: color(chance) } }),
      setMannequin(design, { person: chance.pick(people) }),
      setMannequin(design, { mirrored: !design.mannequin.mirrored }),
      setStyle(design, chance.pick(['ink', 'realistic'] as const)),
    ])
  if (!worn) return only ? design : addGarment(design, anyWorn(chance))
  const { id } = worn
  return chance.pick([
    () => recolor(design, { id, color: color(chance) }),
    () => recolorPart(design, { id, part: chance.pick(['contrast', 'trim'] as const), color: color(chance) }),
    () => setKnob(design, { id, knob: chance.pick(knobs), value: chance.happens(0.3) ? null : chance.next() }),
    () => setFabric(design, { id, fabric: chance.pick(fabrics).id }),
    () => swapCut(design, { id, cut: { kind: 'garment', garment: chance.pick(garments).id } }),
    () => placePrint(design, { id, print: chance.happens(0.3) ? null : print(chance) }),
    () => placePrint(design, { id, print: worn.print && { ...worn.print, x: chance.next(), y: chance.next() } }),
    () => hideGarment(design, { id, hidden: !worn.hidden }),
    () => shuffleFolds(design, { id, seed: chance.whole(0, 0xffff) }),
    () => removeGarment(design, { id }),
    () => addGarment(design, anyWorn(chance)),
    () => (only ? design : around()),
  ])()
}
