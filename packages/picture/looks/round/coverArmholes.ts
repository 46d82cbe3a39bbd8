import type { Piece } from '@toile/craft/garments/piece.ts'
import { hangsOn } from '@toile/craft/garments/turn/hangsOn.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { hullOf, type Path, spline } from '@toile/geometry'
import { masked } from '../../people/masked.ts'
import { onFront, onTrunk } from '../../people/round/trunkEdge.ts'
import type { Stage } from '../../raster/stage.ts'
import type { ReadyGarment } from '../drawGarments.ts'
import { drawPiece, type PieceModels } from '../drawPiece.ts'
import { noModels } from '../models.ts'

/** How dark cloth is that runs on under an armhole. */
const shade = 0.8

/** Between a bodice and its sleeves neither skin nor ground may show: their cloth runs on beneath, printed as they are; of a sleeve that hangs behind the trunk, what its armhole shows. */
export function coverArmholes(
  stage: Stage,
  posed: Posed,
  garments: readonly ReadyGarment[],
  models: PieceModels = noModels,
): void {
  for (const { dressed, cloth } of garments) {
    if (dressed.kind !== 'drafted') continue
    for (const sleeve of dressed.pieces.filter(({ role, layer }) => role === 'sleeve' && layer === 'front')) {
      const { side } = hangsOn(sleeve)
      const { patch, beneath, through } = runOnOf(sleeve, posed, side)
      drawPiece(stage, posed.block, cloth, beneath, models)
      if (isBehind(posed, side))
        masked(stage, { within: [patch] }, (layer) => drawPiece(layer, posed.block, cloth, through, models))
    }
  }
}

/** How the cloth of a sleeve runs on: from where to where, beneath its armhole, and through it. */
interface RunOn {
  patch: Path
  beneath: Piece
  through: Piece
}

/** A sleeve was carried to one body only, so that its cloth runs on in one way. */
const kept = new WeakMap<Piece, RunOn>()

function runOnOf(sleeve: Piece, posed: Posed, side: 0 | 1): RunOn {
  const known = kept.get(sleeve)
  if (known) return known
  const patch = patchOf(posed, side)
  const made = { patch, beneath: under(sleeve, patch), through: { ...sleeve, castsShadow: false } }
  kept.set(sleeve, made)
  return made
}

/** Whether an arm lies behind the trunk, which is painted over the head of its sleeve. */
const isBehind = ({ gesture, near }: Posed, index: 0 | 1): boolean => !(gesture.arms[index].over ?? index === near)

const under = (sleeve: Piece, patch: Path): Piece => ({
  ...sleeve,
  outlines: [patch],
  volume: null,
  sewn: [],
  surface: null,
  folds: [],
  lines: [],
  fittings: [],
  contours: [],
  edges: [],
  // In the shade under an arm cloth takes no light of its own.
  fullness: 0,
  brightness: sleeve.brightness * shade,
  castsShadow: false,
})

/** From here on an arm points up, as its way down the page. */
const raised = 0.1

/** From the root of an arm to the contour of the chest beside it. */
function patchOf(posed: Posed, index: 0 | 1): Path {
  const { levels, shoulder } = posed.build
  const side = index ? 1 : -1
  const { limb } = posed.arms[index].ruler
  const isRaised = limb.at(0.2).direction[1] < raised
  const contour = [levels.armpit + 0.05, ...(isRaised ? [] : [levels.bust])].map((level) => onTrunk(posed, side, level))
  const inner = [levels.bust, shoulder[1] + 0.06].map((level) => onFront(posed, side * 0.3, level))
  const patch = [
    limb.edge(0.06, 0.6),
    limb.edge(0.3, 0.6),
    limb.edge(isRaised ? 0.2 : 0.34, -0.9),
    ...contour,
    ...inner,
  ]
  // Over a raised arm cloth is pushed up between the sleeve and the shoulder.
  if (isRaised)
    return hullOf([
      ...patch,
      limb.edge(0.2, 0.95),
      onTrunk(posed, side, shoulder[1] + 0.02),
      onFront(posed, side * shoulder[0] * 0.62, shoulder[1]),
    ])
  return spline(patch, true, 6)
}
