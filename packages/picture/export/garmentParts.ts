import type { Worn } from '@toile/craft/designs/design.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { asMade } from '../looks/drawFlat.ts'
import { dress } from '../looks/dressing.ts'
import { inTurn, type Turn } from '../looks/inTurn.ts'
import type { Sources } from '../looks/sources.ts'
import { type LaidPens, pieceParts } from './laidParts.ts'
import type { DrawnPart } from './linePaths.ts'
import { tracedParts } from './tracedParts.ts'

const turns: readonly Turn[] = ['behind', 'front', 'sleeve', 'over', 'head']

/** One garment alone as the parts of a line drawing, from far to near: whole, whatever it is worn under, as it is made and not as it hangs. */
export function garmentParts(figure: Figure, worn: Worn, sources: Pick<Sources, 'traced'> & LaidPens): DrawnPart[] {
  const [dressed] = dress({ garments: [{ ...worn, hidden: false }] }, figure, sources)
  if (!dressed) return []
  if (dressed.kind === 'traced') return tracedParts(figure, dressed, sources)
  return turns
    .flatMap((turn) => inTurn([{ dressed: asMade(dressed) }], turn))
    .flatMap(({ garment, piece }) => pieceParts(figure, garment.dressed, piece, sources))
}
