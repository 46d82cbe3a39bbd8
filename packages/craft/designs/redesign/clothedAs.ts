import { sameContent } from '@toile/rules/sameContent.ts'
import type { Color } from '../../colors/color.ts'
import { colorAtOklab, oklabOf } from '../../colors/oklch.ts'
import type { Worn } from '../design.ts'

/** A garment with a share of the cloth of another: its colour on the way, and from half of it on its fabric, print and edges; the prints of its parts and a sketch's own colours, where it is cut the same. */
export function clothedAs(worn: Worn, other: Worn | null, share: number): Worn {
  if (!other || share <= 0) return worn
  const { flecks: _, partPrints: _parts, ownColors: _own, ...plain } = worn
  const isCutAlike = sameContent(worn.cut, other.cut)
  const isOver = share >= 0.5
  const fill =
    share < 1 && worn.fill.kind === 'solid' && other.fill.kind === 'solid'
      ? ({ kind: 'solid', color: between(worn.fill.color, other.fill.color, share) } as const)
      : isOver
        ? other.fill
        : worn.fill
  if (!isOver) return { ...worn, fill }
  return {
    ...plain,
    fill,
    fabric: other.fabric,
    contrast: other.contrast,
    trim: other.trim,
    print: other.print,
    ...(other.flecks && { flecks: other.flecks }),
    ...(isCutAlike && other.partPrints && { partPrints: other.partPrints }),
    ...(isCutAlike && other.ownColors && { ownColors: other.ownColors }),
  }
}

function between(a: Color, b: Color, share: number): Color {
  const [p, q] = [oklabOf(a), oklabOf(b)]
  return colorAtOklab([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share])
}
