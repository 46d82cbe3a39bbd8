import type { Color } from '@toile/craft/colors/color.ts'
import { type Path, type Point, reversed, spline } from '@toile/geometry'
import type { Optics } from '../../raster/optics.ts'
import { pathsOf } from '../../looks/pathsOf.ts'
import { leather } from '../../people/materials.ts'
import { paint } from '../../raster/paint.ts'
import type { Stage } from '../../raster/stage.ts'
import type { Hung, Props } from './props.ts'

interface Make {
  bar: Color
  /** Heads from the upper edge of its bar to the lower. */
  thick: number
  optics: Optics
}

/** What hangers are made of. */
const makes = {
  wooden: {
    bar: { r: 158, g: 112, b: 70 },
    thick: 0.13,
    optics: { ...leather, weave: 'none', weaveStrength: 0, shine: 0.1 },
  },
  metal: {
    bar: { r: 176, g: 176, b: 178 },
    thick: 0.035,
    optics: { ...leather, weave: 'none', weaveStrength: 0, shine: 0.4, metallic: 0.9 },
  },
  padded: {
    bar: { r: 226, g: 214, b: 204 },
    thick: 0.22,
    optics: { ...leather, weave: 'none', weaveStrength: 0, shine: 0.16 },
  },
} satisfies Record<string, Make> satisfies Record<string, Make>
const steel: Color = { r: 178, g: 178, b: 180 }

/** A hanger under the shoulders of a garment, or with its clips at a waistband. */
export function hangerOf({ levels, middle, shoulders: [left, right], dressed, isBack }: Hung, manner: string): Props {
  const make: Make = manner === 'metal' || manner === 'padded' ? makes[manner] : makes.wooden
  const tops = pathsOf(dressed).flat()
  const top = Math.min(...tops.map(([, y]) => y))
  if (top > levels.armpit) return clipped(tops, top, make)
  // From behind it is hidden by what hangs on it.
  const drop = isBack ? 0.16 : 0
  const up = Math.min(levels.neck, left[1] - 0.42) + drop
  const bar = spline([
    [left[0] + 0.1, left[1] - 0.02 + drop],
    [(left[0] + middle) / 2, (left[1] + up) / 2 - 0.03],
    [middle - 0.08, up],
    [middle + 0.08, up],
    [(right[0] + middle) / 2, (right[1] + up) / 2 - 0.03],
    [right[0] - 0.1, right[1] - 0.02 + drop],
  ])
  const outline: Path = [...bar, ...reversed(bar.map(([x, y]): Point => [x, y + make.thick]))]
  const around: Path = [left, right, [middle, up - 0.8]]
  const step: Props['inside'] = {
    kind: 'person',
    name: `hanger ${manner}`,
    around,
    draw(stage) {
      drawHook(stage, [middle, up + 0.04])
      paint(stage, { outlines: [outline], optics: make.optics, albedo: make.bar })
    },
  }
  return isBack ? { behind: step } : { inside: step }
}

/** A bar with two clips that hold a waistband. */
function clipped(points: readonly Point[], top: number, { bar, optics }: Make): Props {
  const band = points.filter(([, y]) => y < top + 0.25)
  const left = Math.min(...band.map(([x]) => x))
  const right = Math.max(...band.map(([x]) => x))
  const middle = (left + right) / 2
  const rod: Path = [
    [left - 0.2, top - 0.24],
    [right + 0.2, top - 0.24],
    [right + 0.2, top - 0.2],
    [left - 0.2, top - 0.2],
  ]
  const clips = [left + 0.16, right - 0.16]
  return {
    over: {
      kind: 'person',
      name: 'clips',
      around: [
        [left - 0.3, top - 1],
        [right + 0.3, top + 0.3],
      ],
      draw(stage) {
        drawHook(stage, [middle, top - 0.22])
        paint(stage, { outlines: [rod], optics: { ...optics, metallic: 0.9, shine: 0.4 }, albedo: steel })
        for (const x of clips) {
          const clip: Path = [
            [x - 0.07, top - 0.26],
            [x + 0.07, top - 0.26],
            [x + 0.085, top + 0.15],
            [x - 0.085, top + 0.15],
          ]
          paint(stage, { outlines: [clip], optics, albedo: bar })
        }
      },
    },
  }
}

/** The hook, from where it is screwed in. */
function drawHook(stage: Stage, [x, y]: Point): void {
  const wire = spline([
    [x, y],
    [x, y - 0.22],
    [x + 0.02, y - 0.3],
    [x + 0.13, y - 0.39],
    [x + 0.14, y - 0.52],
    [x + 0.03, y - 0.6],
    [x - 0.1, y - 0.55],
    [x - 0.12, y - 0.49],
  ])
  const edge = (side: number) =>
    wire.map((p, i): Point => {
      const before = wire[Math.max(0, i - 1)] ?? p
      const after = wire[Math.min(wire.length - 1, i + 1)] ?? p
      const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      return [
        p[0] - ((after[1] - before[1]) / long) * 0.019 * side,
        p[1] + ((after[0] - before[0]) / long) * 0.019 * side,
      ]
    })
  const optics: Optics = { ...leather, weave: 'none', weaveStrength: 0, shine: 0.4, metallic: 0.9 }
  paint(stage, { outlines: [[...edge(1), ...reversed(edge(-1))]], optics, albedo: steel })
}
