import { type Chance, lerp } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { skirt } from './skirt.ts'
import { plainSkirt, type SkirtCut } from './skirtCut.ts'

/** Grams per square metre below which a cloth is seen through and is worn over a lining. */
const sheer = 60

/** Whether a cloth is too thin to be worn alone. */
export const isSheer = ({ weight }: DraftContext['cloth']) => weight < sheer

/** The same shape in a close silk of the garment's colour, without line or stitch, to lie under a sheer piece. */
export const underlaid = (piece: Piece, name = `${piece.name}Lining`, order = piece.order - 0.5): Piece => ({
  ...piece,
  name,
  order,
  cloth: 'silk',
  lines: [],
  fittings: [],
  contours: [],
  edges: [],
  folds: [],
  surface: null,
  relief: null,
  takesPrint: false,
  castsShadow: false,
})

/** The slip under a sheer skirt: narrower and shorter than it; a petticoat under a gathered one. */
export function skirtLining(figure: Figure, cut: SkirtCut, chance: Chance): Piece {
  const { crotch } = figure.levels
  const full = cut.gather > 0.4
  const hemY = cut.hemY < crotch + 0.5 ? cut.hemY - 0.1 : lerp(crotch, cut.hemY, full ? 0.84 : 0.55)
  const slip: SkirtCut = {
    ...plainSkirt,
    topY: cut.topY,
    ease: cut.ease,
    hemY: Math.max(cut.topY + 0.3, hemY),
    profile: full ? cut.profile : 'straight',
    flare: full ? cut.flare * 0.62 : 0.03,
  }
  return underlaid(skirt(figure, slip, chance), 'lining', -8)
}
