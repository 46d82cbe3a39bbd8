import { findShape } from '@toile/craft/slogans/shapes/index.ts'
import type { ShapeItem, SloganItem, TextItem } from '@toile/craft/slogans/slogan.ts'
import type { Bounds, Point } from '@toile/geometry'
import { type LaidText, layText } from './layText.ts'
import type { Letters } from './letters.ts'
import { boundsOfOutline, mapOutline, type Outline, outlineOf } from './letterOutlines.ts'

/** A thing of a slogan in its place: outlines in millimetres of the slogan. */
export interface LaidItem {
  item: SloganItem
  outlines: readonly Outline[]
  /** Its box before it is turned, about its middle: what handles hold. */
  box: Bounds
  stands: LaidText['stands']
  missing: readonly string[]
}

const laidShape = ({ shape, width, height }: ShapeItem): Omit<LaidItem, 'item'> => {
  const outline = outlineOf(findShape(shape)?.outlines(width, height) ?? [])
  const box = { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 }
  return { outlines: [outline], box, stands: [], missing: [] }
}

function laidText(item: TextItem, letters: Letters): Omit<LaidItem, 'item'> {
  const { outlines, bounds, stands, missing } = layText(item, letters)
  return { outlines, box: bounds, stands, missing }
}

/** Lays out one thing and puts it in its place. */
export function layItem(item: SloganItem, letters: Letters): LaidItem {
  const laid = item.kind === 'text' ? laidText(item, letters) : laidShape(item)
  const angle = (item.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = (x: number, y: number): Point => [item.x + cos * x - sin * y, item.y + sin * x + cos * y]
  return { ...laid, item, outlines: laid.outlines.map((outline) => mapOutline(outline, place)) }
}

/** The box around a laid thing with its outline and shadow, in millimetres of the slogan. */
export function reachOf({ item, outlines }: LaidItem): Bounds {
  const ink = boundsOfOutline(...outlines)
  const wide = (item.outline?.width ?? 0) + (item.kind === 'shape' ? (item.line ?? 0) / 2 : 0)
  const { x, y } = item.shadow ?? { x: 0, y: 0 }
  return {
    left: ink.left - wide + Math.min(0, x),
    right: ink.right + wide + Math.max(0, x),
    top: ink.top - wide + Math.min(0, y),
    bottom: ink.bottom + wide + Math.max(0, y),
  }
}
