import { openChance } from '@toile/geometry'
import type { Piece } from '../../../garments/piece.ts'
import { fabrics, findFabric } from '../../../fabrics/index.ts'
import type { Figure } from '../../../mannequins/figure.ts'
import { figureOf } from '../../../mannequins/figureOf.ts'
import { people } from '../../../mannequins/people/index.ts'
import type { Design, Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'

/** Where a garment's cloth hangs on its wearer, in millimetres on cloth as a print's placement counts them: down from the neck, aside from the centre front. */
export interface Hang {
  top: number
  bottom: number
  /** How far it reaches to either side. */
  half: number
  /** Places of the body beneath. */
  bust: number
  bustHalf: number
  waist: number
  crotch: number
}

const trunk: readonly Piece['role'][] = ['bodice', 'front', 'skirt']
/** Cloth lies round the body: half as wide as it is seen, it is a little wider flat. */
const round = 1.13
/** Where a sketch may hang, in shares of the body from neck to floor. */
const sketched = { top: 0.02, bottom: 0.62 }

/** The figure that a look is drawn on; of one that is nobody of the catalogue, a person like the first. */
const bodyOf = ({ mannequin }: Pick<Design, 'mannequin'>): Figure | null =>
  figureOf(mannequin) ?? figureOf({ person: people[0].id, pose: people[0].stances[0], mirrored: false })

/** Where a worn garment hangs, by its own draft on its wearer. */
export function hangOf(design: Pick<Design, 'mannequin'>, worn: Worn): Hang | null {
  const figure = bodyOf(design)
  if (!figure) return null
  const { levels, millimetresPerHead: scale } = figure
  const down = (y: number) => (y - levels.neck) * scale
  const points = frontsOf(figure, worn)
    .flatMap(({ outlines }) => outlines)
    .flat()
  const ys = points.length
    ? points.map(([, y]) => down(y))
    : [sketched.top, sketched.bottom].map((share) => down(levels.floor) * share)
  const sides = points.length
    ? points.map(([x, y]) => Math.abs(x - figure.silhouette(0, y)[0]))
    : [figure.halfWidth(levels.hip) * 1.2]
  return {
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    half: Math.max(...sides) * scale * round,
    bust: down(levels.bust),
    bustHalf: figure.halfWidth(levels.bust) * scale * 0.5,
    waist: down(levels.waist),
    crotch: down(levels.crotch),
  }
}

function frontsOf(figure: Figure, worn: Worn): Piece[] {
  const type = typeOf(worn)
  if (!type) return []
  const cloth = findFabric(worn.fabric) ?? fabrics[0]
  const tucked = worn.knobs.tucked === 'in'
  const context = { chance: openChance(worn.seed), layered: false, tucked, cloth }
  return type
    .draft(figure, worn.knobs, context)
    .filter(({ layer, role, takesPrint }) => layer === 'front' && takesPrint && trunk.includes(role))
}
