import { openChance, smooth } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Ground, type GroundRoom, millimetreOf } from './productGround.ts'
import { addEnlarged } from './addEnlarged.ts'
import { layClouds, layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** Lime plaster: trowelled in overlapping arcs, each of which leaves fine lines, an edge and another thickness. */
export const plaster: Ground = {
  id: 'plaster',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const tone = new Float32Array(width * height)
    const heights = new Float32Array(width * height)
    // What a trowel leaves is broader than two pixels, unless the picture is small.
    const step = mm > 0.6 ? 2 : 1
    const [columns, rows] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2]
    const [laid, pale] = [new Float32Array(columns * rows), new Float32Array(columns * rows)]
    trowel({ width: columns, height: rows, seed }, mm / step, laid, pale)
    addEnlarged(tone, width, height, { values: pale, columns, step })
    addEnlarged(heights, width, height, { values: laid.map((value) => value * step), columns, step })
    layClouds(tone, width, height, { cell: 420 * mm, amount: 0.035, seed, octaves: 5, fall: 0.62 })
    layNoise(tone, width, height, { across: 2.4 * mm, down: 2.4 * mm, amount: 0.012, seed: seed + 11 })
    layNoise(heights, width, height, { across: 330 * mm, down: 290 * mm, amount: 3.4 * mm, seed: seed + 20 })
    layNoise(heights, width, height, { across: 70 * mm, down: 60 * mm, amount: 0.42 * mm, seed: seed + 21 })
    layClouds(heights, width, height, { cell: 9 * mm, amount: 0.1 * mm, seed: seed + 22, octaves: 4, fall: 0.52 })
    return {
      albedo: layTone(tone, askedColor(room, 'plaster'), [0.96, 1, 1.06]),
      form: reliefOf(heights, width, height, 0.02),
    }
  },
}

const [longest, widest] = [520, 150]

function trowel(
  { width, height, seed }: Pick<GroundRoom, 'width' | 'height' | 'seed'>,
  mm: number,
  heights: Float32Array,
  tone: Float32Array,
): void {
  const chance = openChance(seed * 31 + 5)
  const reach = longest * 0.5
  const wide = width / mm + 2 * reach
  const tall = height / mm + 2 * reach
  const count = Math.ceil((wide * tall * 2.6) / (longest * widest * 0.42))
  for (let k = 0; k < count; k++) {
    const angle = chance.bell() * 0.5 + (chance.happens(0.5) ? 0.7 : -0.9)
    stroke({
      x: (chance.next() * wide - reach) * mm,
      y: (chance.next() * tall - reach) * mm,
      cos: Math.cos(angle) / mm,
      sin: Math.sin(angle) / mm,
      long: longest * chance.between(0.25, 0.5),
      half: widest * chance.between(0.22, 0.5),
      curve: chance.between(-1, 1) * 0.0011,
      thick: chance.between(-0.16, 0.16),
      tilt: chance.between(-1, 1) * 0.0035,
      pale: chance.bell() * 0.017,
      lines: Float32Array.from({ length: 64 }, () => chance.bell()),
      mm,
      width,
      height,
      heights,
      tone,
    })
  }
}

interface Stroke {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  half: number
  curve: number
  thick: number
  tilt: number
  pale: number
  lines: Float32Array
  mm: number
  width: number
  height: number
  heights: Float32Array
  tone: Float32Array
}

/** Draws the steel over what lies there: what was before is nearly smoothed away. */
function stroke({
  x,
  y,
  cos,
  sin,
  long,
  half,
  curve,
  thick,
  tilt,
  pale,
  lines,
  mm,
  width,
  height,
  heights,
  tone,
}: Stroke) {
  const reach = (Math.hypot(long, half) + Math.abs(curve) * long * long) * mm
  const top = Math.max(0, Math.ceil(y - reach))
  const bottom = Math.min(height - 1, Math.floor(y + reach))
  const side = half + 4 + Math.abs(curve) * long * long
  const profile = profileOf(half, thick, tilt, lines, mm)
  const bumps = Float32Array.from(lines, (line) => 0.4 + 0.15 * (line + 2))
  for (let row = top; row <= bottom; row++) {
    // Only what lies between its two ends and its two edges.
    const [alongAt, overAt] = [(row - y) * sin, (row - y) * cos]
    const [a, b] = [(-long - alongAt) / cos, (long - alongAt) / cos]
    const [c, d] = [(overAt - side) / sin, (overAt + side) / sin]
    const first = Math.max(0, Math.ceil(x + Math.max(Math.min(a, b), Math.min(c, d))))
    const last = Math.min(width - 1, Math.floor(x + Math.min(Math.max(a, b), Math.max(c, d))))
    for (let column = first; column <= last; column++) {
      const u = (column - x) * cos + (row - y) * sin
      if (u < -long || u > long) continue
      const v = (row - y) * cos - (column - x) * sin - curve * u * u
      const at = (v + half + margin) * fineness
      const k = at | 0
      if (at < 0 || k >= profile.last) continue
      const share = Math.abs(u) / long
      const ends = share < 0.35 ? 1 : 1 - ((share - 0.35) / 0.65) ** 2 * (3 - (2 * (share - 0.35)) / 0.65)
      const f = at - k
      const cover = (profile.cover[k]! + (profile.cover[k + 1]! - profile.cover[k]!) * f) * ends
      const laid = profile.laid[k]! + (profile.laid[k + 1]! - profile.laid[k]!) * f
      const edge = profile.edge[k]! + (profile.edge[k + 1]! - profile.edge[k]!) * f
      const i = row * width + column
      heights[i] = heights[i]! + (laid - heights[i]!) * cover * 0.82 + edge * ends * bumps[(u + 700) & 63]!
      tone[i] = tone[i]! + (pale + profile.line[k]! - tone[i]!) * cover * 0.7
    }
  }
}

/** The profile across a stroke is kept at so many places of a millimetre, and begins so many millimetres outside it. */
const [fineness, margin] = [3, 4]

/** What a stroke lays across its way: how far it covers, its height and the ridge beside it in pixels, and how pale its lines are. */
function profileOf(half: number, thick: number, tilt: number, lines: Float32Array, mm: number) {
  const count = Math.ceil((half + margin) * 2 * fineness) + 2
  const [cover, laid, edge, line] = [0, 1, 2, 3].map(() => new Float32Array(count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const fine = 0.028 * Math.min(1, mm * 0.9)
  for (let k = 0; k < count; k++) {
    const v = k / fineness - half - margin
    const inside = half - Math.abs(v)
    const at = (v * 0.42 + 640) % 63
    const own = lines[at | 0]! + (lines[(at | 0) + 1]! - lines[at | 0]!) * (at % 1)
    cover[k] = smooth(-margin, 5, inside)
    laid[k] = (thick + tilt * v + own * fine) * mm
    edge[k] = Math.exp(-(inside - 1) * (inside - 1) * 0.16) * 0.2 * (v > 0 ? 1 : 0.35) * mm
    line[k] = own * 0.004
  }
  return { cover, laid, edge, line, last: count - 1 }
}
