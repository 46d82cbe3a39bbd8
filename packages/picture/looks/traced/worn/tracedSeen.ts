import type { Worn } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Point } from '@toile/geometry'
import type { AnchorName } from '../../../reading/trace/anchor.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'
import type { Sources } from '../../sources.ts'
import { meanColor } from './ownDye.ts'

/** What of a traced sketch is seen from a side: itself from the front; from behind the tracing of its back, its front turned over, or its bare cloth. */
export function tracedSeen(
  { cut, back }: Pick<Worn, 'cut' | 'back'>,
  view: View,
  sources: Pick<Sources, 'traced'>,
): TracedPiece | null {
  const front = cut.kind === 'traced' ? sources.traced(cut.traced) : null
  if (!front || view === 'front') return front
  if (back?.kind === 'traced') return sources.traced(back.traced) ?? bare(front)
  return back ? turnedOver(front) : bare(front)
}

/** Pieces made of another once, so that what is prepared of them is kept. */
function onceOf(make: (traced: TracedPiece) => TracedPiece): (traced: TracedPiece) => TracedPiece {
  const made = new WeakMap<TracedPiece, TracedPiece>()
  return (traced) => {
    const known = made.get(traced) ?? make(traced)
    made.set(traced, known)
    return known
  }
}

/** A sketch without its lines, its own colours run together to one. */
const bare = onceOf((traced) => {
  const { width, height, fill } = traced
  const own = fill && meanColor(traced)
  const plain = new Uint8ClampedArray(width * height * 4)
  if (own) for (let i = 0; i < plain.length; i += 4) plain.set([own.r, own.g, own.b, 255], i)
  return { ...traced, lines: new Uint8Array(width * height), fill: own ? plain : null }
})

/** A sketch turned over: left is right. */
const turnedOver = onceOf((traced) => {
  const { width, height, mask, lines, fill, anchors } = traced
  const over = <A extends Uint8Array | Uint8ClampedArray>(from: A, into: A, size: number): A => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let c = 0; c < size; c++)
          into[(y * width + x) * size + c] = from[(y * width + width - 1 - x) * size + c] ?? 0
    return into
  }
  return {
    ...traced,
    mask: over(mask, new Uint8Array(mask.length), 1),
    lines: over(lines, new Uint8Array(lines.length), 1),
    fill: fill && over(fill, new Uint8ClampedArray(fill.length), 4),
    anchors: Object.fromEntries(
      Object.entries(anchors).map(([name, [x, y]]): [AnchorName, Point] => [otherSide(name), [width - 1 - x, y]]),
    ),
  }
})

const otherSide = (name: string): AnchorName =>
  (name.endsWith('Left') ? name.replace(/Left$/, 'Right') : name.replace(/Right$/, 'Left')) as AnchorName
