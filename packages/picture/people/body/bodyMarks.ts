import type { Side } from '@toile/craft/mannequins/figure.ts'
import { add, lerp, type Path } from '@toile/geometry'
import { mark, type Sitter, shade } from '../sitter.ts'

const sides: readonly Side[] = [-1, 1]

/** Draws the lines inside the body: collar bones, throat, chest, navel and knees, or spine and seat from behind. */
export function drawBodyMarks(sitter: Sitter): void {
  if (sitter.figure.view === 'back') {
    drawBack(sitter)
    return
  }
  for (const side of sides) drawChest(sitter, side)
  drawMiddle(sitter)
  for (const index of [0, 1] as const) drawKnee(sitter, index)
}

function note(sitter: Sitter, points: Path, weight = 1.6, taper: readonly [number, number] = [0.35, 0.5]): void {
  mark(sitter, points, { weight, taper, color: sitter.soft })
}

function drawBack(sitter: Sitter): void {
  const { levels, across, legs, build } = sitter.figure
  const { neck, shoulder, bust, waist, highHip, hip, crotch } = levels
  note(sitter, [across(0, neck + 0.3), across(0.01, waist - 0.3), across(0, highHip)], 1.3)
  note(sitter, [across(0, hip - 0.3), across(0.01, hip), across(0, crotch)], 1.8, [0.4, 0.1])
  const half = sitter.figure.shoulderHalf
  for (const side of sides) {
    const fold = build.hipRoot[0] / 0.292
    note(
      sitter,
      [
        across(side * 0.02, crotch),
        across(side * 0.2 * fold, crotch + 0.08),
        across(side * 0.42 * fold, crotch - 0.02),
      ],
      1.5,
      [0.1, 0.6],
    )
    // Shoulder blades: a lost inner edge each.
    note(
      sitter,
      [
        across(side * half * 0.3, shoulder + 0.2),
        across(side * half * 0.34, bust - 0.12),
        across(side * half * 0.5, bust + 0.08),
      ],
      sitter.child ? 0.9 : 1.2,
      [0.5, 0.6],
    )
    const leg = legs[side < 0 ? 0 : 1]
    note(sitter, [leg.edge(1.02, -0.6), leg.edge(1.035, 0), leg.edge(1.01, 0.6)], 1.2)
    if (!sitter.child) note(sitter, [leg.edge(1.3, 0.05), leg.edge(1.46, 0.1), leg.edge(1.56, 0.02)], 1, [0.5, 0.6])
    note(sitter, [leg.edge(1.86, 0.45), leg.edge(1.94, 0.4), leg.edge(2, 0.5)], 1.1, [0.6, 0.2])
    note(sitter, [leg.edge(1.86, -0.45), leg.edge(1.94, -0.4), leg.edge(2, -0.5)], 1.1, [0.6, 0.2])
  }
}

function drawChest(sitter: Sitter, side: Side): void {
  const { figure, child, muscular } = sitter
  const { levels, across, shoulderHalf, build } = figure
  const { neck, bust } = levels
  const shoulderY = build.shoulder[1]
  // A collar bone is a shallow S with a hook at the pit.
  note(
    sitter,
    [
      across(side * 0.035, neck + 0.075),
      across(side * 0.075, neck + 0.055),
      across(side * shoulderHalf * 0.36, neck + 0.085),
      across(side * shoulderHalf * 0.66, shoulderY - 0.005),
      across(side * shoulderHalf * 0.82, shoulderY - 0.03),
    ],
    child ? 1.1 : 1.7,
    [0.12, 0.55],
  )
  if (!child) {
    const throat = build.neck[1][1]
    note(
      sitter,
      [
        add(figure.silhouette(side * throat * 0.82, neck - 0.3), [figure.neckLean(neck - 0.3), 0]),
        figure.silhouette(side * throat * 0.6 + figure.turn * 0.06, neck - 0.12),
        across(side * 0.03, neck + 0.055),
      ],
      1.35,
      [0.6, 0.1],
    )
  }
  if (muscular || (build.belly > 0.6 && !child)) {
    const broad = figure.halfWidth(bust) / 0.668
    note(
      sitter,
      [
        across(side * 0.6 * broad, bust - 0.12),
        across(side * 0.44 * broad, bust + 0.1),
        across(side * 0.16 * broad, bust + 0.13),
        across(side * 0.04, bust + 0.06),
      ],
      1.5,
      [0.35, 0.5],
    )
    if (muscular) drawRibArch(sitter, side)
  } else if (build.bust) {
    note(
      sitter,
      [
        across(side * 0.42 * Math.sqrt(build.bust), bust + 0.1),
        across(side * 0.27, bust + 0.19),
        across(side * 0.12, bust + 0.14),
      ],
      1.3,
      [0.5, 0.6],
    )
  }
}

