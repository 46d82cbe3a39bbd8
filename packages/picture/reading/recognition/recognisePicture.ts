import { fitPixels } from '../../kernels/fitPixels.ts'
import type { Pixels } from '../../surface.ts'
import { findFigure } from '../figures/findFigure.ts'
import { traceSketch } from '../trace/traceSketch.ts'
import { groundOfPicture } from './groundOfPicture.ts'
import { printKind } from './printKind.ts'
import { tileSigns } from './tileSigns.ts'

/** What a picture shows: the library's tab, the category there or nothing, and whether it may be set without a look. */
export interface RecognisedPicture {
  tab: 'moodboards' | 'prints' | 'sketches' | 'mannequins'
  category: string
  sure: boolean
}

const smallSide = 200
const plainEnough = 0.9
const sureOf = 0.6

/** Tells what an uploaded picture shows; one that is meant as a sketch or a print is only put into its category. */
export function recognisePicture(pixels: Pixels, meant: 'sketch' | 'print' | null): RecognisedPicture {
  if (meant === 'sketch') return sketchIn(pixels) ?? { tab: 'sketches', category: '', sure: false }
  const small = fitPixels(pixels, smallSide)
  const ground = groundOfPicture(small)
  const print = { tab: 'prints', ...printKind(small, ground) } as const
  if (meant === 'print') return print
  if (ground.plain < plainEnough)
    return tileSigns(small).tiles ? print : { tab: 'moodboards', category: '', sure: false }
  if (findFigure(pixels)?.sure) return { tab: 'mannequins', category: '', sure: true }
  const sketch = sketchIn(pixels)
  return sketch?.sure ? sketch : print
}

function sketchIn(pixels: Pixels): RecognisedPicture | null {
  const piece = traceSketch(pixels)
  return piece && { tab: 'sketches', category: piece.category, sure: piece.confidence > sureOf }
}
