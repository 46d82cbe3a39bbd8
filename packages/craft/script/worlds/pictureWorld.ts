import type { Treatment } from '../../prints/derivedSource.ts'
import type { Leaning } from '../leaning.ts'
import type { Traits } from '../traits.ts'

/** A kind of picture: how it is told by its traits, and what it asks of cut, cloth and print. */
export interface PictureWorld<Id extends string = string> {
  id: Id
  label: string
  /** How well a picture belongs to it, about 0 to 1. */
  fits(traits: Traits): number
  leaning: Omit<Leaning, 'id' | 'label'>
  /** How its pictures become cloth, the best first. */
  treatments: readonly Treatment[]
  /** Constructions that sit beside the picture's own print. */
  prints: readonly string[]
  /** How much of a long look may carry the picture's run of colours. */
  ombre: number
}

/** Declares a world of pictures. */
export const definePictureWorld = <const Id extends string>(world: PictureWorld<Id>): PictureWorld<Id> => world
