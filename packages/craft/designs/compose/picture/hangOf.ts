import { crossings, openChance, type Point } from '@toile/geometry'
import { fabrics, findFabric } from '../../../fabrics/index.ts'
import type { Piece } from '../../../garments/piece.ts'
import type { Figure } from '../../../mannequins/figure.ts'
import { people } from '../../../mannequins/people/index.ts'
import type { Design, Worn } from '../../design.ts'
import { figureOf } from '../../figureOf.ts'
import { typeOf } from '../../typeOf.ts'

/** Where a garment's cloth hangs on its wearer, in millimetres on cloth as a print's placement counts them: down from the neck, aside from the centre front. */
export interface Hang {
  top: number
  bottom: number
  /** How far it reaches to either side. */
  half: number
  /** The same at even steps from its top to its bottom. */
  halves: readonly number[]
  /** Places of the body beneath. */
  bust: number
  bustHalf: number
  waist: number
  crotch: number
}

const trunk: readonly Piece['role'][] = ['bodice', 'front', 'skirt']
/** Cloth lies round the body: half as wide as it is seen, it is a little wider flat. */
const round = 1.13
/** At how many levels a garment's breadth is known. */
const steps = 24
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
  const outlines = frontsOf(figure, worn).flatMap((piece) => piece.outlines)
  const points = outlines.flat()
  const ys = points.length
    ? points.map(([, y]) => y)
    : [sketched.top, sketched.bottom].map((share) => levels.neck + (levels.floor - levels.neck) * share)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const aside = ([x, y]: Point) => Math.abs(x - figure.silhouette(0, y)[0])
  const usual = figure.halfWidth(levels.hip) * 1.2
  const most = points.length ? Math.max(...points.map(aside)) : usual
  const halves = Array.from({ length: steps }, (_, i) => {
    const crossed = crossings(outlines, top + ((bottom - top) * (i + 0.5)) / steps)
    return (crossed.length ? Math.max(...crossed.map(aside)) : most) * scale * round
  })
  return {
    top: down(top),
    bottom: down(bottom),
    half: most * scale * round,
    halves,
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
