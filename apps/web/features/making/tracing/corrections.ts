import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import type { Draft, Mark, MarkKind, Place } from './tracingDraft.ts'

/** Whether strokes or a box were drawn that the proposal does not know yet. */
export const isStale = ({ found, marks, box }: Draft): boolean => {
  const known = found?.marks ?? []
  return (found?.box ?? null) !== box || known.length !== marks.length || known.some((mark, i) => mark !== marks[i])
}

/** Whether the outline was edited by hand. */
export const hasOwnOutline = ({ found, rings }: Draft): boolean =>
  found !== null && rings !== (found.note.outline?.rings ?? rings)

/** The anchors that lie elsewhere than proposed. */
export const movedAnchors = ({ found, anchors }: Draft): Record<string, [number, number]> => {
  const before: Readonly<Record<string, Place | undefined>> = found?.note.anchors ?? {}
  return Object.fromEntries(
    Object.entries(anchors).flatMap(([name, [x, y]]) =>
      before[name]?.[0] === x && before[name]?.[1] === y ? [] : [[name, [x, y] as [number, number]]],
    ),
  )
}

/** Whether anything was corrected that saving has to store. */
export const isCorrected = (draft: Draft): boolean =>
  draft.found !== null &&
  (draft.category !== draft.found.note.category ||
    draft.sure !== isSure(draft.found.note) ||
    hasOwnOutline(draft) ||
    Object.keys(movedAnchors(draft)).length > 0)

/** What the server is told of a draft. */
export const correctionOf = (draft: Draft) => ({
  traced: draft.found?.traced ?? '',
  category: draft.category,
  anchors: movedAnchors(draft),
  ...(hasOwnOutline(draft)
    ? {
        outline: {
          rings: draft.rings.map((ring) =>
            ring.map(({ at, before, after }) => ({ at: pair(at), before: pair(before), after: pair(after) })),
          ),
        },
      }
    : {}),
})

/** What rules the next tracing, in pixels of the picture, which is so many times finer than the sheet. */
export function strokesOf({ marks, box }: Draft, finer: number) {
  const carried = ([x, y]: Place): [number, number] => [Math.max(0, x * finer), Math.max(0, y * finer)]
  const strokes = (kind: MarkKind) =>
    marks
      .filter((mark) => mark.kind === kind)
      .map(({ points, radius }) => ({ points: points.map(carried), radius: radius * finer }))
  return {
    keep: strokes('keep'),
    drop: strokes('drop'),
    close: strokes('close').map(({ points }) => points),
    box: box && {
      x: Math.max(0, box.left * finer),
      y: Math.max(0, box.top * finer),
      width: box.width * finer,
      height: box.height * finer,
    },
  }
}

/** The bridges that are not answered yet, each with its number. */
export const openBridges = ({ found, marks }: Draft): { number: number; ends: readonly [Place, Place] }[] =>
  (found?.note.outline?.bridges ?? []).flatMap((ends, number) =>
    marks.some((mark) => mark.bridge === number && !found?.marks.includes(mark)) ? [] : [{ number, ends }],
  )

/** The stroke that answers a bridge: it closes the gap for good, or lets the ground in. */
export const answerTo = (number: number, ends: readonly [Place, Place], accepted: boolean): Mark => ({
  kind: accepted ? 'close' : 'drop',
  points: ends,
  radius: 2,
  bridge: number,
})

const near = 14

/** The stretches without a visible edge that nobody has dragged since. */
export function openStretches({ found, rings }: Draft): readonly (readonly Place[])[] {
  const before = found?.note.outline
  if (!before) return []
  const moved = rings.flatMap((ring, i) =>
    ring.filter((point) => !before.rings[i]?.includes(point)).map(({ at }) => at),
  )
  const touched = ([x, y]: Place) => moved.some(([mx, my]) => Math.hypot(mx - x, my - y) < near)
  return before.doubtful.filter((path) => !path.some(touched))
}

const pair = ([x, y]: Place): [number, number] => [x, y]
