/** A place in the round, in heads: x to the viewer's right, y down, z towards the viewer. */
export type Place = readonly [x: number, y: number, z: number]

/** Degrees to radians. */
export const radians = Math.PI / 180

/** A place turned about the upright axis by radians; positive turns the front to the viewer's right. */
export const turnedBy = ([x, y, z]: Place, yaw: number): Place => [
  x * Math.cos(yaw) + z * Math.sin(yaw),
  y,
  z * Math.cos(yaw) - x * Math.sin(yaw),
]

/** One place moved by another. */
export const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** The way from the second place to the first. */
export const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** A place at so many times its distance. */
export const times = ([x, y, z]: Place, by: number): Place => [x * by, y * by, z * by]

/** How far one place lies along another's heading, times its length. */
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
