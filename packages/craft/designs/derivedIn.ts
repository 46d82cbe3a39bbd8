import { derivedName } from '../prints/derivedName.ts'
import type { DerivedSource } from '../prints/derivedSource.ts'
import type { Design } from './design.ts'
import { printsOn } from './printsOn.ts'

/** The prints made of pictures that designs wear, each once by the name of its tile. */
export function derivedIn(designs: readonly Pick<Design, 'garments'>[]): ReadonlyMap<string, DerivedSource> {
  const sources = designs.flatMap(({ garments }) =>
    garments.flatMap((worn) => printsOn(worn).flatMap((source) => (source.kind === 'derived' ? [source] : []))),
  )
  return new Map(sources.map((source) => [derivedName(source), source]))
}
