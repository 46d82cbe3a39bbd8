import type { Color } from '@toile/fashion/colors/color.ts'
import { add, clamp, joined, lerp, openNoise, type Path, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { hairOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { around } from '../sitter.ts'
import { softShapes } from '../softShapes.ts'
import { type Brush, guideLength, guidesOf, strandAt } from './brush.ts'
import type { Lock } from './hairArt.ts'

const glow: Color = { r: 255, g: 238, b: 214 }

interface Drawn {
  lock: Lock
  index: number
  guides: readonly Path[]
  outline: Path
}

/** Draws locks as one mass, each then with its valleys, strands, shine and fly-aways. */
export function drawLocks(brush: Brush, locks: readonly Lock[]): void {
  if (!locks.length) return
  const { sitter, color, line } = brush
  const drawn = locks.map((lock, index): Drawn => {
    const guides = guidesOf(brush, lock)
    return { lock, index, guides, outline: outlineOf(guides) }
  })
  for (const { lock, index, outline } of drawn) {
    around(sitter, outline, { weight: lock.soft ? 2.2 : 3.4, color: line, outside: outsideOf(outline), seed: index })
  }
  const depth = locks[0].depth ?? 0
  paint(sitter.stage, {
    outlines: drawn.map(({ outline }) => outline),
    albedo: darken(color, 1 - 0.42 * depth),
    optics: hairOptics,
    fullness: 0.62,
  })
  for (const one of drawn) {
    if (!depth) drawShineBand(brush, one)
    drawValleys(brush, one)
    drawStrands(brush, one)
    if (!depth) drawLights(brush, one)
    drawFlyaways(brush, one)
  }
}

function outlineOf(guides: readonly Path[]): Path {
  const across = (at: number): Path => {
    const points = guides.map((guide) => guide[at])
    return points.length > 2 ? spline(points, false, 5) : points
  }
  return joined(guides[0], across(guideLength - 1), reversed(guides[guides.length - 1]), reversed(across(0)))
}

function drawShineBand({ sitter, chance, color }: Brush, { lock, guides, outline }: Drawn): void {
  if (!lock.shine) return
  const [from, to] = lock.shine
  const bands: Path[] = []
  for (let i = 0; i < 5; i++) {
    const share = 0.08 + i * 0.2 + chance.between(-0.04, 0.04)
    const near = strandAt(guides, share, 40)
    const far = strandAt(guides, Math.min(1, share + chance.between(0.05, 0.1)), 40)
    const start = Math.round(from * 39 + chance.between(-2, 2))
    const end = Math.round(to * 39 + chance.between(-3, 3))
    const band = near.slice(Math.max(0, start), end)
    if (band.length > 3) bands.push(joined(band, reversed(far.slice(Math.max(0, start), end).slice(2, -2))))
  }
  softShapes(sitter.stage, bands, css(mixColors(color, glow, luminance(color) < 0.2 ? 0.34 : 0.45)), {
    soft: 6,
    within: [outline],
    alpha: 0.34,
  })
}

/** Dark valleys between clumps of hair. */
function drawValleys({ sitter, chance, dark }: Brush, { lock, guides, outline }: Drawn): void {
  const clumps = 4 + Math.round((lock.strands ?? 26) / 9)
  const valleys = Array.from({ length: clumps }, (_, i) => {
    const share = (i + chance.between(0.25, 0.75)) / clumps
    return joined(strandAt(guides, share).slice(2), reversed(strandAt(guides, Math.min(1, share + 0.035)).slice(7)))
  })
  softShapes(sitter.stage, valleys, dark, { soft: 3, within: [outline], alpha: 0.42 })
}

function drawStrands({ sitter, chance, dark }: Brush, { lock, index, guides }: Drawn): void {
  const count = lock.strands ?? 26
  const noise = openNoise(sitter.person.seed + index * 5)
  for (let i = 0; i < count; i++) {
    const share = clamp((i + chance.next()) / count + 0.03 * Math.sin(i * 2.4), 0.01, 0.99)
    const from = Math.floor(chance.next() * 9)
    const to = 26 - Math.floor(chance.next() * 7)
    const strand = strandAt(guides, share).slice(from, to)
    freeLine(
      sitter.stage,
      strand.map(([x, y], j) => [x + (noise(j * 0.21, i * 3.1) - 0.5) * 0.012, y]),
      { weight: chance.between(0.7, 2.1), color: dark, taper: [0.35, 0.5], seed: i },
    )
  }
}

function drawLights({ sitter, chance, light }: Brush, { lock, guides }: Drawn): void {
  if (!lock.shine) return
  const [from, to] = lock.shine
  const middle = lerp(from, to, 0.5)
  for (let i = 0; i < (lock.strands ?? 26) * 0.5; i++) {
    const share = chance.between(0.04, 0.96)
    const reach = (to - from) * chance.between(0.3, 0.75)
    const start = clamp(middle - reach + chance.between(-0.05, 0.05))
    const strand = strandAt(guides, share, 40).slice(Math.round(start * 39), Math.round(clamp(middle + reach) * 39) + 1)
    freeLine(sitter.stage, strand, { weight: chance.between(0.8, 1.9), color: light, taper: [0.5, 0.5], seed: i + 50 })
  }
}

function drawFlyaways({ sitter, chance, line }: Brush, { lock, guides }: Drawn): void {
  const outside = 2 / Math.max(1, guides.length - 1)
  for (let i = 0; i < (lock.flyaways ?? 2); i++) {
    const share = chance.happens(0.5) ? chance.between(-0.045, 0) * outside : 1 + chance.between(0, 0.045) * outside
    const from = Math.floor(chance.between(2, 12))
    const strand = strandAt(guides, share).slice(from, Math.min(26, from + 9 + Math.floor(chance.next() * 9)))
    if (strand.length < 4) continue
    const tip = add(strand[strand.length - 1], [chance.between(-0.03, 0.03), chance.between(0, 0.04)])
    freeLine(sitter.stage, [...strand, tip], { weight: 1.05, color: line, taper: [0.4, 0.7], seed: i + 90 })
  }
}
