/** A motif on the tile: which, where its middle lies and how long its longer side is as shares of the tile, and how far it is turned. */
export interface LaidMotif {
  art: number
  x: number
  y: number
  size: number
  angle: number
}
