import { ellipse, lerp, type Path, spline } from '@toile/geometry'
import { freeLine, stitchLine } from '../../../raster/freeLine.ts'
import { fillOutline } from '../../../raster/stage.ts'
import { css, darken } from '../../../raster/tint.ts'
import { strokeHulls } from '../hulls.ts'
import type { Standing } from '../standing.ts'
import type { ShoeTones } from './shoeTones.ts'
import { threadOf } from './drawTrims.ts'
import type { Shaft } from './shaftOf.ts'
import type { ShaftCut } from '../shoes/shoeCut.ts'

/** A run round a shaft: places along the leg, angles from its front. */
type Run = readonly (readonly [t: number, angle: number])[]

const onPage = ({ round }: Shaft, run: Run, closed = false): Path =>
  spline(
    run.map(([t, angle]) => round(t, angle).point),
    closed,
    5,
  )

/** Draws what is let or sewn into a shaft. */
export function drawShaftWork(standing: Standing, shaft: Shaft, { work, dip = 0 }: ShaftCut, tones: ShoeTones): void {
  if (work === 'band') drawBand(standing, shaft, tones)
  for (const side of [1, -1] as const) {
    if (!shaft.round(shaft.end, side * 1.3).seen) continue
    if (work === 'gore') drawGore(standing, shaft, side, tones)
    if (work === 'flame') drawFlame(standing, shaft, side, dip, tones)
    if (work === 'zip' && side === -1) drawZip(standing, shaft, tones)
    if (work === 'patch' && side === -1) drawPatch(standing, shaft, tones)
  }
}

/** The elastic at either side, with its ribs. */
function drawGore({ stage }: Standing, shaft: Shaft, side: 1 | -1, { parts, line }: ShoeTones): void {
  const { end } = shaft
  const middle = (side * Math.PI) / 2
  const run: Run = [
    [end + 0.012, middle - 0.62],
    [lerp(end, 2, 0.45), middle - 0.52],
    [2.01, middle - 0.14],
    [2.01, middle + 0.14],
    [lerp(end, 2, 0.45), middle + 0.52],
    [end + 0.012, middle + 0.62],
  ]
  const gore = onPage(shaft, run)
  fillOutline(stage, gore, css(darken(parts.upper, 0.55)))
  freeLine(stage, [...gore, gore[0]], { weight: 1.4, color: line, taper: [0, 0] })
  for (let k = 1; k < 6; k++) {
    const t = lerp(end, 2, k / 6.5)
    const wide = 0.5 - k * 0.05
    const rib = onPage(shaft, [
      [t, middle - wide],
      [t, middle],
      [t, middle + wide],
    ])
    freeLine(stage, rib, { weight: 0.9, color: css(darken(parts.upper, 0.9)), taper: [0.1, 0.1] })
  }
}

/** Rows of stitching that rise up the shaft like a flame. */
function drawFlame({ stage }: Standing, shaft: Shaft, side: 1 | -1, dip: number, { parts }: ShoeTones): void {
  const { end } = shaft
  const at = (share: number) => lerp(end, 1.86, share)
  for (const grow of [1, 0.55]) {
    const run: Run = [
      [at(0.98), side * 0.06],
      [at(0.84), side * 0.7 * grow],
      [at(0.62), side * 0.95 * grow],
      [at(0.46), side * 0.4 * grow],
      [at(0.32), side * 0.85 * grow],
      [at(0.14) + (1 - grow) * 0.08 + dip * 0.4, side * 0.06],
    ]
    stitchLine(stage, onPage(shaft, run), css(threadOf(parts.upper)), 1.3, 3.2)
  }
}

function drawZip({ stage }: Standing, shaft: Shaft, { line }: ShoeTones): void {
  const inside = -Math.PI / 2 + 0.25
  const run: Run = [
    [shaft.end + 0.01, inside],
    [lerp(shaft.end, 2, 0.5), inside],
    [1.97, inside],
  ]
  freeLine(stage, onPage(shaft, run), { weight: 1.3, color: line, taper: [0, 0.2] })
}

/** The band that a rubber shaft ends in. */
function drawBand({ stage }: Standing, shaft: Shaft, { parts, line }: ShoeTones): void {
  const run = [-2.4, -1.6, -0.8, 0, 0.8, 1.6, 2.4].map((angle) => [shaft.end + 0.04, angle] as const)
  freeLine(stage, onPage(shaft, run), { weight: 1.3, color: line, taper: [0, 0] })
  freeLine(
    stage,
    onPage(
      shaft,
      run.map(([t, angle]) => [t - 0.018, angle] as const),
    ),
    {
      weight: 3,
      color: css(darken(parts.upper, 0.86)),
      taper: [0, 0],
    },
  )
}

/** The round patch at the inner ankle of a basketball boot. */
function drawPatch({ stage }: Standing, shaft: Shaft, { parts, line }: ShoeTones): void {
  const angle = -Math.PI / 2 + 0.35
  const [a, b] = [shaft.round(1.93, angle - 0.4).point, shaft.round(1.93, angle + 0.4).point]
  const wide = Math.max(0.012, Math.abs(a[0] - b[0]) / 2)
  const spot = ellipse(shaft.round(1.93, angle).point, wide, 0.036, 0, 18)
  strokeHulls(stage, [spot], line, 0.9)
  fillOutline(stage, spot, css(parts.rubber))
}
