/** How far a surface turns away from the viewer, 0..1. */
export const turned = (slopeX: number, slopeY: number): number =>
  1 - 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
