import type { Color } from '@toile/craft/colors/color.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import { ellipse, type Path, type Point } from '@toile/geometry'
import { leather } from '../../people/materials.ts'
import { clothOptics, type Optics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import type { Hung, Props } from './props.ts'

const canvas = clothOptics(findFabric('linen') ?? fabrics[0])
const wood: Optics = { ...leather, weave: 'none', weaveStrength: 0, shine: 0.12 }
const steel: Optics = { ...leather, weave: 'none', weaveStrength: 0, shine: 0.4, metallic: 0.9 }
const linen: Color = { r: 214, g: 203, b: 184 }
const turnedWood: Color = { r: 122, g: 84, b: 54 }
const grey: Color = { r: 120, g: 120, b: 122 }

/** The dress form under garments: canvas from neck to hip, a turned cap, a pole and its foot. */
export function formOf({ levels, halves, middle, hips: below, floor }: Hung): Props {
  const neck = levels.neck - 0.12
  const hip = levels.crotch - 0.12
  const outline = silhouette(halves, neck, hip)
  const top = outline.filter(([, y]) => y < neck + 0.02)
  const wide = (Math.max(...top.map(([x]) => x)) - Math.min(...top.map(([x]) => x))) / 2
  const pole: Path = [
    [below - 0.045, hip - 0.2],
    [below + 0.045, hip - 0.2],
    [below + 0.045, floor - 0.06],
    [below - 0.045, floor - 0.06],
  ]
  const form: Props['inside'] = {
    kind: 'person',
    name: 'form',
    around: outline,
    draw(stage) {
      paint(stage, { outlines: [outline], optics: canvas, albedo: linen })
      const cap = [ellipse([middle, neck - 0.01], wide * 1.08, 0.07, 0), ellipse([middle, neck - 0.14], 0.07, 0.1, 0)]
      paint(stage, { outlines: cap, optics: wood, albedo: turnedWood })
    },
  }
  return {
    behind: {
      kind: 'person',
      name: 'form',
      around: [
        [middle - 2, neck - 0.5],
        [middle + 2, floor + 0.3],
      ],
      draw(stage) {
        paint(stage, { outlines: [ellipse([below, floor - 0.05], 0.72, 0.13, 0)], optics: steel, albedo: grey })
        paint(stage, { outlines: [pole], optics: steel, albedo: grey })
      },
    },
    inside: form,
  }
}

/** The outline of a body between two levels, arms left out. */
function silhouette(halves: readonly Path[], from: number, to: number): Path {
  const left: Point[] = []
  const right: Point[] = []
  for (let y = from; y <= to; y += 0.03) {
    const xs = halves.flatMap((half) => crossings(half, y))
    if (xs.length === 0) continue
    left.push([Math.min(...xs), y])
    right.push([Math.max(...xs), y])
  }
  return [...left, ...right.reverse()]
}

const crossings = (path: Path, y: number): number[] =>
  path.flatMap(([x, py], i) => {
    const [nx, ny] = path[(i + 1) % path.length] ?? [x, py]
    return py <= y !== ny <= y ? [x + ((y - py) / (ny - py)) * (nx - x)] : []
  })
