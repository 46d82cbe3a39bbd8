import type { DrawnLine, LineNode } from '@toile/craft/sketches/lineDrawing.ts'
import { penOf } from '@toile/craft/sketches/lineDrawing.ts'
import type { FoundDrawing, LineChoices } from '@toile/craft/sketches/linesOrder.ts'
import { area, boundsOf, type Point } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { gauss } from '../../kernels/boxBlur.ts'
import { outlinesOf } from '../../kernels/outlines.ts'
import { maskOf, planeOf, readPlane } from '../../kernels/plane.ts'
import { fitRing } from '../trace/fitRing.ts'
import { mirrorAxis } from '../trace/shape/axis.ts'
import { completedMask } from './completedMask.ts'
import { evenSides } from './evenSides.ts'
import { fitRun } from './fitRun.ts'
import { innerLines } from './innerLines.ts'
import { pairedRuns } from './pairedRuns.ts'
import { penRuns } from './penRuns.ts'
import type { SeenGarment } from './seenGarment.ts'
import { snappedCloth } from './snappedCloth.ts'
import { uprightPage } from './uprightPage.ts'

/** How far curves may be off, in pixels. */
const tolerance = 1.3
/** Sides that mirror each other by less are two sides. */
const symmetric = 0.84
/** What somebody wears hangs in small waves that are not its form, and shows short lines that are shade: shares of the longer side. */
const coarse = 0.012
const lasting = 0.16
/** Parts and openings below this share of the garment are left out. */
const leastPart = 0.004

/** The drawing of one garment that was seen. */
export function linesOfGarment(seen: SeenGarment, choices: LineChoices): FoundDrawing | null {
  const mask = choices.completed && seen.hidden ? completedMask(seen.mask, seen.hidden) : seen.mask
  const axis = mirrorAxis(mask)
  const isEven = choices.symmetric && axis.symmetry > (seen.worn ? symmetric - 0.2 : symmetric)
  const { pen, runs: drawn } = penRuns(seen.pixels)
  const page = uprightPage(snappedCloth(mask, pen.middles), axis, choices.straight && axis.symmetry > symmetric - 0.2)
  const hidden = seen.hidden
  const veil = hidden
    ? planeOf(page, (i) => {
        const [x, y] = page.back([(i % page.width) + 0.5, Math.floor(i / page.width) + 0.5])
        return hidden.values[Math.round(y) * hidden.width + Math.round(x)] ?? 0
      })
    : null
  const seenCloth = seen.worn ? gauss(page.cloth, coarse * Math.max(page.width, page.height)) : page.cloth
  const cloth = isEven ? evenSides(seenCloth, veil) : seenCloth
  const outline = ringsOf(cloth)
  if (outline.length === 0) return null
  const inner = innerLines({ pen, runs: drawn }, mask, page).filter(
    ({ path }) => !seen.worn || path.length > lasting * Math.max(page.width, page.height),
  )
  const runs = isEven ? pairedRuns(inner, page.width / 2) : inner
  const within = (p: Point) => readPlane(cloth, p[0], p[1]) > 0.4
  const lines = [
    ...outline.map(
      (nodes): Omit<DrawnLine, 'id'> => ({ layer: 'outline', pen: 4, closed: true, guessed: false, nodes }),
    ),
    ...runs
      .filter(({ path }) => path.filter(within).length > path.length * 0.7)
      .map(
        ({ path, layer }): Omit<DrawnLine, 'id'> => ({
          layer,
          pen: penOf(layer),
          closed: false,
          guessed: false,
          nodes: fitRun(path, tolerance),
        }),
      ),
  ]
    .filter(({ nodes }) => nodes.length > 1 && nodes.length <= limits.lineDrawing.nodes)
    .slice(0, limits.lineDrawing.lines)
    .map((line, i) => ({ ...line, id: `l${i + 1}` }))
  const [first] = seen.choices
  if (!first) return null
  return {
    drawing: {
      kind: 'lineDrawing',
      version: 1,
      from: 'picture',
      category: first.category,
      choices: seen.choices.map(({ category, confidence }) => ({
        category,
        confidence: Math.min(1, Math.max(0, confidence)),
      })),
      width: page.width,
      height: page.height,
      scale: null,
      axis: isEven ? page.width / 2 : null,
      garment: null,
      lines,
    },
    box: boxOf(seen),
  }
}

function ringsOf(cloth: { width: number; height: number; values: Float32Array }): LineNode[][] {
  const { outer, holes } = outlinesOf(
    cloth.values.map((value) => value * 255),
    cloth.width,
    cloth.height,
  )
  const whole = outer.reduce((sum, ring) => sum + Math.abs(area(ring)), 0)
  return [...outer, ...holes]
    .filter((ring) => ring.length > 12 && Math.abs(area(ring)) > leastPart * whole)
    .map((ring) => {
      const cubics = fitRing(ring, tolerance ** 2)
      return cubics.map(
        ([at, after], i): LineNode => ({
          at: fine(at),
          before: fine(cubics[(i + cubics.length - 1) % cubics.length][2]),
          after: fine(after),
        }),
      )
    })
}

const fine = ([x, y]: Point): [number, number] => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]

function boxOf({ mask, left, top, scale }: SeenGarment): FoundDrawing['box'] {
  const set = maskOf(mask, (i) => mask.values[i])
  const places: Point[] = []
  set.values.forEach((on, i) => {
    if (on) places.push([i % mask.width, Math.floor(i / mask.width)])
  })
  const box = boundsOf(places)
  return {
    left: left + box.left * scale,
    top: top + box.top * scale,
    width: (box.right - box.left + 1) * scale,
    height: (box.bottom - box.top + 1) * scale,
  }
}
