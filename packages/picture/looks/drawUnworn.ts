import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Stage } from '../raster/stage.ts'
import { drawBehind, drawFronts, drawOverHead, drawSleeves, readyGarments } from './drawGarments.ts'
import type { Dressed } from './dressed.ts'
import { openLayerCache } from './layers.ts'
import type { Sources } from './sources.ts'

/** What is drawn before and after the fronts of garments. */
interface Among {
  behind?: ((stage: Stage) => void) | undefined
  inside?: ((stage: Stage) => void) | undefined
  over?: ((stage: Stage) => void) | undefined
}

/** Draws garments without a wearer, and what stands among them. */
export function drawUnworn(
  stage: Stage,
  figure: Figure,
  dressed: readonly Dressed[],
  sources: Sources,
  { behind, inside, over }: Among = {},
): void {
  const garments = readyGarments(stage, figure, dressed, sources)
  const on = { stage, figure, figureKey: '', cache: openLayerCache({ figures: 0 }) }
  behind?.(stage)
  drawBehind(on, garments)
  inside?.(stage)
  drawFronts(on, garments)
  drawSleeves(on, garments)
  drawOverHead(on, garments)
  over?.(stage)
}
