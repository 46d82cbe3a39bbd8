import type { Chance } from '@toile/geometry'
import { layEditorial, layGrid, layPinned } from './framedLayouts.ts'
import { inGroups, joined, nearest, one, type Position, placeTree, randomTree, type Shown, type Tree } from './tree.ts'

/** A way to lay the pictures of a moodboard out. */
export interface BoardLayout<Id extends string = string> {
  id: Id
  label: string
  /** Pictures may lie over one another. */
  overlaps: boolean
  /** Pictures fill frames of another shape, so that some of them is cut away. */
  crops?: true
  /** Places the pictures in the given order on a board of an aspect. */
  lay(pictures: readonly Shown[], boardAspect: number, chance: Chance): Position[]
}

const gap = 0.016
const define = <const Id extends string>(layout: BoardLayout<Id>): BoardLayout<Id> => layout
const counts = (all: readonly Shown[]) => Array.from({ length: all.length }, (_, i) => i + 1)

/** As many rows or columns as fill the board best. */
const lines = (all: readonly Shown[], boardAspect: number, within: 'beside' | 'below'): Tree =>
  nearest(
    counts(all).map((count) =>
      joined(
        within === 'beside' ? 'below' : 'beside',
        inGroups(all, count).map((group) => joined(within, group.map(one))),
      ),
    ),
    boardAspect,
  )

/** Every layout of a project's moodboard, in the order of the screen (requirement S5.21). */
export const boardLayouts = [
  define({
    id: 'mosaic',
    label: 'Mosaic',
    overlaps: false,
    lay: (all, aspect, chance) =>
      placeTree(
        nearest(
          Array.from({ length: 160 }, () => randomTree(all, chance, chance.happens(0.5) ? 'beside' : 'below')),
          aspect,
        ),
        aspect,
        gap,
      ),
  }),
  define({
    id: 'rows',
    label: 'Rows',
    overlaps: false,
    lay: (all, aspect) => placeTree(lines(all, aspect, 'beside'), aspect, gap),
  }),
  define({
    id: 'columns',
    label: 'Columns',
    overlaps: false,
    lay: (all, aspect) => placeTree(lines(all, aspect, 'below'), aspect, gap),
  }),
  define({
    id: 'hero',
    label: 'One large picture',
    overlaps: false,
    lay: ([first, ...rest], aspect, chance) => {
      if (!first) return []
      if (rest.length === 0) return placeTree(one(first), aspect, gap)
      const side = chance.happens(0.5)
      const around = (within: 'beside' | 'below', count: number) =>
        joined(
          within === 'beside' ? 'below' : 'beside',
          inGroups(rest, count).map((group) => joined(within, group.map(one))),
        )
      const trees = counts(rest).flatMap((count) =>
        (['beside', 'below'] as const).flatMap((within) =>
          (['beside', 'below'] as const).map((kind) => {
            const pair = [one(first), around(within, count)]
            return joined(kind, side ? pair : pair.toReversed())
          }),
        ),
      )
      return placeTree(nearest(trees, aspect), aspect, gap)
    },
  }),
  define({ id: 'scattered', label: 'Scattered', overlaps: true, lay: scatter }),
  define({ id: 'grid', label: 'Even grid', overlaps: false, crops: true, lay: layGrid }),
  define({ id: 'editorial', label: 'Editorial', overlaps: false, lay: layEditorial }),
  define({ id: 'pinned', label: 'Pinned wall', overlaps: false, lay: layPinned }),
] as const satisfies readonly BoardLayout[]

export type BoardLayoutId = (typeof boardLayouts)[number]['id']

/** The layout of a project, if it has one. */
export const findLayout = (id: string | null): BoardLayout<BoardLayoutId> | undefined =>
  boardLayouts.find((layout) => layout.id === id)

/** Pictures of several sizes about a grid, their edges lying over one another. */
function scatter(all: readonly Shown[], aspect: number, chance: Chance): Position[] {
  const columns = Math.max(1, Math.round(Math.sqrt(all.length * aspect)))
  const rows = Math.ceil(all.length / columns)
  return all.map(({ id, aspect: own }, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, all.length - row * columns)
    const [cellWide, cellTall] = [aspect / inRow, 1 / rows]
    const reach = chance.between(1.0, 1.28)
    const height = Math.min(0.94, Math.min(cellTall, cellWide / own) * reach, (aspect * 0.94) / own)
    const width = height * own
    const within = (value: number, most: number) => Math.max(0.02, Math.min(most - 0.02, value))
    const x = within(((i % columns) + 0.5 + chance.between(-0.14, 0.14)) * cellWide - width / 2, aspect - width)
    const y = within((row + 0.5 + chance.between(-0.14, 0.14)) * cellTall - height / 2, 1 - height)
    return { id, x: x / aspect, y, width: width / aspect, height }
  })
}
