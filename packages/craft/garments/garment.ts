import type { Chance, Path } from '@toile/geometry'
import type { Fabric } from '../fabrics/fabric.ts'
import type { FabricId } from '../fabrics/index.ts'
import type { AgeGroup, Gender } from '../mannequins/build.ts'
import type { Figure } from '../mannequins/figure.ts'
import type { Knobs, KnobValues, StoredKnobs } from './knob.ts'
import { readKnobs } from './knob.ts'
import type { Piece } from './piece.ts'
import { arranged, readWearing, type Wearing } from './ways/index.ts'

/** Where a garment covers the body; it decides what a look may combine and the order of dressing. */
export type BodySlot = 'top' | 'bottom' | 'whole' | 'outer'
/** Where a garment is worn; accessories complete a look and take no other garment's place. */
export type Slot = BodySlot | 'accessory'

/** What covers the body, which is also what a sketch can be traced as (requirement S3.26). */
export type BodyCategory =
  | 'tShirt'
  | 'shirt'
  | 'blouse'
  | 'top'
  | 'knitwear'
  | 'sweatshirt'
  | 'blazer'
  | 'jacket'
  | 'coat'
  | 'dress'
  | 'jumpsuit'
  | 'skirt'
  | 'trousers'
  | 'jeans'
  | 'shorts'
/** What completes a look. */
export type AccessoryCategory = 'belt' | 'scarf' | 'bag' | 'hat' | 'jewellery' | 'eyewear'
/** The categories of the picker. */
type Category = BodyCategory | AccessoryCategory

/** What the sampler asks of a garment: the shape it adds to a look, as shares 0..1, and who wears it when. */
export interface Character {
  /** 0 cropped .. 1 floor length. */
  length: number
  /** 0 body-hugging .. 1 voluminous. */
  volume: number
  /** 0 none .. 1 long sleeves. */
  sleeve: number
  /** 0 unmarked waist .. 1 fitted or belted. */
  waist: number
  /** 0 everyday .. 1 occasion. */
  formality: number
  /** 0 hot weather .. 1 cold weather. */
  warmth: number
  /** How well it carries a large print, 0..1. */
  print: number
  fabrics: readonly FabricId[]
}

/** What every wearable type has: a drafting rule with knobs. */
interface Wearable<Id extends string = string, K extends Knobs = Knobs> {
  id: Id
  label: string
  /** Who it is cut for; empty means everyone. */
  wornBy: readonly { gender?: Gender; ageGroup?: AgeGroup }[]
  character: Character
  knobs: K
  /** Pieces on a figure, front or back by the figure's view; `layered` asks for a close cut under an outer garment, of whose sleeves only what is longer is drawn. */
  draft(figure: Figure, knobs: KnobValues<K>, context: DraftContext): Piece[]
}

/** A garment type, which covers a part of the body. */
export interface Garment<Id extends string = string, K extends Knobs = Knobs> extends Wearable<Id, K> {
  category: BodyCategory
  slot: BodySlot
  /** Hangs out over the bottom unless a design says otherwise. */
  wornOut?: true
}

/** An accessory type, worn beside the garments. */
export interface Accessory<Id extends string = string, K extends Knobs = Knobs> extends Wearable<Id, K> {
  category: AccessoryCategory
  slot: 'accessory'
  /** Worn under jackets and coats, whatever its place in the list: ties, braces. */
  underOuter?: true
}

export interface DraftContext {
  chance: Chance
  /** Worn under an outer garment with sleeves: no own sleeves, least ease. */
  layered: boolean
  /** Tucked into the bottom that is worn with it. */
  tucked: boolean
  /** The cloth it is cut from: stiff cloth stands away from the body, fluid cloth falls close. */
  cloth: Pick<Fabric, 'weight' | 'stiffness'>
  /** For an accessory, the outlines before the trunk of what it is worn over. */
  over?: readonly Path[]
  /** For a top that is half tucked, the outlines before the trunk of the bottom it is pushed into. */
  waistband?: readonly Path[]
  /** How it is worn, apart from its cut; plainly unless told. A declared garment tells its blocks from the stored knobs. */
  wearing?: Wearing
}

/** A type as catalogues hold it: drafted from stored knobs, which are completed first. */
type Drafted<W extends Wearable> = Omit<W, 'draft'> & {
  draft(figure: Figure, stored: StoredKnobs, context: DraftContext): Piece[]
}

/** A garment of any id. */
export type AnyGarment = Drafted<Garment>

/** An accessory of any id. */
export type AnyAccessory = Drafted<Accessory>

/** Declares a garment, so that `draft` knows the names and types of its own knobs; stored knobs are completed before it runs, and its pieces are arranged as it is worn. */
export const defineGarment = <const Id extends string, const K extends Knobs>(
  garment: Garment<Id, K>,
): Drafted<Garment<Id, K>> => ({
  ...garment,
  draft: (figure, stored, context) =>
    worn(garment, figure, stored, context, (own) => garment.draft(figure, readKnobs(garment.knobs, stored), own)),
})

/** Declares an accessory, as `defineGarment` does a garment. */
export const defineAccessory = <const Id extends string, const K extends Knobs>(
  accessory: Accessory<Id, K>,
): Drafted<Accessory<Id, K>> => ({
  ...accessory,
  draft: (figure, stored, context) =>
    worn(accessory, figure, stored, context, (own) => accessory.draft(figure, readKnobs(accessory.knobs, stored), own)),
})

/** Pieces drafted and arranged as stored knobs say they are worn; laid flat, everything is shown as it is cut. */
function worn(
  cut: Pick<Wearable, 'id' | 'knobs'> & { slot: Slot; category: Category },
  figure: Figure,
  stored: StoredKnobs,
  context: DraftContext,
  draft: (context: DraftContext) => Piece[],
): Piece[] {
  const wearing = readWearing(cut, figure.pose.id === 'neutral' ? {} : stored)
  const { chance, waistband = [] } = context
  return arranged(draft({ ...context, wearing }), wearing, { figure, chance: chance.branch('wearing'), waistband })
}
