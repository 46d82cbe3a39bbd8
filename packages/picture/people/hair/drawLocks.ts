import type { Color } from '@toile/craft/colors/color.ts'
import {
  add,
  clamp,
  joined,
  lerp,
  mix,
  openNoise,
  type Path,
  type Point,
  reversed,
  scale,
  spline,
  subtract,
  unit,
} from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { softShapes } from '../softShapes.ts'
import { type Brush, guideLength, guidesOf, strandAt } from './brush.ts'
import { castOnFace } from './castOnFace.ts'
import type { Lock } from './hairArt.ts'
import { lockOptics } from './hairOptics.ts'

const glow: Color = { r: 255, g: 238, b: 214 }

interface Drawn {
  lock: Lock
  index: number
  guides: readonly Path[]
  outline: Path
  /** The outline without the edge where hair grows, which is no line. */
  rootless: readonly Path[]
}

/** Draws locks as one mass, each then with its valleys, strands, shine and fly-aways. */
export function drawLocks(brush: Brush, locks: readonly Lock[]): void {
  if (!locks.length) return
  const { sitter, color, line } = brush
  const drawn = locks.map((lock, index): Drawn => {
    const guides = guidesOf(brush, lock)
    return { lock, index, guides, ...outlineOf(brush, lock, guides) }
  })
  castOnFace(
    brush,
    drawn.map(({ outline }) => outline),
    locks[0].soft || locks.some(growsFromForehead) ? 0.16 : 0.5,
  )
  const bold = { ink: 1, flat: 1, illustration: 0.8, realistic: 0.6 }[sitter.stage.style]
  for (const { lock, index, outline, rootless } of drawn) {
    for (const path of brush.phase === 'front' ? rootless : [[...outline, outline[0]]])
      freeLine(sitter.stage, path, {
        weight: (lock.soft ? 1.9 : 2.8) * bold,
        color: line,
        outside: outsideOf(outline),
        taper: brush.phase === 'front' ? [0.06, 0.06] : [0, 0],
        seed: index,
      })
  }
  const depth = locks[0].depth ?? 0
  paint(sitter.stage, {
    outlines: drawn.map(({ outline }) => outline),
    albedo: darken(color, 1 - 0.42 * depth),
    optics: lockOptics,
    fullness: locks.some(growsFromForehead) ? 0.3 : 0.62,
  })
  for (const one of drawn) {
    drawValleys(brush, one)
    if (!depth) drawShineBand(brush, one)
    drawStrands(brush, one)
    if (!depth) drawLights(brush, one)
    drawFlyaways(brush, one)
    if (brush.phase !== 'front') continue
    drawRoots(brush, one)
    if (fallsOnFace(one.lock)) drawEnds(brush, one)
  }
}

function outlineOf(brush: Brush, lock: Lock, guides: readonly Path[]): Pick<Drawn, 'outline' | 'rootless'> {
  const across = (at: number): Path => {
    const points = guides.map((guide) => guide[at])
    return points.length > 2 ? spline(points, false, 5) : points
  }
  const ends = lock.tips ? tipsOf(brush, lock.tips, guides) : across(guideLength - 1)
  const sides = [guides[0], ends, reversed(guides[guides.length - 1])] as const
  // Where hair falls on the forehead it ends in single hairs and not in a line.
  const rootless = fallsOnFace(lock) ? [guides[0], reversed(guides[guides.length - 1])] : [joined(...sides)]
  return { rootless, outline: joined(...sides, reversed(across(0))) }
}

/** The ends of a lock parted into points of uneven length. */
function tipsOf({ chance }: Brush, depth: number, guides: readonly Path[]): Path {
  const first = guides[0][guideLength - 1]
  const last = guides[guides.length - 1][guideLength - 1]
  const wide = Math.hypot(last[0] - first[0], last[1] - first[1])
  const clumps = Math.max(2, Math.min(8, Math.round(wide / 0.07)))
  const points: Point[] = [first]
  for (let i = 0; i < clumps; i++) {
    const low = strandAt(guides, (i + chance.between(0.3, 0.7)) / clumps)
    const [before, end] = [low[low.length - 2], low[low.length - 1]]
    const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1
    points.push(mix(end, before, (-depth * chance.between(0, 0.8)) / length))
    if (i === clumps - 1) break
    const gap = strandAt(guides, (i + 1) / clumps)
    const share = (depth * chance.between(0.05, 0.85)) / (length * gap.length)
    points.push(gap[Math.max(0, Math.round((gap.length - 1) * (1 - share)))])
  }
  return [...points, last]
}