/** The edge of the ribs and the line that runs from the hip bone to the groin. */
function drawRibArch(sitter: Sitter, side: Side): void {
  const { levels, across } = sitter.figure
  const { underbust, waist, highHip, hip } = levels
  note(
    sitter,
    [across(side * 0.05, underbust - 0.02), across(side * 0.2, underbust + 0.14), across(side * 0.3, underbust + 0.36)],
    1,
    [0.3, 0.7],
  )
  note(
    sitter,
    [across(side * 0.43, highHip - 0.06), across(side * 0.36, highHip + 0.08), across(side * 0.22, hip - 0.16)],
    1.1,
    [0.4, 0.5],
  )
  if (side > 0) note(sitter, [across(0, underbust + 0.06), across(0.004, waist - 0.1)], 0.8, [0.5, 0.6])
}

function drawMiddle(sitter: Sitter): void {
  const { levels, across, build } = sitter.figure
  const { neck, waist, highHip, hip, crotch } = levels
  note(sitter, [across(0.012, neck + 0.07), across(0.004, neck + 0.088), across(0, neck + 0.105)], 1.4)
  const navel = lerp(waist, hip, 0.28)
  note(sitter, [across(-0.006, navel - 0.035), across(0.002, navel), across(0.006, navel + 0.03)], 2.2, [0.4, 0.3])
  if (sitter.child && build.id !== 'toddler') return
  const half = sitter.figure.halfWidth(hip)
  for (const side of sides) {
    note(
      sitter,
      [
        across(side * half * 0.78, highHip + 0.12),
        across(side * half * 0.5, lerp(highHip, crotch, 0.55)),
        across(side * 0.09, crotch - 0.06),
      ],
      1.1,
      [0.7, 0.25],
    )
  }
}

/** The cap as two brackets, the shadow under it, a note on shin and thigh. */
function drawKnee(sitter: Sitter, index: 0 | 1): void {
  const leg = sitter.figure.legs[index]
  const at = (places: readonly (readonly [t: number, u: number])[]): Path => places.map(([t, u]) => leg.edge(t, u))
  note(
    sitter,
    at([
      [0.915, -0.35],
      [0.955, -0.62],
      [1.01, -0.58],
      [1.045, -0.3],
    ]),
    1.5,
    [0.4, 0.5],
  )
  note(
    sitter,
    at([
      [0.92, 0.4],
      [0.965, 0.6],
      [1.015, 0.55],
    ]),
    1.3,
    [0.4, 0.5],
  )
  note(
    sitter,
    at([
      [1.045, -0.34],
      [1.055, 0],
      [1.045, 0.34],
    ]),
    1.2,
    [0.5, 0.5],
  )
  shade(
    sitter,
    at([
      [1, 0.1],
      [1.03, -0.35],
      [1.09, -0.2],
      [1.1, 0.3],
      [1.04, 0.5],
    ]),
    { soft: 9, alpha: 0.22 },
  )
  if (sitter.child) return
  note(
    sitter,
    at([
      [1.24, -0.95],
      [1.4, -0.6],
      [1.55, -0.5],
    ]),
    1.1,
    [0.2, 0.8],
  )
  note(
    sitter,
    at([
      [0.62, 0.95],
      [0.78, 0.6],
      [0.88, 0.45],
    ]),
    1.1,
    [0.15, 0.8],
  )
}
