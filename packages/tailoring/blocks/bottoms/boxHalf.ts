import type { Run } from './runs.ts'

/** A rectangular half of a skirt in millimetres, with the center at x = 0: its width, its height, how far it opens at the center, and whether another tier is sewn to its lower edge. */
export function boxHalf(width: number, height: number, opening: number, joins = false): Run[] {
  const seam = { end: 'seam', allowance: 15 } as const
  const lower = joins ? ({ end: 'seam', allowance: 10 } as const) : ({ end: 'hem', allowance: 40 } as const)
  const opens: Run[] =
    opening > 0 ? [{ id: 'opening', part: 'opening', from: [0, 0], end: 'finished', allowance: 15 }] : []
  return [
    { id: 'hem', part: 'hem', from: [0, -height], ...lower },
    { id: 'side', part: 'side', from: [width, -height], ...seam },
    { id: 'waist', part: 'waist', from: [width, 0], end: 'seam', allowance: 10 },
    ...opens,
    { id: 'center', part: 'center', from: [0, -opening], ...seam },
  ]
}
