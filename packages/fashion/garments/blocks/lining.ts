import { type Chance, lerp } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import { plainSkirt, skirt, type SkirtCut } from './skirt.ts'

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

/** The slip under a sheer skirt: narrow, and shorter than the skirt. */
export function skirtLining(figure: Figure, cut: Pick<SkirtCut, 'topY' | 'hemY' | 'ease'>, chance: Chance): Piece {
  const { crotch } = figure.levels
  const hemY = cut.hemY < crotch + 0.5 ? cut.hemY - 0.1 : lerp(crotch, cut.hemY, 0.55)
  const slip = {
    ...plainSkirt,
    topY: cut.topY,
    ease: cut.ease,
    hemY: Math.max(cut.topY + 0.3, hemY),
    profile: 'straight',
    flare: 0.03,
  } as const
  return underlaid(skirt(figure, slip, chance), 'lining', -8)
}
