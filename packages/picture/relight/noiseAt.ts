/** Chance of a pixel, 0..1: whole numbers alone, so that every machine finds the same. */
export function noiseAt(x: number, y: number): number {
  let n = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d) >>> 0
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39) >>> 0
  return ((n ^ (n >>> 15)) >>> 8) / 16777216
}