/** One broken band of light: a lens on each clump, longer on some than on others. */
function drawShineBand({ sitter, chance, color }: Brush, { lock, guides, outline }: Drawn): void {
  if (!lock.shine) return
  const [from, to] = lock.shine
  const clumps = 4 + Math.round((lock.strands ?? 26) / 8)
  const lenses: Path[] = []
  for (let i = 0; i < clumps; i++) {
    const share = (i + chance.between(0.3, 0.7)) / clumps
    const start = Math.max(1, Math.round((from + chance.between(-0.05, 0.04)) * 39))
    const end = Math.min(38, Math.round((to + chance.between(-0.08, 0.05)) * 39))
    if (end - start < 4) continue
    const near = strandAt(guides, share, 40).slice(start, end)
    const far = strandAt(guides, share + chance.between(0.35, 0.7) / clumps, 40).slice(start, end)
    // Each lens is pointed at both ends.
    const lean = near.map((p, k) => mix(p, far[k], Math.sin((Math.PI * k) / (near.length - 1))))
    lenses.push(joined(near, reversed(lean)))
  }
  const deep = luminance(color) < 0.2
  softShapes(sitter.stage, lenses, css(mixColors(color, glow, deep ? 0.36 : 0.55)), {
    soft: 5,
    within: [outline],
    alpha: deep ? 0.6 : 0.46,
  })
}

/** Dark valleys between clumps of hair, deepest at the root and where the ends part. */
function drawValleys({ sitter, chance, dark }: Brush, { lock, guides, outline }: Drawn): void {
  const clumps = 3 + Math.round((lock.strands ?? 26) / 9)
  const valleys = Array.from({ length: clumps }, (_, i) => {
    const share = (i + chance.between(0.15, 0.85)) / clumps
    const broad = chance.between(0.16, 0.5) / clumps
    const from = chance.happens(0.5) ? 0 : Math.floor(chance.between(4, 12))
    const to = from ? 26 : Math.floor(chance.between(12, 24))
    const near = strandAt(guides, share).slice(from, to)
    const far = strandAt(guides, Math.min(1, share + broad)).slice(from, to)
    const pointed = near.map((p, k) => {
      const t = k / (near.length - 1)
      return mix(p, far[k], from ? t : (1 - t) ** 0.7)
    })
    return joined(near, reversed(pointed))
  })
  softShapes(sitter.stage, valleys, dark, { soft: 3, within: [outline], alpha: 0.42 })
}

/** Strands in bunches: they keep together and leave calm between them. */
function drawStrands({ sitter, chance, dark }: Brush, { lock, index, guides }: Drawn): void {
  const count = lock.strands ?? 26
  const noise = openNoise(sitter.person.seed + index * 5)
  const bunches = Math.max(3, Math.round(count / 5))
  for (let i = 0; i < count; i++) {
    const bunch = (Math.floor((i / count) * bunches) + 0.5) / bunches
    const share = clamp(lerp((i + chance.next()) / count, bunch, chance.between(0, 0.75)), 0.01, 0.99)
    const from = Math.floor(chance.next() * 10)
    const to = 26 - Math.floor(chance.next() * 9)
    const strand = strandAt(guides, share).slice(from, to)
    freeLine(
      sitter.stage,
      strand.map(([x, y], j) => [x + (noise(j * 0.21, i * 3.1) - 0.5) * 0.012, y]),
      { weight: i % 3 ? chance.between(0.6, 1.2) : chance.between(1.2, 2), color: dark, taper: [0.35, 0.5], seed: i },
    )
  }
}

