import type { Guide } from '@toile/canvas/stroke/guide.ts'
import type { Symmetry } from '@toile/canvas/stroke/symmetry.ts'
import type { Place } from '../../view/camera.ts'
import { openShown } from '../shown/openShown.ts'

export type SymmetryKind = 'none' | Symmetry['kind']
export type GuideKind = 'none' | Guide['kind']

/** What leads and repeats strokes; places are pixels of the sheet. */
export interface Guides {
  readonly symmetry: SymmetryKind
  /** Where axes cross; the middle of the sheet where none is told. */
  readonly center: Place | null
  readonly times: number
  readonly mirrored: boolean
  readonly guide: GuideKind
  /** Two places of the ruler. */
  readonly ruler: readonly [Place, Place] | null
  readonly vanishing: readonly Place[]
  readonly uprights: boolean
}

interface Sheet {
  readonly width: number
  readonly height: number
}

/** What leads and repeats strokes now. */
export const guides = openShown<Guides>({
  symmetry: 'none',
  center: null,
  times: 6,
  mirrored: false,
  guide: 'none',
  ruler: null,
  vanishing: [],
  uprights: true,
})

/** Where axes cross on a sheet. */
export const centerOn = ({ center }: Pick<Guides, 'center'>, { width, height }: Sheet): Place =>
  center ?? [width / 2, height / 2]

/** The ruler of a sheet: upright through its middle where none was laid. */
export const rulerOn = ({ ruler }: Pick<Guides, 'ruler'>, { width, height }: Sheet): readonly [Place, Place] =>
  ruler ?? [
    [width * 0.3, height * 0.7],
    [width * 0.7, height * 0.3],
  ]

/** The vanishing points of a sheet: two on its horizon where none were set. */
export const vanishingOn = ({ vanishing }: Pick<Guides, 'vanishing'>, { width, height }: Sheet): readonly Place[] =>
  vanishing.length > 0
    ? vanishing
    : [
        [width * 0.05, height * 0.4],
        [width * 0.95, height * 0.4],
      ]

const pointOf = ([x, y]: Place) => ({ x, y })

/** What leads and repeats a stroke on a sheet. */
export function guidance(sheet: Sheet | null): { symmetry?: Symmetry; guide?: Guide } {
  const now = guides.get()
  if (!sheet) return {}
  const [x, y] = centerOn(now, sheet)
  const symmetry: Readonly<Record<SymmetryKind, Symmetry | null>> = {
    none: null,
    vertical: { kind: 'vertical', x },
    horizontal: { kind: 'horizontal', y },
    radial: { kind: 'radial', x, y, times: now.times, mirrored: now.mirrored },
  }
  const [from, to] = rulerOn(now, sheet)
  const guide: Readonly<Record<GuideKind, Guide | null>> = {
    none: null,
    ruler: { kind: 'ruler', from: pointOf(from), to: pointOf(to) },
    perspective: {
      kind: 'perspective',
      vanishing: vanishingOn(now, sheet).map(pointOf),
      uprights: now.uprights,
    },
  }
  const [repeated, led] = [symmetry[now.symmetry], guide[now.guide]]
  return { ...(repeated && { symmetry: repeated }), ...(led && { guide: led }) }
}
