import type { Color } from '@toile/craft/colors/color.ts'
import {
  add,
  along,
  ellipse,
  hullOf,
  lengths,
  mix,
  type Path,
  type Point,
  scale,
  spline,
  subtract,
} from '@toile/geometry'
import { freeLine, stitchLine, strip } from '../../../raster/freeLine.ts'
import { fillOutline, type Stage } from '../../../raster/stage.ts'
import { css, darken, luminance } from '../../../raster/tint.ts'
import { glaze } from '../glaze.ts'
import { strokeHulls } from '../hulls.ts'
import type { Standing } from '../standing.ts'
import { drawFlat, fillHulls, type ShoeTones } from './shoeTones.ts'
import { seenStrip } from './facesViewer.ts'
import type { FootArt } from './footArt.ts'
import { stripRound, turnsRound } from './loft.ts'
import type { OnUpper } from '../shoes/onUpper.ts'
import type { FootSpace } from './openFoot.ts'
import type { Trim } from '../shoes/shoeCut.ts'
import { weltOf } from './soleOf.ts'
import { openSurface, type Surface, seenRuns } from './footSurface.ts'
import { thick } from './upperOf.ts'

/** How far what is sewn on stands off the foot. */
const off = thick + 0.004

const over = (run: readonly OnUpper[]): OnUpper[] => run.map(([at, turn]) => [at, -turn])

/** Draws what is sewn on the upper of a shoe. */
export function drawTrims(standing: Standing, space: FootSpace, tones: ShoeTones): void {
  const { cut, stage } = standing
  const surface = openSurface(space, cut, off)
  drawShine(standing, surface)
  for (const trim of cut.trims) {
    if (trim.kind === 'seam')
      for (const run of trim.both ? [trim.run, over(trim.run)] : [trim.run])
        drawSeam(standing, surface, { ...trim, run }, tones)
    else if (trim.kind === 'panel') drawPanels(standing, surface, space, trim, tones)
    else if (trim.kind === 'strap')
      for (const run of seenRuns(surface, smoothRun(trim.run)))
        drawStrap(standing, run, trim.wide * space.size, tones.parts[trim.role ?? 'upper'], tones.line)
    else if (trim.kind === 'laces') drawLaces(standing, surface, trim, tones)
    else if (trim.kind === 'bow') drawBow(standing, surface, trim.at, trim.wide, tones.parts.upper, tones.line)
    else if (surface.faces(trim.at)) {
      const knob = ellipse(surface.point(trim.at), trim.wide * space.size, trim.wide * space.size, 0, 14)
      strokeHulls(stage, [knob], tones.line, 1)
      fillOutline(stage, knob, css(tones.parts[trim.role]))
    }
  }
}

const smoothRun = (run: readonly OnUpper[]): Point[] => spline(run, false, 6)

type Seam = Extract<Trim, { kind: 'seam' }>

function drawSeam(
  { stage }: Standing,
  surface: Surface,
  { run, look, weight = 1.2 }: Seam,
  { parts, line }: ShoeTones,
): void {
  for (const seen of seenRuns(surface, smoothRun(run))) {
    if (look === 'punched') punch(stage, seen, line)
    else if (look === 'stitched') stitchLine(stage, seen, css(threadOf(parts.upper)), 1.5, 3.4)
    else freeLine(stage, seen, { weight, color: line, taper: [0.06, 0.06] })
  }
}

/** Thread that is seen on a leather: lighter, on pale ones darker. */
export const threadOf = (leather: Color): Color =>
  luminance(leather) > 0.62 ? darken(leather, 0.6) : { r: 236, g: 214, b: 178 }

function punch(stage: Stage, run: Path, color: string): void {
  const long = lengths(run).at(-1) ?? 0
  const count = Math.round(long / 0.022)
  for (let i = 0; i < count; i++) fillOutline(stage, ellipse(along(run, (i + 0.5) / count), 0.0045, 0.004, 0, 7), color)
}

type Panel = Extract<Trim, { kind: 'panel' }>

/** A panel as patches that are turned to the viewer. */
function drawPanels(
  standing: Standing,
  surface: Surface,
  space: FootSpace,
  { rows, role, both }: Panel,
  tones: ShoeTones,
): void {
  for (const mirror of both ? [1, -1] : [1]) {
    const rings = rows.map(([at, from, to]) =>
      Array.from({ length: 13 }, (_, i) => {
        const turn = from + ((to - from) * i) / 12
        return surface.point([at, turn * mirror])
      }),
    )
    // Outward is to the viewer's left where the other foot lies to the right.
    const edges = mirror * space.inward > 0 ? rings : rings.map((ring) => ring.toReversed())
    const seen = edges.slice(1).flatMap((ring, i) => seenStrip(edges[i], ring))
    if (!seen.length) continue
    if (rows[rows.length - 1][0] > 0.74) seen.push(hullOf(rings[rings.length - 1]))
    if (role === 'shade') {
      strokeHulls(standing.stage, seen, tones.line, 0.8)
      fillHulls(standing.stage, seen, css(darken(tones.parts.upper, luminance(tones.parts.upper) > 0.75 ? 0.86 : 1.22)))
    } else drawFlat(standing, seen, tones.parts[role], tones.line, 1.1)
  }
}

