import type { Pattern } from '../../pattern/pattern.ts'
import type { PatternDocument } from '../patternDocument.ts'
import { bodyIn } from '../patternIn.ts'
import { pointsOfMeasure } from './pointsOfMeasure.ts'

/** A finished length in a size: what the pattern measures in millimetres, and what it was told to be, where it was. */
export interface PointInSize {
  id: string
  name: string
  size: string
  measured: number
  told: number | null
}

/** The points of measure of a size of a document, as its pattern in that size has them and as they were told by hand. */
export function pointsIn(document: PatternDocument, size: string, pattern: Pattern): PointInSize[] {
  const body = bodyIn(document, size)
  if (!body) return []
  return pointsOfMeasure.flatMap(({ id, name, measure }) => {
    const measured = measure(pattern, body)
    const told = document.points.find((one) => one.point === id && one.size === size)?.mm ?? null
    return measured === null ? [] : [{ id, name, size, measured, told }]
  })
}
