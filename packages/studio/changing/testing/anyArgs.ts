import type { brandChanges } from '@toile/craft/brands/brandChanges.ts'
import type { Brand } from '@toile/craft/brands/brandDocument.ts'
import { printKindIds } from '@toile/craft/brands/printKinds.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Applied } from '@toile/craft/applied/applied.ts'
import { colorOrders } from '@toile/craft/colors/comparison.ts'
import { backdrops } from '@toile/craft/designs/backdrops.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { designChanges } from '@toile/craft/designs/designChanges.ts'
import { stylings } from '@toile/craft/designs/styling/index.ts'
import { anyNotion, anyPartPrint, anyRegion, anyWorn } from '@toile/craft/designs/testing/anyDesign.ts'
import { cutParts } from '@toile/craft/garments/partKnobs.ts'
import { treatments } from '@toile/craft/prints/derivedSource.ts'
import type { printChanges } from '@toile/craft/prints/printChanges.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { repeats } from '@toile/craft/prints/repeat.ts'
import { scriptRoles } from '@toile/craft/script/scriptRoles.ts'
import { worldIds } from '@toile/craft/script/worlds/worldIds.ts'
import { shapeIds } from '@toile/craft/slogans/shapes/index.ts'
import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import type { sloganChanges } from '@toile/craft/slogans/sloganChanges.ts'
import type { Chance } from '@toile/geometry'
import { placeSchema } from '../../projects/boardLayout.ts'
import type { moodChanges } from '../../projects/boards/moodChanges.ts'
import type { Project } from '../../projects/project.ts'
import type { projectChanges } from '../../projects/projectChanges.ts'
import { anyProject, color, uuid } from '../../projects/testing/anyProject.ts'
import type { ArgsOf } from './changeLaws.ts'
import { oneOf, some } from './picked.ts'

const boards = ['mood', 'print', 'sketch', 'color'] as const
const entry = (chance: Chance) => ({
  id: uuid(chance),
  name: 'Rust',
  tcx: '',
  color: color(chance),
  gradient: null,
})
const chosen = ({ boards: all }: Project, chance: Chance) => {
  const board = chance.pick(boards)
  return { board, ids: some(all[board], chance) }
}
const heldColor = (project: Project, chance: Chance) =>
  chance.happens(0.5) ? (project.direction.script.kept[0]?.color ?? color(chance)) : color(chance)

export const projectArgs: ArgsOf<typeof projectChanges, Project> = {
  addPictures: (_, chance) => ({
    board: chance.pick(['mood', 'print', 'sketch', 'marketing']),
    items: [{ id: uuid(chance), source: 'Upload' }],
  }),
  removeItem: ({ boards: all }, chance) => {
    const board = chance.pick(boards)
    return { board, id: oneOf(all[board], chance) }
  },
  moveItem: ({ boards: all }, chance) => {
    const board = chance.pick([...boards, 'mannequins', 'marketing'] as const)
    return { board, id: oneOf(all[board], chance), to: chance.whole(0, 3) }
  },
  pinItem: ({ boards: all }, chance) => ({
    board: 'mood',
    id: oneOf(all.mood, chance),
    pinned: chance.happens(0.5),
  }),
  describeItem: ({ boards: all }, chance) => ({ board: 'print', id: oneOf(all.print, chance), width: 40 }),
  replaceSketch: ({ boards: all }, chance) => ({
    id: oneOf(all.sketch, chance),
    by: { id: uuid(chance), category: 'dress', garment: { id: 'trench', knobs: {} } },
  }),
  putColor: (_, chance) => entry(chance),
  putMannequin: (_, chance) => ({ id: uuid(chance), person: 'theo', pose: 'walk' }),
  setSettings: (_, chance) => ({ name: 'Dune', systemShare: chance.whole(0, 100) }),
  putBackBoards: (_, chance) => anyProject(chance.whole(1, 99)).boards,
  takeBrief: (_, chance) => ({ settings: { prompt: 'Salt and rope' }, colors: [entry(chance), entry(chance)] }),
  clearBoards: () => null,
  addColors: (_, chance) => [entry(chance), entry(chance)],
  lockColors: ({ boards: all }, chance) => ({ ids: some(all.color, chance), locked: chance.happens(0.5) }),
  orderColors: (_, chance) => chance.pick(colorOrders).id,
  holdColor: (project, chance) => ({ color: heldColor(project, chance), role: chance.pick(scriptRoles).id }),
  releaseColor: (project, chance) => ({ color: heldColor(project, chance) }),
  changeScriptColor: (project, chance) => ({ of: heldColor(project, chance), to: color(chance), role: 'accent' }),
  leaveOutColor: (project, chance) => ({ color: heldColor(project, chance) }),
  takeBackColor: (project, chance) => ({ color: project.direction.script.without[0] ?? color(chance) }),
  askForColor: (_, chance) => ({ entry: entry(chance) }),
  chooseWorld: (_, chance) => ({ world: chance.happens(0.3) ? null : chance.pick(worldIds) }),
  turnDial: (_, chance) => ({ dial: 'night', to: chance.happens(0.3) ? null : chance.between(-2, 2) }),
  asAskedSays: () => null,
  asPicturesSay: () => null,
  removeItems: chosen,
  moveItems: (project, chance) => ({ ...chosen(project, chance), to: chance.pick(['start', 'end']) }),
  pinItems: ({ boards: all }, chance) => ({
    board: 'sketch',
    ids: some(all.sketch, chance),
    pinned: chance.happens(0.5),
  }),
  copyItems: (_, chance) => {
    const from = anyProject(chance.whole(1, 99))
    const wanted = chosen(from, chance)
    return { ...wanted, from, newIds: Object.fromEntries(wanted.ids.map((id) => [id, uuid(chance)])) }
  },
  swapMannequins: () => null,
}