function drawLights({ sitter, chance, light }: Brush, { lock, guides }: Drawn): void {
  if (!lock.shine) return
  const [from, to] = lock.shine
  const middle = lerp(from, to, 0.5)
  for (let i = 0; i < (lock.strands ?? 26) * 0.4; i++) {
    const share = chance.between(0.04, 0.96)
    const reach = (to - from) * chance.between(0.3, 0.75)
    const start = clamp(middle - reach + chance.between(-0.05, 0.05))
    const strand = strandAt(guides, share, 40).slice(Math.round(start * 39), Math.round(clamp(middle + reach) * 39) + 1)
    freeLine(sitter.stage, strand, { weight: chance.between(0.7, 1.5), color: light, taper: [0.5, 0.5], seed: i + 50 })
  }
}

/** Single hairs that leave the mass at a slant: along its outline they would look like a second one. */
function drawFlyaways({ sitter, chance, line }: Brush, { lock, guides }: Drawn): void {
  const outside = 2 / Math.max(1, guides.length - 1)
  for (let i = 0; i < (lock.flyaways ?? 2) * 0.5; i++) {
    const edge = chance.happens(0.5) ? 0 : 1
    const out = edge ? outside : -outside
    const inner = strandAt(guides, edge - out * 0.16)
    const outer = strandAt(guides, edge + out * chance.between(0.06, 0.15))
    const from = Math.floor(chance.between(4, 15))
    const count = 6 + Math.floor(chance.next() * 6)
    const strand = inner.slice(from, from + count).map((p, k) => mix(p, outer[from + k], (k / (count - 1)) ** 1.3))
    if (strand.length < 4) continue
    freeLine(sitter.stage, strand, { weight: 1, color: line, taper: [0.4, 0.7], seed: i + 90, spare: 0.4 })
  }
}

/** How low on the forehead roots must lie to be seen there. */
const hairline = 0.1

/** Hair grows out of the skin in single short hairs, at the edge and a little before it. */
function drawRoots({ sitter, chance, color }: Brush, { lock, guides }: Drawn): void {
  const last = lock.guides.length - 1
  const count = Math.round((lock.strands ?? 26) * 0.9)
  for (let i = 0; i < count; i++) {
    const share = (i + chance.next()) / count
    const [a, b] = [lock.guides[Math.floor(share * last)][0], lock.guides[Math.ceil(share * last)][0]]
    if (Math.min(a[1], b[1]) < hairline) continue
    const [root, , near, , into] = strandAt(guides, share)
    const away = unit(subtract(root, near))
    const start = add(add(root, scale(away, chance.between(0.004, 0.026))), [chance.between(-0.005, 0.005), 0])
    freeLine(sitter.stage, [start, root, near, into], {
      weight: chance.between(0.9, 1.8),
      color: css(darken(color, chance.between(0.55, 0.95)), 0.8),
      taper: [0.75, 0.3],
      seed: i + 130,
    })
  }
}

/** Whether a lock grows out of the forehead and away from it: where its roots are seen it lies on the skull and throws no shadow. */
const growsFromForehead = (lock: Lock): boolean =>
  !fallsOnFace(lock) && lock.guides.filter(([root]) => root[1] > hairline).length > lock.guides.length / 2

/** Whether a lock ends on the forehead: a fringe. */
export function fallsOnFace({ guides }: Lock): boolean {
  const ends = guides.map((guide) => guide[guide.length - 1])
  const low = ends.reduce((sum, [, y]) => sum + y, 0) / ends.length
  return low > 0.2 && low < 0.52 && guides[0][0][1] < 0.1 && ends.some(([x]) => Math.abs(x) < 0.12)
}

/** A fringe ends in hairs of uneven length. */
function drawEnds({ sitter, chance, color }: Brush, { lock, guides }: Drawn): void {
  const count = Math.round((lock.strands ?? 26) * 1.3)
  for (let i = 0; i < count; i++) {
    const strand = strandAt(guides, (i + chance.next()) / count)
    const [from, before, end] = [strand[19], strand[22], strand[25]]
    const tip = mix(end, before, -chance.between(0.05, 0.55))
    freeLine(sitter.stage, [from, before, end, add(tip, [chance.between(-0.01, 0.01), 0])], {
      weight: chance.between(1.2, 2.6),
      color: css(darken(color, chance.between(0.78, 1.02)), 0.9),
      taper: [0.5, 0.6],
      seed: i + 170,
    })
  }
}