/** Draws a strap with its edges. */
export function drawStrap({ stage }: Standing, run: Path, wide: number, color: Color, line: string): void {
  const px = wide * 170
  strip(stage, run, { weight: px * 1.1 + 2.6, color: line, taper: [0, 0] })
  strip(stage, run, { weight: px * 1.1, color: css(color), taper: [0, 0] })
}

type Laces = Extract<Trim, { kind: 'laces' }>

function drawLaces(standing: Standing, surface: Surface, { at, half, bow }: Laces, { parts, line }: ShoeTones): void {
  at.forEach((place, i) => {
    const slant = (i % 2 ? 1 : -1) * 0.012
    const run = [-1, -0.5, 0, 0.5, 1].map((u): OnUpper => [place + slant * u, u * half])
    for (const seen of seenRuns(surface, run)) drawLace(standing, seen, parts.lace, line)
  })
  if (bow) drawBow(standing, surface, [at[0] - 0.012, 0], 0.05, parts.lace, line)
}

/** Draws one lace. */
export function drawLace({ stage }: Standing, lace: Path, color: Color, line: string): void {
  strip(stage, lace, { weight: 4.4, color: line, taper: [0, 0] })
  strip(stage, lace, { weight: 3, color: css(color), taper: [0, 0] })
}

/** Two loops, two ends and a knot. */
function drawBow(
  { stage }: Standing,
  surface: Surface,
  [at, turn]: OnUpper,
  wide: number,
  color: Color,
  line: string,
): void {
  if (!surface.faces([at, turn])) return
  const knot = surface.point([at, turn])
  const aside = subtract(surface.point([at, turn + 0.2]), surface.point([at, turn - 0.2]))
  const way = scale(aside, wide / (Math.hypot(...aside) || 1))
  const place = (across: number, down: number): Point => add(add(knot, scale(way, across)), [0, down * wide])
  for (const s of [1, -1]) {
    strip(stage, [knot, place(s * 0.45, 0.3), place(s * 0.7, 0.75)], { weight: 2.6, color: line, taper: [0, 0.3] })
    const loop = spline(
      [knot, place(s * 0.5, -0.36), place(s * 1.02, -0.3), place(s * 1.1, 0.1), place(s * 0.6, 0.2)],
      true,
      5,
    )
    strokeHulls(stage, [loop], line, 0.9)
    fillOutline(stage, loop, css(color))
  }
  const middle = ellipse(knot, wide * 0.17, wide * 0.2, 0, 10)
  strokeHulls(stage, [middle], line, 0.8)
  fillOutline(stage, middle, css(color))
}

/** Draws what is seen of a sole's edge over the upper: rubber drawn up round it with a stripe, twists of rope, the seam of a welt. */
export function drawSoleEdge(
  standing: Standing,
  space: FootSpace,
  { foxing }: FootArt,
  { parts, line }: ShoeTones,
): void {
  const { stage, cut } = standing
  drawFlat(standing, foxing, parts[cut.tread], line, 1.3)
  const strip = (low: number, high: number) => stripRound(space, cut, low, high, weltOf(cut) + 0.002)
  const { sole } = cut
  if (cut.tread === 'rubber' && cut.foxing) {
    const stripe = luminance(parts.upper) > 0.75 ? darken(parts.upper, 0.62) : parts.upper
    fillHulls(stage, strip(-sole * 0.62, -sole * 0.36), css(stripe))
  }
  if (cut.tread === 'rope') drawRope(stage, turnsRound(space, cut, weltOf(cut) + 0.002), line)
  if (cut.form === 'stack' && sole > 0.03) fillHulls(stage, strip(-0.012, -0.003), css(threadOf(parts.sole), 0.42))
}

/** Rope is laid aslant: a line across every patch of its edge, and one round between its turns. */
function drawRope(stage: Stage, strip: readonly Path[], color: string): void {
  for (const [low, high, onward] of strip) {
    const [from, to] = [mix(low, high, 0.06), mix(onward, high, 0.3)]
    freeLine(stage, [from, mix(from, to, 0.5), to], { weight: 0.9, color, taper: [0.1, 0.1] })
    const [a, b] = [mix(low, high, 0.5), mix(onward, low, 0.5)]
    freeLine(stage, [a, mix(a, b, 0.5), b], { weight: 0.7, color, taper: [0, 0] })
  }
}

/** The light along the toes and the side of smooth leather. */
function drawShine({ stage, cut }: Standing, surface: Surface): void {
  if (!cut.covers.length || cut.open || cut.foxing) return
  const from = (cut.covers[0].throat ?? 0.3) > 0.36 ? 0.56 : 0.44
  const edges = [1, -1].map((turned) => surface.point([0.55, turned * 0.4])[0])
  // The lamp stands to the viewer's left.
  const lit = edges[0] < edges[1] ? 1 : -1
  const shine = [
    [from, 0.3],
    [0.6, 0.32],
    [0.67, 0.24],
    [0.66, 0.1],
    [0.58, 0.16],
    [from + 0.03, 0.2],
  ].map(([at, turn]) => surface.point([at, turn * lit]))
  glaze(stage, spline(shine, true, 5), (alpha) => `rgba(255,255,255,${alpha})`, 0.42)
}
