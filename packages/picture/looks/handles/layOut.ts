import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { layerOf } from '@toile/craft/designs/layerOf.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { bearingInSpace } from '@toile/craft/garments/fall/bearing.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { turnPieces } from '@toile/craft/garments/turn/turnPieces.ts'
import type { Dressed } from '../dressed.ts'
import { dress } from '../dressing.ts'
import { inTurn, type Turn } from '../inTurn.ts'
import type { Models } from '../models.ts'
import { coveredBy, standIn } from '../round/standIn.ts'
import { isWanted, stepsOf } from '../round/steps.ts'
import type { Sources } from '../sources.ts'
import { isPosed, type Wearer } from '../wearer.ts'

/** A piece of a look with the garment it belongs to. */
export interface DrawnPiece {
  garment: string
  piece: Piece
}

/** A look as its pieces lie on its wearer: all of them in the order they are drawn, and those of one garment drafted otherwise. */
export interface LaidOut {
  pieces: readonly DrawnPiece[]
  /** The body that garments are drafted on. */
  figure: Figure
  /** The pieces of a garment as it would be, without what is worn under it. */
  redrafted(worn: Worn): Redrafted
}

/** A garment drafted otherwise: as it lies flat, and as it hangs on its wearer. */
export interface Redrafted {
  flat: readonly Piece[]
  hung: readonly Piece[]
}

const nothing: Redrafted = { flat: [], hung: [] }

type Asked = Pick<Design, 'garments'>

const turns: readonly Turn[] = ['behind', 'front', 'sleeve', 'over', 'head']

/** Lays out every drafted piece of a look where it is drawn: what comes later covers what came before. */
export function layOut(wearer: Wearer, design: Asked, sources: Pick<Sources, 'traced'>, models: Models): LaidOut {
  if (isPosed(wearer)) {
    const stood = standIn(wearer, design, sources, models)
    const { posed, key } = stood
    return {
      figure: posed.block,
      pieces: stepsOf(stood).flatMap((step) =>
        step.kind === 'cloth' ? named(stood.dressed, step.turn).filter(({ piece }) => isWanted(piece, step)) : [],
      ),
      redrafted(worn) {
        const flat = dress(around(design, worn), posed.block, sources, models, key, bearingInSpace(posed))
        const one = flat.find((other) => other.worn === worn)
        if (one?.kind !== 'drafted') return nothing
        const over = one.garment.slot === 'accessory' ? coveredBy(flat, one) : []
        return { flat: one.pieces, hung: turnPieces(posed, one.pieces, over) }
      },
    }
  }
  const dressed = dress(design, wearer.figure, sources, models, wearer.key)
  return {
    figure: wearer.figure,
    pieces: turns.flatMap((turn) => named(dressed, turn)),
    redrafted(worn) {
      const one = dress(around(design, worn), wearer.figure, sources, models, wearer.key).find(
        (other) => other.worn === worn,
      )
      return one?.kind === 'drafted' ? { flat: one.pieces, hung: one.pieces } : nothing
    },
  }
}

const named = (dressed: readonly Dressed[], turn: Turn): DrawnPiece[] =>
  inTurn(
    dressed.map((one) => ({ dressed: one })),
    turn,
  ).map(({ garment, piece }) => ({ garment: garment.dressed.worn.id, piece }))

/** What a garment's draft depends on: itself, what lies over it, and the bottom that a top is tucked into; for an accessory everything. */
function around({ garments }: Asked, worn: Worn): Asked {
  const accessory = typeOf(worn)?.slot === 'accessory'
  const wanted = (one: Worn) => accessory || layerOf(one) === 0 || (layerOf(one) >= layerOf(worn) && layerOf(one) < 4)
  return { garments: garments.flatMap((one) => (one.id === worn.id ? [worn] : wanted(one) ? [one] : [])) }
}
