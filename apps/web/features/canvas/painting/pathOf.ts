import { outlinesOf } from '@toile/canvas/selecting/outlinesOf.ts'
import type { Selection } from '@toile/canvas/tiles/selection.ts'

const short = (value: number) => String(Math.round(value * 10) / 10)

/** The edge of a selection as a path of an SVG, each place scaled by a factor and then moved. */
export const pathOf = (selection: Selection, scale = 1, move = 0): string =>
  outlinesOf(selection)
    .map((outline) => `M${outline.map(([x, y]) => `${short(x * scale + move)} ${short(y * scale + move)}`).join('L')}Z`)
    .join('')
