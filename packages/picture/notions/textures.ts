import { openNoise } from '@toile/geometry'

/** What the surface of a part is like: a value about nought at a place in millimetres, how far it changes tone, and how far height. */
export interface Texture {
  at(x: number, y: number, depth: number): number
  tone: number
  relief: number
}

const noise = openNoise(7)
const fraction = (value: number) => value - Math.floor(value)
/** A number between 0 and 1 for a whole one. */
const lot = (n: number) => fraction(Math.sin(n * 127.1) * 43758.5453)
const ridge = (value: number) => Math.cos(value * Math.PI * 2)
const turned = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (x: number, y: number): readonly [number, number] => [x * cos + y * sin, y * cos - x * sin]
}

/** Threads that run one way, in degrees from across, lying side by side as satin stitch does. */
export function satin(degrees: number, thread = 0.45): Texture {
  const turn = turned(degrees)
  return {
    at(x, y) {
      const [, across] = turn(x, y)
      const row = across / thread
      return ridge(row) * 0.55 + (lot(Math.round(row)) - 0.5) * 0.8
    },
    tone: 0.2,
    relief: 0.07,
  }
}

/** Threads that run from a middle outwards, as petals and borders are stitched. */
export const radial = (x0: number, y0: number, count: number): Texture => ({
  at(x, y) {
    const turn = (Math.atan2(y - y0, x - x0) / (Math.PI * 2)) * count
    return ridge(turn) * 0.55 + (lot(Math.round(turn)) - 0.5) * 0.8
  },
  tone: 0.2,
  relief: 0.07,
})

/** Filling stitches: rows of stitches of one length, set off from row to row. */
export function filling(degrees: number, thread = 0.45, stitch = 3.4): Texture {
  const turn = turned(degrees)
  return {
    at(x, y) {
      const [down, across] = turn(x, y)
      const row = Math.round(across / thread)
      const end = Math.abs(fraction(down / stitch + lot(row)) - 0.5) * 2
      return ridge(across / thread) * 0.45 + (end > 0.86 ? -0.9 : 0.12) + (lot(row) - 0.5) * 0.3
    },
    tone: 0.2,
    relief: 0.07,
  }
}

/** Chain stitches in rows. */
export function chained(degrees: number, thread = 1.5, stitch = 2.4): Texture {
  const turn = turned(degrees)
  return {
    at(x, y) {
      const [down, across] = turn(x, y)
      const side = fraction(across / thread) - 0.5
      const link = fraction(down / stitch + Math.abs(side) * 0.9)
      return Math.cos(side * Math.PI * 2) * 0.4 + Math.sin(link * Math.PI * 2) * 0.7
    },
    tone: 0.2,
    relief: 0.16,
  }
}

/** Threads over and under each other, so many millimetres apart. */
export const plain = (pitch = 0.9): Texture => ({
  at: (x, y) =>
    Math.sin((x / pitch) * Math.PI * 2) * Math.sin((y / pitch) * Math.PI * 2) * 0.7 + (noise(x * 2, y * 2) - 0.5) * 0.5,
  tone: 0.1,
  relief: 0.03,
})

/** Diagonal wales, as of drill and denim. */
export const twill = (pitch = 1.3): Texture => ({
  at: (x, y) => ridge((x * 0.85 - y * 0.53) / pitch) * 0.6 + (noise(x * 3, y * 1.4) - 0.5) * 0.9,
  tone: 0.13,
  relief: 0.05,
})

/** Ribs at a pitch across, as of grosgrain and ribbed knit. */
export function ribs(degrees: number, pitch: number, relief = 0.12): Texture {
  const turn = turned(degrees)
  return { at: (x, y) => ridge(turn(x, y)[0] / pitch), tone: 0.12, relief }
}

/** The grain of leather. */
export const hide = (size = 1.4): Texture => ({
  at: (x, y) => (noise(x / size, y / size) + noise((x * 2.3) / size, (y * 2.3) / size) - 1) * 1.1,
  tone: 0.14,
  relief: 0.07,
})

/** Years of wood, or the flame of horn, along one way. */
export const flame = (pitch: number, strength = 0.28): Texture => ({
  at: (x, y) => ridge((y + noise(x * 0.09 + 3, y * 0.16) * 9 + noise(x * 0.4, y * 0.9) * 0.7) / pitch),
  tone: strength,
  relief: 0.015,
})

/** Standing fibres: velvet, fur, a pompom. */
export const pile = (size = 0.8, tone = 0.22, relief = 0.2): Texture => ({
  at: (x, y) => (noise(x / size, y / size) + noise((x * 2.1) / size + 9, (y * 2.1) / size) - 1) * 1.5,
  tone,
  relief,
})

/** Soft folds across a length. */
export const folds = (pitch: number, relief: number, lean = 0): Texture => ({
  at: (x, y) => ridge((x + y * lean + (noise(x * 0.06, y * 0.05) - 0.5) * pitch * 0.9) / pitch),
  tone: 0.06,
  relief,
})

/** The sheen of a satin cloth, in soft bands. */
export const sheen = (strength: number, size = 14): Texture => ({
  at: (x, y) => (noise((x + y * 0.3) / size, (y - x * 0.2) / size) - 0.5) * 2,
  tone: strength,
  relief: 0,
})
