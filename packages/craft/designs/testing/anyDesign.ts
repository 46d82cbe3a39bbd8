import { designVersion } from '../designVersion.ts'
import { type Chance, openChance } from '@toile/geometry'
import { color, uuid } from '@toile/studio/projects/testing/anyProject.ts'
import { fabrics } from '../../fabrics/index.ts'
import { garments } from '../../garments/index.ts'
import type { Placement } from '../../prints/placement.ts'
import type { NotionOn } from '../../applied/notionOn.ts'
import type { PartPrint } from '../../applied/partPrint.ts'
import type { Region } from '../../applied/region.ts'
import type { Spot } from '../../applied/spot.ts'
import { changeRegion, hideApplied, layRegion, moveApplied, removeApplied, setPartPrint } from '../appliedChanges.ts'
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
  ...(chance.happens(0.15) && { along: 'hem' }),
  ...(chance.happens(0.2) && { mirrored: true }),
})

const spot = (chance: Chance): Spot => ({
  part: chance.pick(['body', 'skirt', 'sleeveLeft']),
  side: chance.pick(['front', 'back']),
  u: chance.between(-200, 200),
  v: chance.between(0, 400),
  from: chance.pick(['top', 'bottom']),
})

/** A region of chance. */
export const anyRegion = (chance: Chance): Region => ({
  kind: 'region',
  id: uuid(chance),
  at: spot(chance),
  outlines: [
    [
      [-20, -20],
      [chance.between(10, 90), 0],
      [0, chance.between(10, 90)],
    ],
  ],
  fill: chance.pick<Region['fill']>([
    { kind: 'solid', color: color(chance) },
    { kind: 'print', print: print(chance) },
    { kind: 'fabric', fabric: chance.pick(fabrics).id, color: color(chance) },
  ]),
  edge: chance.pick<Region['edge']>([{ kind: 'seam' }, { kind: 'cut' }, { kind: 'feather', width: 12 }]),
  hidden: chance.happens(0.2),
})

/** A print of a part of chance. */
export const anyPartPrint = (chance: Chance): PartPrint => ({
  part: chance.pick(['body', 'sleeveLeft', 'collar', 'skirt']),
  side: chance.pick(['front', 'back']),
  print: chance.happens(0.3) ? null : print(chance),
})

export const anyNotion = (chance: Chance): NotionOn => ({
  kind: 'notion',
  id: uuid(chance),
  source: { kind: 'picture', hash: `${uuid(chance)}${uuid(chance)}`.replaceAll('-', '') },
  at: spot(chance),
  width: chance.between(4, 200),
  angle: chance.between(-90, 90),
  mirrored: chance.happens(0.5),
  opacity: 1,
  ...(chance.happens(0.3) && { copies: { count: 3, to: spot(chance) } }),
  hidden: false,
})

const traced = 'a'.repeat(64)

/** What only a traced sketch has, and a lock now and then. */
const kept = (chance: Chance, isTraced: boolean): Pick<Worn, 'locked' | 'ownColors' | 'back'> => ({
  ...(chance.happens(0.08) && { locked: true }),
  ...(isTraced && chance.happens(0.6) && { ownColors: true }),
  ...(isTraced && chance.happens(0.6) && { back: chance.pick([{ kind: 'front' }, { kind: 'traced', traced }]) }),
})

/** A garment of chance, with an id that no other has. */
export function anyWorn(chance: Chance): Worn {
  const isTraced = chance.branch('traced').happens(0.15)
  return {
    id: uuid(chance),
    cut: isTraced ? { kind: 'traced', traced } : { kind: 'garment', garment: chance.pick(garments).id },
    knobs: Object.fromEntries(knobs.filter(() => chance.happens(0.5)).map((knob) => [knob, chance.next()])),
    fabric: chance.pick(fabrics).id,
    fill: { kind: 'solid', color: color(chance) },
    contrast: chance.happens(0.5) ? color(chance) : null,
    trim: chance.happens(0.5) ? color(chance) : null,
    print: chance.happens(0.5) ? print(chance) : null,
    ...(chance.happens(0.3) && { partPrints: [anyPartPrint(chance)] }),
    ...(chance.happens(0.4) && { applied: [anyRegion(chance), ...(chance.happens(0.5) ? [anyNotion(chance)] : [])] }),
    ...(chance.happens(0.2) && { flecks: 'tonal' as const }),
    hidden: chance.happens(0.1),
    seed: chance.whole(0, 0xffff),
    ...kept(chance, isTraced),
  }
}

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
  const { id, applied = [] } = worn
  const laid = applied.length > 0 ? chance.pick(applied).id : 'none'
  return chance.pick([
    () => recolor(design, { id, color: color(chance) }),
    () => recolorPart(design, { id, part: chance.pick(['contrast', 'trim'] as const), color: color(chance) }),
    () => setKnob(design, { id, knob: chance.pick(knobs), value: chance.happens(0.3) ? null : chance.next() }),
    () => setFabric(design, { id, fabric: chance.pick(fabrics).id }),
    () => swapCut(design, { id, cut: { kind: 'garment', garment: chance.pick(garments).id } }),
    () => placePrint(design, { id, print: chance.happens(0.3) ? null : print(chance) }),
    () => placePrint(design, { id, print: worn.print && { ...worn.print, x: chance.next(), y: chance.next() } }),
    () => setPartPrint(design, { id, own: chance.happens(0.7), ...anyPartPrint(chance) }),
    () => layRegion(design, { id, region: anyRegion(chance) }),
    () => changeRegion(design, { id, region: laid, change: { fill: { kind: 'solid', color: color(chance) } } }),
    () => removeApplied(design, { id, applied: laid }),
    () => moveApplied(design, { id, applied: laid, to: chance.whole(0, 2) }),
    () => hideApplied(design, { id, applied: laid, hidden: chance.happens(0.5) }),
    () => hideGarment(design, { id, hidden: !worn.hidden }),
    () => shuffleFolds(design, { id, seed: chance.whole(0, 0xffff) }),
    () => removeGarment(design, { id }),
    () => addGarment(design, anyWorn(chance)),
    () => (only ? design : around()),
  ])()
}
