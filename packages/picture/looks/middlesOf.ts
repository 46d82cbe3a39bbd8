import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { mix, type Point } from '@toile/geometry'
import type { Chart } from '../cloth/chart.ts'
import { onCloth } from './spotFrame.ts'

/** The middles of an element and of its copies on the cloth of a chart, in millimetres. */
export function middlesOf({ at, copies }: Pick<NotionOn, 'at' | 'copies'>, chart: Pick<Chart, 'length'>): Point[] {
  const from = onCloth(at, chart)
  if (!copies || copies.count < 2) return [from]
  const to = onCloth(copies.to, chart)
  return Array.from({ length: copies.count }, (_, i) => mix(from, to, i / (copies.count - 1)))
}
