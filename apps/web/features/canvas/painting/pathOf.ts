import { outlinesOf } from '@toile/canvas/selecting/outlinesOf.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'

const short = (value: number) => String(Math.round(value * 10) / 10)

/** The edge of a selection as a path of an SVG. */
export const pathOf = (selection: Selection): string =>
  outlinesOf(selection)
    .map((outline) => `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('')
