import type { Worn } from '../designs/design.ts'
import { plainWorn } from '../designs/plainWorn.ts'
import { findGarment } from '../garments/index.ts'
import type { SketchDocument } from './sketchDocument.ts'

/** The person of the catalogue whose measures a sketch is drawn for. */
export const sketchPerson = ({ gender }: Pick<SketchDocument, 'gender'>): string =>
  gender === 'male' ? 'theo' : 'ines'

/** A sketch as a garment of a design: white cloth, nothing printed. */
export const sketchWorn = ({ garment, knobs, seed }: SketchDocument): Worn =>
  plainWorn(
    garment,
    { r: 255, g: 255, b: 255 },
    { id: 'sketch', knobs, fabric: findGarment(garment)?.character.fabrics[0] ?? 'cotton', seed: seed & 0xffff },
  )
