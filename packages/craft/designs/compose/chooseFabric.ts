import type { Chance } from '@toile/geometry'
import { type Color, lightnessChromaHue } from '../../colors/color.ts'
import { fabrics } from '../../fabrics/index.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import type { PrintSource } from '../../prints/placement.ts'
import { canvasFor, smoothOf, striped } from './canvas.ts'
import { shiningOf } from './chooseShine.ts'
import { isDressedUp } from './dressedUp.ts'
import type { CatalogueGarment } from './outfit.ts'
import { weather, weatherOf } from './rangeRule.ts'
import type { Steering } from './steering.ts'
import { ofThinCloth } from './thinCloth.ts'

type FabricId = CatalogueGarment['character']['fabrics'][number]

/** What a fabric is chosen for. */
export interface Cutting {
  garment: Pick<CatalogueGarment, 'slot' | 'category' | 'character'> | null
  wearer: Wearer
  color: Color
  /** Where the print of its look is. */
  printed: 'here' | 'beside' | 'nowhere'
  /** What is printed on it. */
  source?: PrintSource | null
  /** What the look is cut from already. */
  beside: readonly string[]
  /** Only these, for the second part of a suit. */
  only?: readonly FabricId[]
  /** Whether it is one of the pieces of its collection that shine. */
  shines?: boolean
}

/** Cloth that is worn once in a look. */
const strong = /leather|suede|velvet|denim|sequin|lace|lame|fur|tweed|corduroy|jacquard/i
/** Hides and shine, which are outerwear or small things unless they are asked for. */
const hides = /leather|suede|lame|sequin|fur/i
/** Cloth that nobody bears in the heat. */
const woollen = /fur|fleece|cableKnit|boucle|tweed|cashmere|corduroy|leather|suede|^(wool|velvet)$/i
/** Cloth of grown-up tailoring, which children are seldom put in. */
const stiff = /tweed|jacquard|boucle|gabardine/i
/** Cloth of women's evenings, and of men's. */
const lamplit = /silk|velvet|crepe|lame|chiffon|sequin|lace|organza|tulle|jacquard/i
const smooth = /^(wool|gabardine|velvet|silk|jacquard|crepe|sequin|cashmere)$/
/** Cloth of working days and of beaches. */
const daily = /denim|fleece|seersucker|nylon|cableKnit|corduroy|tweed/i

/** Chooses the cloth of a garment by season, occasion and keywords, its colour, its print and what it is worn with. */
export function chooseFabric(cutting: Cutting, steering: Steering, chance: Chance): FabricId {
  const { garment, only } = cutting
  const all: readonly FabricId[] = only ?? garment?.character.fabrics ?? ['cotton', 'linen', 'wool']
  const { source } = cutting
  const offers = [all, garment?.character.fabrics ?? []]
  const canvas = [...offers.map((own) => (source ? canvasFor(source, own) : [])), ...offers.map(smoothOf)].find(
    (own) => own.length > 0,
  )
  const shining = cutting.shines ? shiningOf(garment?.character.fabrics ?? []) : []
  const offered = shining.length ? shining : cutting.printed === 'here' && canvas ? canvas : all
  return chance.weighted(
    offered.map(
      (fabric, rank) => [fabric, (rank === 0 ? 2.2 : 1) * fabricWeight(fabric, cutting, steering) + 0.0001] as const,
    ),
  )
}

function fabricWeight(id: FabricId, { garment, wearer, color, printed, beside }: Cutting, steering: Steering): number {
  const fabric = fabrics.find((one) => one.id === id)
  if (!fabric) return 0
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  const warmth = Math.min(1, Math.max(0, (fabric.weight - 70) / 330))
  let weight = steering.likes(id) * Math.exp(-2.5 * (warmth - steering.aim('warmth', 0.45)) ** 2)
  if (printed === 'beside' && striped.test(id)) weight *= 0.02
  if (strong.test(id) && beside.includes(id)) weight *= 0.04
  if (hides.test(id) && steering.likes(id) < 4) {
    if (garment?.slot === 'outer' && garment.character.fabrics[0] !== id && steering.likes(id) < 2) weight *= 0.3
    if (garment?.slot === 'top' || garment?.slot === 'whole') weight *= 0.08
    if (garment?.slot === 'bottom') weight *= wearer.gender === 'male' ? 0.04 : 0.25
    if (wearer.ageGroup === 'child') weight *= 0.04
    if (lightness > 0.6 || chroma > 0.14) weight *= 0.3
  }
  if (steering.aim('warmth', 0.45) < 0.3 && woollen.test(id)) weight *= 0.02
  // In the heat whatever goes over the rest is light and dry; a shell of nylon is for the rain.
  if (garment?.slot === 'outer' && steering.aim('warmth', 0.45) < 0.3 && (fabric.weight > 200 || id === 'nylon'))
    weight *= 0.04
  if (garment?.slot === 'bottom' && id === 'silk' && garment.character.volume < 0.6 && garment.category !== 'skirt')
    weight *= 0.1
  if (id === 'denim' && (chroma > 0.1 ? Math.abs(hue - 250) > 45 : false)) weight *= 0.15
  weight *= ofThinCloth(fabric, { garment, wearer }, steering)
  if (
    fabric.shine > 0.3 &&
    !hides.test(id) &&
    !(id === 'silk' && wearer.gender === 'female' && weatherOf(steering) < weather.heat) &&
    Math.max(steering.aim('formality', 0.4), garment?.character.formality ?? 0) < 0.6
  )
    weight *= 0.3
  if (wearer.ageGroup === 'child') weight *= onChild(id, fabric.shine, garment, wearer, steering)
  if (wearer.gender === 'male' && id === 'crepe') weight *= 0.1
  const up = isDressedUp(steering) && wearer.ageGroup === 'adult'
  if (wearer.gender === 'male' && fabric.shine > 0.3 && !hides.test(id))
    weight *= up && garment?.slot !== 'bottom' ? 0.6 : 0.12
  if (up && id === 'linen' && !steering.asks('ceremony')) weight *= 0.05
  if (up && steering.asks('evening', 'party')) weight *= byLamplight(id, wearer)
  if (up && (daily.test(id) || (wearer.gender === 'male' && /leather|suede/.test(id)))) weight *= 0.01
  return weight
}

/** How gladly grown-ups wear a cloth by lamplight, whatever a picture shows: women what falls, gleams or is seen through, men what is smooth and deep. */
function byLamplight(id: FabricId, { gender }: Wearer): number {
  if (gender === 'female') return lamplit.test(id) ? 2 : 0.1
  return smooth.test(id) ? 1.6 : 0.12
}

/** What girls' best is cut of. */
const girlsBest = /^(silk|velvet|jacquard)$/

/** How much less often a child wears a cloth: what shines and what is stiff seldom, velvet as girls' best. */
function onChild(
  id: FabricId,
  shine: number,
  garment: Cutting['garment'],
  { gender }: Wearer,
  steering: Steering,
): number {
  const best = gender === 'female' && isDressedUp(steering)
  if (best && girlsBest.test(id) && /dress|skirt|blouse/.test(garment?.category ?? '')) return 1.6
  if (isDressedUp(steering) && daily.test(id)) return 0.1
  const velvet = id === 'velvet' && !best ? 0.05 : 1
  const outdoors = garment?.slot === 'outer' && !/tweed|jacquard/.test(id)
  return velvet * (shine > 0.3 ? 0.15 : 1) * (stiff.test(id) && !outdoors ? 0.12 : 1)
}
