import type { Piece } from '@toile/craft/garments/piece.ts'
import { hangsOn } from '@toile/craft/garments/turn/hangsOn.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { distance } from '@toile/geometry'

/** How far a cuff shows that is longer than the sleeve over it, or else it is pushed up under it, in heads. */
const shown = 0.12

/** How far from the root of its arm the longest sleeve of a garment reaches as drafted, in heads; 0 without one. */
export const sleeveReach = (pieces: readonly Piece[], figure: Figure): number =>
  pieces
    .filter((piece) => !piece.onTop && hangsOn(piece).hold === 'arm')
    .reduce((far, sleeve) => {
      const root = figure.arms[hangsOn(sleeve).side].at(0).centre
      return Math.max(far, ...sleeve.outlines.flat().map((point) => distance(point, root)))
    }, 0)

/** Whether sleeves that reach so far are hidden by those worn over them: drawn, their heads would stand out beside the armholes over them. */
export const isHiddenSleeve = (own: number, over: number): boolean => own > 0 && own <= over + shown
