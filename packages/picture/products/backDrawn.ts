import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { boundsOf } from '@toile/geometry'
import { drawUnworn } from '../looks/drawUnworn.ts'
import type { Desk } from '../looks/desk.ts'
import type { Dressed } from '../looks/dressed.ts'
import { dress } from '../looks/dressing.ts'
import { standingStraight, trueBuild } from '../looks/flatFigure.ts'
import { pathsOf } from '../looks/pathsOf.ts'
import type { ClothAlone } from './readyCloth.ts'
import { atRest } from './atRest.ts'
import { emptied } from './emptied.ts'
import type { Props } from './props/props.ts'
import type { Hanging } from './stillBody.ts'

/** Garments seen from behind, without a wearer: the box they take in heads, and how they are drawn. */
export function backDrawn(
  { sources }: Desk,
  look: Design,
  garments: readonly Worn[],
  { empty }: Hanging,
  propsOf: (figure: Figure, dressed: readonly Dressed[]) => Props,
): Omit<ClothAlone, 'stood'> & { dressed: readonly Dressed[] } {
  const whole = trueBuild(look.mannequin.person)
  const figure = standingStraight(empty ? emptied(whole, empty) : whole, 'back')
  const dressed = dress({ garments: [...garments] }, figure, sources).map((one) => atRest(one, empty?.straight ?? 0))
  const { behind, inside, over } = propsOf(figure, dressed)
  const paths = pathsOf(dressed)
  return {
    dressed,
    box: boundsOf(...(paths.length ? paths : figure.halves())),
    millimetresPerHead: figure.millimetresPerHead,
    levels: figure.levels,
    floor: figure.levels.floor,
    draw: (stage) =>
      drawUnworn(stage, figure, dressed, sources, {
        behind: behind?.draw,
        inside: inside?.draw,
        over: over?.draw,
      }),
  }
}
