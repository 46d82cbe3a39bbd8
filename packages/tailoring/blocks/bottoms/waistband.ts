import type { Piece } from '../../pattern/pattern.ts'

/** How a waistband is cut, in millimetres: the run it is sewn to, its finished width, and what stands beyond the run at each end for the button or to be tied. */
export interface Band {
  length: number
  width: number
  lapStart: number
  lapEnd: number
}

/** A straight waistband of double width with its fold line; the lower edge `waist` is sewn, the ends are turned in. */
export function waistband({ length, width, lapStart, lapEnd }: Band): Piece {
  const top = 2 * width
  const allowance = 10
  const start = lapStart > 0 ? [{ id: 'lapStart', x: -lapStart, end: 'finished' as const }] : []
  const end = lapEnd > 0 ? [{ id: 'lapEnd', x: length, end: 'finished' as const }] : []
  const lower = [...start, { id: 'waist', x: 0, end: 'seam' as const }, ...end]
  return {
    id: 'waistband',
    name: 'Waistband',
    corners: [...lower.map(({ x }) => [x, 0] as const), [length + lapEnd, 0], [length + lapEnd, top], [-lapStart, top]],
    edges: [
      ...lower.map(({ id, end: becomes }) => ({ id, allowance, end: becomes })),
      { id: 'endOne', allowance, end: 'finished' },
      { id: 'inner', allowance, end: 'finished' },
      { id: 'endTwo', allowance, end: 'finished' },
    ],
    grain: { at: [length / 2, width], degrees: 0 },
    notches: [],
    drills: lapEnd > 0 && lapEnd < 100 ? [[length + lapEnd / 2, width / 2]] : [],
    lines: [
      {
        id: 'fold',
        kind: 'fold',
        path: [
          [-lapStart, width],
          [length + lapEnd, width],
        ],
      },
    ],
    cut: { count: 1, of: 'shell', pair: false },
    place: { round: 'trunk', turn: 0 },
  }
}