const place = (id: string, chance: Chance) =>
  placeSchema.parse({ id, x: chance.next(), y: chance.next(), width: 0.2, height: 0.2 })
const note = (text: string) => ({ kind: 'note', text, size: 4, align: 'left', language: 'en', tone: 'white' })

export const moodArgs: ArgsOf<typeof moodChanges, Project> = {
  setPlaces: ({ moodPositions }, chance) => ({ places: some(moodPositions, chance).map((id) => place(id, chance)) }),
  layPictures: ({ boards: all }, chance) => ({ places: some(all.mood, chance).map((id) => place(id, chance)) }),
  addThings: (_, chance) => ({ places: [{ ...place(uuid(chance), chance), thing: note('Sea') }] }),
  editThing: ({ moodPositions }, chance) => ({
    id: oneOf(
      moodPositions.filter(({ thing }) => thing),
      chance,
    ),
    thing: note('Sand'),
  }),
  scalePlaces: ({ moodPositions }, chance) => ({
    places: some(moodPositions, chance).map((id) => place(id, chance)),
    by: 1.5,
  }),
  lockPlaces: ({ moodPositions }, chance) => ({ ids: some(moodPositions, chance), locked: chance.happens(0.5) }),
  orderPlaces: ({ moodPositions }, chance) => ({
    ids: some(moodPositions, chance),
    to: chance.pick(['front', 'back', 'forward', 'backward']),
  }),
  removePlaces: ({ moodPositions }, chance) => ({ ids: some(moodPositions, chance) }),
  setSheet: (_, chance) => ({ margin: chance.whole(0, 80), format: chance.pick(['a3Across', 'a4Upright']) }),
  layOutMoods: ({ boards: all }, chance) => ({
    template: 'rows',
    positions: all.mood.map(({ id }) => place(id, chance)),
  }),
}

const worn = ({ garments }: Design, chance: Chance) => ({ id: oneOf(garments, chance) })

/** Something that lies on a garment that may be changed, where any does. */
function laid({ garments }: Design, chance: Chance, kind?: Applied['kind']): { id: string; applied: string } {
  const all = garments.flatMap(({ id, locked, applied = [] }) =>
    applied.filter((one) => !locked && (kind ?? one.kind) === one.kind).map((one) => ({ id, applied: one.id })),
  )
  return all.length > 0 ? chance.pick(all) : { id: oneOf(garments, chance), applied: 'none' }
}

/** A traced sketch of the look, where it wears one. */
const tracedOr = ({ garments }: Design, chance: Chance) => {
  const traced = garments.filter(({ cut }) => cut.kind === 'traced')
  return { id: oneOf(traced.length > 0 ? traced : garments, chance) }
}

