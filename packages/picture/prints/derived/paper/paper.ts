import { openChance, spline } from '@toile/geometry'
import { paintedInstead } from '../paintedInstead.ts'
import type { OpenTreatment } from '../treatment.ts'
import { cuttingsOf } from './cuttingsOf.ts'
import { cutMask, fillCut } from './fillCut.ts'
import { groundOfPaper, setOff } from './groundOfPaper.ts'
import { layPaper, placed } from './layPaper.ts'
import { regionsIn } from './regionsIn.ts'

/** Fewer shapes make no print. */
const leastShapes = 3
/** Steps between the points of an outline, so that it is a curve at every size. */
const smooth = 4

/** Shapes cut out of the picture as of paper, flat, with a detail or two, laid freely on a plain ground; a picture that gives too few is painted. */
export const paper: OpenTreatment = (picture, source) => {
  const { colors } = source
  const found = cuttingsOf(regionsIn(picture, colors), colors)
  const ground = found.length ? groundOfPaper(found, colors) : 0
  const cuttings = setOff(found, ground, colors)
  if (cuttings.length < leastShapes) return paintedInstead(picture, source)
  const laid = layPaper(cuttings, openChance(source.seed))
  return (side) => {
    const field = { width: side, height: side, index: new Uint8Array(side * side).fill(ground) }
    for (const one of laid) {
      const onTile = (outline: (typeof one)['cutting']['outline']) =>
        spline(
          outline.map((point) => placed(one, point).map((share) => share * side) as [number, number]),
          true,
          smooth,
        )
      const whole = cutMask(onTile(one.cutting.outline))
      fillCut(field, whole, one.cutting.ink)
      for (const detail of one.cutting.details) fillCut(field, cutMask(onTile(detail.outline)), detail.ink, whole)
    }
    return field
  }
}
