import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { type Bounds, boundsOf } from '@toile/geometry'
import { drawBehind, drawFronts, drawOverHead, drawSleeves, readyGarments } from '../looks/drawGarments.ts'
import type { Desk } from '../looks/desk.ts'
import { dress } from '../looks/dressing.ts'
import { flatFigure } from '../looks/flatFigure.ts'
import { openLayerCache } from '../looks/layers.ts'
import type { Stage } from '../raster/stage.ts'

/** Garments seen from behind, without a wearer: the box they take in heads, and how they are drawn. */
export function backDrawn(
  { sources }: Desk,
  look: Design,
  garments: readonly Worn[],
): { box: Bounds; millimetresPerHead: number; draw(stage: Stage): void } {
  const figure = flatFigure(look.mannequin.person, 'back')
  const dressed = dress({ garments: [...garments] }, figure, sources)
  const paths = dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap(({ outlines }) => [...outlines]) : [],
  )
  return {
    box: boundsOf(...(paths.length ? paths : figure.halves())),
    millimetresPerHead: figure.millimetresPerHead,
    draw(stage) {
      const ready = readyGarments(stage, figure, dressed, sources)
      const on = { stage, figure, figureKey: '', cache: openLayerCache({ figures: 0 }) }
      drawBehind(on, ready)
      drawFronts(on, ready)
      drawSleeves(on, ready)
      drawOverHead(on, ready)
    },
  }
}