/** A styling where it may be done, or any. */
const fittingStyling = (design: Design, chance: Chance) => {
  const found = stylings.flatMap(({ id, fits }) => fits(design).map(({ garment }) => ({ id: garment, styling: id })))
  return found.length > 0 ? chance.pick(found) : { ...worn(design, chance), styling: chance.pick(stylings).id }
}

export const designArgs: ArgsOf<typeof designChanges, Design> = {
  recolor: (design, chance) => ({ ...worn(design, chance), color: color(chance) }),
  setGradient: (design, chance) => ({
    ...worn(design, chance),
    gradient: { angle: 90, stops: [0, 1].map((at) => ({ at, color: color(chance), opacity: 1 })) },
  }),
  recolorPart: (design, chance) => ({
    ...worn(design, chance),
    part: chance.pick(['contrast', 'trim']),
    color: chance.happens(0.5) ? null : color(chance),
  }),
  placePrint: (design, chance) => ({ ...worn(design, chance), print: anyWorn(chance).print }),
  setFabric: (design, chance) => ({ ...worn(design, chance), fabric: anyWorn(chance).fabric }),
  setKnob: (design, chance) => ({ ...worn(design, chance), knob: 'length', value: chance.next() }),
  swapCut: (design, chance) => ({ ...worn(design, chance), cut: anyWorn(chance).cut }),
  takePart: (design, chance) => ({
    ...worn(design, chance),
    part: chance.pick(cutParts).id,
    knobs: { collar: 'none', hem: 'curved', sleeve: 'puff', band: 'elastic', closure: 'zip', cuff: 'rib' },
  }),
  lockGarment: (design, chance) => ({ ...worn(design, chance), locked: chance.happens(0.7) }),
  moveGarment: (design, chance) => ({ ...worn(design, chance), to: chance.pick(['in', 'out']) }),
  styleGarment: (design, chance) => ({ ...fittingStyling(design, chance) }),
  wearOwnColors: (design, chance) => ({ ...tracedOr(design, chance), own: chance.happens(0.7) }),
  setTracedBack: (design, chance) => ({
    ...tracedOr(design, chance),
    back: chance.happens(0.5) ? { kind: 'front' } : { kind: 'traced', traced: 'c'.repeat(64) },
  }),
  hideGarment: (design, chance) => ({ ...worn(design, chance), hidden: chance.happens(0.5) }),
  addGarment: (_, chance) => anyWorn(chance),
  removeGarment: worn,
  shuffleFolds: (design, chance) => ({ ...worn(design, chance), seed: chance.whole(0, 9999) }),
  setMannequin: (_, chance) => ({ person: chance.pick(['ines', 'theo']), mirrored: chance.happens(0.5) }),
  setStyle: (_, chance) => chance.pick(['ink', 'illustration', 'realistic']),
  setAround: (_, chance) => ({ lips: color(chance) }),
  setBackdrop: (_, chance) => (chance.happens(0.3) ? null : chance.pick(backdrops).id),
  setPartPrint: (design, chance) => ({
    ...worn(design, chance),
    ...anyPartPrint(chance),
    own: chance.happens(0.7),
  }),
  layRegion: (design, chance) => ({ ...worn(design, chance), region: anyRegion(chance) }),
  changeRegion: (design, chance) => {
    const { id, applied } = laid(design, chance, 'region')
    return { id, region: applied, change: { fill: anyRegion(chance).fill } }
  },
  nameRegion: (design, chance) => {
    const { id, applied } = laid(design, chance, 'region')
    return { id, region: applied, name: chance.pick(['', 'Yoke', 'Hem']) }
  },
  applyNotion: (design, chance) => ({ ...worn(design, chance), notion: anyNotion(chance) }),
  changeNotion: (design, chance) => {
    const { id, applied } = laid(design, chance, 'notion')
    const { at, width, angle, copies } = anyNotion(chance)
    return { id, notion: applied, change: { at, width, angle, copies: copies ?? null } }
  },
  layPaint: (design, chance) => {
    const { source: _, copies: __, ...paint } = anyNotion(chance)
    const source = { kind: 'paint', hash: chance.pick(['a', 'b']).repeat(64) } as const
    return { ...worn(design, chance), canvas: 'c1', side: paint.at.side, paint: [{ ...paint, source }] }
  },
  removeApplied: (design, chance) => laid(design, chance),
  moveApplied: (design, chance) => ({ ...laid(design, chance), to: chance.whole(0, 3) }),
  hideApplied: (design, chance) => ({ ...laid(design, chance), hidden: chance.happens(0.5) }),
  addColorway: ({ garments }, chance) => ({
    id: chance.pick(['w1', 'w2', 'w3']),
    name: 'Dune',
    colors: roleIds(garments).map((role) => ({ role, color: color(chance) })),
  }),
  changeColorway: ({ colorways = [], garments }, chance) => ({
    id: oneOf(colorways, chance),
    ...(chance.happens(0.5)
      ? { name: 'Salt' }
      : { role: { id: roleIds(garments)[0] ?? 'none', color: color(chance) } }),
  }),
  removeColorway: ({ colorways = [] }, chance) => ({ id: oneOf(colorways, chance) }),
  wearColorway: ({ colorways = [] }, chance) => ({ id: oneOf(colorways, chance) }),
  setColorRoles: (_, chance) => ({ roles: [{ id: 'sea', name: 'Sea', colors: [color(chance), color(chance)] }] }),
}

