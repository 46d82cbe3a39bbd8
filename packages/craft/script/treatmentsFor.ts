import type { Treatment } from '../prints/derivedSource.ts'
import { isCamouflage } from './isCamouflage.ts'
import type { Reading } from './reading.ts'
import { standsUp } from './standsUp.ts'
import type { PictureWorld } from './worlds/pictureWorld.ts'

/** What breaks a picture up so far that cloth may be cut anywhere, the clearest first. */
export const fineTreatments: readonly Treatment[] = ['paper', 'motif', 'texture', 'stripes', 'strokes']

/** Worlds of water, sand and sky: their pictures are scenes, in which things are seen beside the bands. */
const scenes: readonly string[] = ['water', 'dune', 'dusk', 'mist', 'nightSky', 'snow']
/** Worlds whose pictures are ornament already. */
const ornate: readonly string[] = ['ornament', 'craft', 'patina']
/** From here on a square of a picture is seen as a tile. */
const asTiles = { texture: 0.27, mirrored: 0.42 } as const

/** How many shapes are cut of a picture unasked: few are pebbles in which nobody knows it again. */
const enough = 6
/** Whether a picture gives shapes enough for scissors. */
const hasShapes = ({ shapes }: Reading): boolean => shapes !== undefined && shapes >= enough

/** A thing's breadth against its length from which it is a motif; a car before a long road is none. */
const broad = 0.4

/** Whether a picture has one subject that is cut out whole. */
function hasSubject({ subject, alone, focus }: Reading): boolean {
  if (!subject || alone === false) return false
  const wide = subject.width * (focus?.aspect ?? 1)
  return Math.min(wide, subject.height) > broad * Math.max(wide, subject.height)
}

type Own = Pick<PictureWorld, 'id' | 'treatments'>

/** How a picture becomes cloth, the best way first: as its world has it, its subject and its things cut out before that where it is of things and after it where it is a scene; but what stands up is not turned over, motifs are cut of what stands alone, and nothing is made that reads as camouflage or as a grid of tiles. */
export function treatmentsFor(world: Own, reading: Reading, seed: number): Treatment[] {
  const turn = seed % 2
  const own = fitting(ofWorld(world), reading)
  const turned = [...own.slice(turn), ...own.slice(0, turn)]
  const spare = own.length < 2 ? (['painted', fineFor(world, reading)] as const) : (['painted'] as const)
  const others = fitting(spare, reading)
  const things: Treatment[] = [
    ...(hasSubject(reading) ? (['motif'] as const) : []),
    ...(hasShapes(reading) ? (['paper'] as const) : []),
  ]
  const late = scenes.includes(world.id) || ornate.includes(world.id)
  const [first, ...rest] = late ? turned : turned.toSorted((p, q) => Number(q === 'motif') - Number(p === 'motif'))
  const led = late || !things.length ? [...(first ? [first] : []), ...things] : [...things, ...(first ? [first] : [])]
  return ways([...led, ...rest, ...others], reading)
}

/** Each way once, at least two: what is woven in stripes is never camouflage. */
const ways = (some: readonly Treatment[], reading: Reading): Treatment[] => [
  ...new Set<Treatment>(some.length < 2 || isCamouflage(reading) ? [...some, 'gradient', 'stripes'] : some),
]

/** How a picture becomes cloth for what is cut small: of its things, its world's own fine way, else as a texture, or woven in stripes where it runs in bands or a square of it would be seen as a tile. */
export const fineFor = (world: Own, reading: Reading): Treatment =>
  hasSubject(reading)
    ? 'motif'
    : hasShapes(reading) && !ornate.includes(world.id)
      ? 'paper'
      : (fitting(ofWorld(world), reading).find((treatment) => fineTreatments.includes(treatment)) ??
        (reading.traits.horizon > 0.4 || reading.traits.straightness < 0.5 || !isFit('texture', reading)
          ? 'stripes'
          : 'texture'))

/** The ways of a world; brush marks are for what is painted already, of all else they make stains. */
const ofWorld = ({ id, treatments }: Own): Treatment[] =>
  treatments.filter((treatment) => treatment !== 'strokes' || id === 'paint')

const fitting = (treatments: readonly Treatment[], reading: Reading): Treatment[] =>
  treatments.filter((treatment) => isFit(treatment, reading))

/** What keeps a picture's patches as they lie. */
const patched: readonly Treatment[] = ['painted', 'mirrored', 'texture', 'strokes', 'windows']

function isFit(treatment: Treatment, reading: Reading): boolean {
  if (isCamouflage(reading) && patched.includes(treatment)) return false
  const { uneven = 0 } = reading
  // Waves melt a thing that would be known.
  if (treatment === 'strata') return !reading.subject
  if (treatment === 'mirrored') return !standsUp(reading) && uneven < asTiles.mirrored
  if (treatment === 'texture') return uneven < asTiles.texture
  return treatment !== 'motif' || reading.alone !== false
}
