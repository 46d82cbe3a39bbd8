/** The side in pixels at which a print made of a picture is painted for scenes. */
export const usualSide = 840
const fineSide = 1680
/** A tile wanted a little larger than it is painted is still read sharp enough. */
const stretched = 1.2

/** The side for a tile that is wanted so many pixels wide: the usual one unless it would look coarse, so that one tile serves all and every host paints the same. */
export const sideFor = (wanted: number): number => (wanted > usualSide * stretched ? fineSide : usualSide)
