/** A place in OKLab. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** Squared distance in OKLab with lightness weighed a little less and colour a little more, as eyes sort chips. */
export const squaredDistance = (p: Lab, q: Lab): number =>
  0.81 * (p[0] - q[0]) ** 2 + 1.82 * ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2)

/** How far two places lie apart, as eyes sort chips. */
export const apart = (p: Lab, q: Lab): number => Math.sqrt(squaredDistance(p, q))
