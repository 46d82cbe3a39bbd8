import type { Chance } from '@toile/geometry'
import type { FabricId } from '../fabrics/index.ts'
import type { AgeGroup, Gender } from '../mannequins/build.ts'
import type { Figure } from '../mannequins/figure.ts'
import type { Knobs, KnobValues, StoredKnobs } from './knob.ts'
import { readKnobs } from './knob.ts'
import type { Piece } from './piece.ts'

/** Where a garment is worn; it decides what a look may combine and the order of dressing. */
export type Slot = 'top' | 'bottom' | 'whole' | 'outer'

/** The categories of the picker and of the position enumerations (requirement S3.26). */
export type Category =
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

/** A garment type: a drafting rule with knobs. */
export interface Garment<Id extends string = string, K extends Knobs = Knobs> {
  id: Id
  label: string
  category: Category
  slot: Slot
  /** Who it is cut for; empty means everyone. */
  wornBy: readonly { gender?: Gender; ageGroup?: AgeGroup }[]
  character: Character
  knobs: K
  /** Pieces on a figure, front or back by the figure's view; `layered` asks for a close cut without sleeves under an outer garment. */
  draft(figure: Figure, knobs: KnobValues<K>, context: DraftContext): Piece[]
}

export interface DraftContext {
  chance: Chance
  /** Worn under an outer garment with sleeves: no own sleeves, least ease. */
  layered: boolean
  /** Tucked into the bottom that is worn with it. */
  tucked: boolean
}

/** A garment of any id, drafted from stored knobs. */
export interface AnyGarment extends Omit<Garment, 'draft'> {
  draft(figure: Figure, stored: StoredKnobs, context: DraftContext): Piece[]
}

/** Declares a garment, so that `draft` knows the names and types of its own knobs; stored knobs are completed before it runs. */
export function defineGarment<const Id extends string, const K extends Knobs>(
  garment: Garment<Id, K>,
): Omit<Garment<Id, K>, 'draft'> & { draft(figure: Figure, stored: StoredKnobs, context: DraftContext): Piece[] } {
  return {
    ...garment,
    draft: (figure, stored, context) => garment.draft(figure, readKnobs(garment.knobs, stored), context),
  }
}
