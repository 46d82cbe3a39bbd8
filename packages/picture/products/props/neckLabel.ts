import { findFabric, fabrics } from '@toile/craft/fabrics/index.ts'
import type { Path, Point } from '@toile/geometry'
import type { PersonStep } from '../../looks/round/personParts.ts'
import { clothOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import type { Hung } from './props.ts'
import { sinkLine } from '../../raster/buffer/sinkLine.ts'

const tape = clothOptics(findFabric('cotton') ?? fabrics[0])
/** Half its width and its height, in heads. */
const [half, tall] = [0.13, 0.085]

/** The woven label in the neck of a garment whose inner back is seen; nothing where none is. */
export function neckLabel({ dressed, levels, middle, isBack }: Hung): PersonStep | undefined {
  if (isBack) return undefined
  const inner = dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.filter(({ layer, role }) => layer === 'back' && role === 'inside') : [],
  )
  const points = inner.flatMap(({ outlines }) => outlines.flat())
  const top = Math.min(...points.map(([, y]) => y))
  if (!Number.isFinite(top) || top > levels.armpit) return undefined
  const at = levels.neck + 0.12
  const box: Path = [
    [middle - half, at],
    [middle + half, at],
    [middle + half, at + tall],
    [middle - half, at + tall],
  ]
  return {
    kind: 'person',
    name: 'label',
    around: box,
    draw(stage) {
      paint(stage, { outlines: [box], optics: tape, albedo: { r: 244, g: 242, b: 236 }, fullness: 0.15 })
      if (!stage.buffer) return
      for (const [index, share] of [0.4, 0.64].entries()) {
        const wide = index ? 0.42 : 0.66
        const word: Point[] = Array.from({ length: 9 }, (_, k) => [
          middle - half * wide + (half * wide * 2 * k) / 8,
          at + tall * share,
        ])
        sinkLine(stage.buffer, stage, word, { wide: 1.6, deep: -0.8 })
      }
    },
  }
}
