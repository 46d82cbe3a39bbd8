import { sameContent } from '@toile/rules/sameContent.ts'
import { type Color, colorDistance } from '../../colors/color.ts'
import type { Worn } from '../design.ts'
import type { ColorDifference, ColorOf } from './difference.ts'

/** A colour that differs, with how far the two lie apart for the eye. */
export function colorDifference(
  worn: Worn | null,
  of: ColorOf,
  before: Color | null,
  after: Color | null,
): ColorDifference[] {
  if (sameContent(before, after)) return []
  return [{ kind: 'color', worn, of, before, after, distance: before && after ? colorDistance(before, after) : null }]
}
