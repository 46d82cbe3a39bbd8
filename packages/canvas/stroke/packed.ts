/** A color as one whole number: red lowest, straight alpha highest. */
export const packed = (r: number, g: number, b: number, a: number): number => r | (g << 8) | (b << 16) | (a << 24)
