import type { FigureDocument } from './ownFigure.ts'

/** The longest side, in pixels, at which somebody is sought in a picture. */
export const soughtSide = 1400

/** The longer side of the picture that a mannequin was cut from, in pixels; one that was not shrunk for it is at hand with `longest` pixels. */
export const pictureSide = ({ from }: Pick<FigureDocument, 'from'>, longest: number): number =>
  from.scale > 1 ? from.scale * soughtSide : longest
