import type { FigureDocument } from './ownFigure.ts'

/** Heights of a stretched figure: to and from the heights of its cut-out, in pixels. */
export interface Stretch {
  down(y: number): number
  up(y: number): number
}

/** Stretches trunk and legs of a figure (requirement S3.19): head and shoulders stay, what lies below moves down. */
export function stretchOf({ landmarks, proportion }: Pick<FigureDocument, 'landmarks' | 'proportion'>): Stretch {
  const shoulder = (landmarks.shoulderLeft[1] + landmarks.shoulderRight[1]) / 2
  const crotch = Math.max(shoulder + 1, landmarks.crotch[1])
  const { torso, legs } = proportion
  const low = shoulder + (crotch - shoulder) * torso
  return {
    down: (y) => (y < shoulder ? y : y < crotch ? shoulder + (y - shoulder) * torso : low + (y - crotch) * legs),
    up: (y) => (y < shoulder ? y : y < low ? shoulder + (y - shoulder) / torso : crotch + (y - low) / legs),
  }
}