/** Roles are named by the colour that leads them. */
const roleIds = (garments: Design['garments']) =>
  garments.flatMap(({ fill }) => (fill.kind === 'solid' ? [toHex(fill.color)] : [])).slice(0, 4)

export const printArgs: ArgsOf<typeof printChanges, PrintDocument> = {
  replacePrint: (document) => ({ ...document, width: 333 }),
  turnPrintKnob: (_, chance) => ({ name: 'density', value: chance.happens(0.3) ? null : chance.next() }),
  setPrintColors: (_, chance) => [color(chance), color(chance), color(chance)],
  moveColor: () => ({ from: 0, to: 1 }),
  reseedPrint: (_, chance) => chance.whole(0, 9999),
  setPrintRepeat: (_, chance) => chance.pick(repeats).id,
  setPrintWidth: (_, chance) => chance.between(2, 2000),
  setMotifs: (_, chance) => ({ density: chance.between(-1, 1) }),
  setTreatment: (_, chance) => chance.pick(treatments).id,
}

export const sloganArgs: ArgsOf<typeof sloganChanges, SloganDocument> = {
  replaceSlogan: (document) => ({ ...document, width: 333 }),
  setSlogan: (_, chance) => ({ ground: color(chance) }),
  fitPage: () => ({ left: -3, top: 2, right: 90, bottom: 60 }),
  setText: ({ items }, chance) => ({ id: oneOf(items, chance), own: { spacing: chance.whole(0, 99) } }),
  setShape: ({ items }, chance) => ({ id: oneOf(items, chance), own: { width: chance.whole(1, 99) } }),
  setItem: ({ items }, chance) => ({ id: oneOf(items, chance), own: { angle: chance.whole(0, 99) } }),
  sizeItem: ({ items }, chance) => ({ id: oneOf(items, chance), by: 1.2 }),
  addText: () => ({ text: 'Riot', language: 'en' }),
  addShape: (_, chance) => ({ shape: chance.pick(shapeIds) }),
  copyItem: ({ items }, chance) => ({ id: oneOf(items, chance) }),
  removeItem: ({ items }, chance) => ({ id: oneOf(items, chance) }),
  raiseItem: ({ items }, chance) => ({ id: oneOf(items, chance), by: chance.pick([1, -1]) }),
}

const clothOf = ({ hand: { addedColors } }: Brand, chance: Chance) =>
  addedColors.length > 0 && chance.happens(0.5) ? chance.pick(addedColors) : color(chance)

export const brandArgs: ArgsOf<typeof brandChanges, Brand> = {
  setBrand: (_, chance) =>
    chance.pick([{ name: 'Riva' }, { slogan: 'By the sea' }, { description: 'Rope' }, { logo: uuid(chance) }]),
  addBrandPictures: (_, chance) => [uuid(chance), uuid(chance)],
  removeBrandPicture: ({ pictures }, chance) => (pictures.length > 0 ? chance.pick(pictures) : uuid(chance)),
  addBrandColor: clothOf,
  pinBrandColor: clothOf,
  dropBrandColor: clothOf,
  pinBrandPrint: (_, chance) => chance.pick(printKindIds),
  dropBrandPrint: (_, chance) => chance.pick(printKindIds),
  pinBrandCut: (_, chance) => chance.pick(['jacket', 'dress']),
  dropBrandCut: (_, chance) => chance.pick(['jacket', 'dress']),
}
