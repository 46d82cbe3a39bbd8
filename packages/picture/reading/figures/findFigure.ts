import type { AgeGroup, Gender } from '@toile/craft/mannequins/build.ts'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { clamp, type Point } from '@toile/geometry'
import { gauss } from '../../kernels/boxBlur.ts'
import { componentsOf, fillHoles, mainParts } from '../../kernels/components.ts'
import { closed, erode } from '../../kernels/distance.ts'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { contrastLinks } from '../../kernels/links.ts'
import { type Lab, labOf } from '../../kernels/oklab.ts'
import { countOf, type Mask, maskOf, type Plane, planeOf } from '../../kernels/plane.ts'
import type { Pixels } from '../../surface.ts'
import { isTransparent, opaqueGarment } from '../trace/silhouette/transparent.ts'
import { type Crop, cropPixels } from './crop.ts'
import { cutFigure, expectedFigure } from './cutFigure.ts'
import { evidenceOf } from './evidenceOf.ts'
import { type FoundLandmark, figureDoubt, isSure, landmarkDoubt } from './figureDoubt.ts'
import { figureLibrary } from './figureLibrary.ts'
import { type FigureShape, figureShapeOf } from './figureShape.ts'
import { type FigureStrokes, type Guide, guidedEvidence, guidedMask, guideOf } from './guided.ts'
import { landmarkNames } from './landmarkNames.ts'
import { carryLandmarks, matchFigure } from './matchFigure.ts'
import { peelGround } from './peelGround.ts'
import { findStand, placeTemplates } from './placeTemplates.ts'
import { settleLandmarks } from './settleLandmarks.ts'

/** A figure found in a picture: places in the picture's pixels. */
export interface FoundFigure {
  /** The figure cut out, in the size of `crop` shrunk. */
  mask: Mask
  /** Where in the picture the mask lies. */
  crop: Crop
  landmarks: Record<LandmarkName, FoundLandmark>
  gender: Gender
  ageGroup: AgeGroup
  /** 0 sure .. 1 nothing like a figure. */
  doubt: number
  /** Whether the proposal may be shown as it is; otherwise every point wants to be looked at. */
  sure: boolean
  /** Whether others stand beside it: the largest was taken. */
  several: boolean
}

const unsaid: FigureStrokes = { keep: [], drop: [] }
/** Of evidence: no colour and no place outweighs it. */
const surely = 12
const roughSize = 240
const workingSize = 440
/** What share of a figure's area no true hole is, and of its height a child's head takes at most. */
const [pinhole, headShare] = [0.002, 0.22]
/** Ground that is left around the figure, as a share of its height. */
const around = 0.14

/** Finds the one who stands in a picture: the outline cut out as strokes guide it, and every landmark proposed, each with its doubt (requirements S2.51, S5.17); null where nothing stands. */
export function findFigure(pixels: Pixels, strokes: FigureStrokes = unsaid): FoundFigure | null {
  const rough = fitPixels(pixels, roughSize)
  const roughGuide = guideOf(rough, strokes, { left: 0, top: 0 }, rough.width / pixels.width)
  const seen = findStand(guidedEvidence(evidenceIn(rough), roughGuide, 1))
  if (!seen) return null
  const crop = cropAround(pixels, seen.box, pixels.width / rough.width)
  const picture = fitPixels(cropPixels(pixels, crop), workingSize)
  const mask = figureMask(picture, guideOf(picture, strokes, crop, picture.width / crop.width))
  const shape = mask && figureShapeOf(joinedUp(mask))
  if (!mask || !shape) return null
  const library = figureLibrary()
  const matches = matchFigure(shape, library)
  const carried = carryLandmarks(shape, matches)
  const settled = settleLandmarks(shape, carried, library)
  const likeness = { score: matches[0].score, residual: settled.residual, several: seen.others > 0 }
  const doubt = figureDoubt(likeness)
  const place = placeIn(shape, crop, picture.width / crop.width)
  const landmarks = landmarkNames.map((name) => {
    const off = carried.spread[name] + Math.hypot(...apart(carried.places[name], settled.places[name]))
    return [name, { at: place(settled.places[name]), doubt: landmarkDoubt(off, doubt) }]
  })
  const { gender, ageGroup } = settled.body ?? matches[0].template
  return {
    mask: isTransparent(picture) ? mask : peelGround(labOf(picture), mask),
    crop,
    landmarks: Object.fromEntries(landmarks) as FoundFigure['landmarks'],
    gender,
    ageGroup,
    doubt,
    sure: isSure({ doubt, several: likeness.several }),
    several: likeness.several,
  }
}

const apart = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

const placeIn =
  ({ middle, top, height }: FigureShape, crop: Crop, shrunk: number) =>
  ([x, y]: Point): Point => [(x * height + middle) / shrunk + crop.left, (y * height + top) / shrunk + crop.top]

function evidenceIn(picture: Pixels): Plane {
  if (!isTransparent(picture)) return evidenceOf(softened(picture))
  const { mask } = opaqueGarment(picture)
  return planeOf(picture, (i) => (mask.values[i] ? 1 : -1))
}

function softened(picture: Pixels): Lab {
  const lab = labOf(picture)
  return { lightness: gauss(lab.lightness, 1), a: gauss(lab.a, 1.4), b: gauss(lab.b, 1.4) }
}

/** Two rounds of min-cut: what stands out of the ground, where a figure would, in the colours of both. */
function figureMask(picture: Pixels, guide: Guide): Mask | null {
  if (isTransparent(picture)) return mainParts(guidedMask(opaqueGarment(picture).mask, guide))
  const lab = softened(picture)
  const plain = evidenceOf(lab)
  const evidence = guidedEvidence(plain, guide, surely)
  const stood = guidedEvidence(plain, guide, 1)
  const found = findStand(stood)
  if (!found) return null
  const expected = expectedFigure(picture, placeTemplates(stood, found.stand, figureLibrary()))
  const links = contrastLinks(lab, { strength: 3 })
  const first = cutFigure(lab, links, expected, evidence, null)
  const second = first && cutFigure(lab, links, expected, evidence, first)
  // The rim mixes figure and ground, and so looks unlike the ground.
  return second && mainParts(guidedMask(withoutPinholes(erode(second, 1)), guide), 0.01)
}

/** White of an eye on white ground is no hole in the head; lower down, between arm and waist, there is one. */
function withoutPinholes(mask: Mask): Mask {
  const filled = fillHoles(mask, null, pinhole * countOf(mask))
  const top = Math.floor(mask.values.indexOf(1) / mask.width)
  const bottom = Math.floor(mask.values.lastIndexOf(1) / mask.width)
  const chin = top + (bottom - top) * headShare
  return maskOf(mask, (i) => (i < chin * mask.width ? filled : mask).values[i])
}

/** The mask with its parts joined: shoes under a long hem stand apart from it. */
function joinedUp(mask: Mask): Mask {
  let joined = mask
  for (const share of [0.003, 0.006, 0.01, 0.015]) {
    if (componentsOf(joined).list.length < 2) break
    joined = closed(mask, share * mask.height)
  }
  return mainParts(joined)
}

function cropAround(pixels: Pixels, box: Crop, ratio: number): Crop {
  const pad = box.height * around
  const left = box.left - pad
  const scaled = (value: number, most: number) => Math.round(clamp(value * ratio, 0, most))
  const x = scaled(left, pixels.width)
  const y = scaled(box.top - pad, pixels.height)
  return {
    left: x,
    top: y,
    width: Math.max(1, scaled(box.left + box.width + pad, pixels.width) - x),
    height: Math.max(1, scaled(box.top + box.height + pad, pixels.height) - y),
  }
}

/** The mask of a found figure laid back into the whole picture. */
export function wholeMask(
  { mask, crop }: Pick<FoundFigure, 'mask' | 'crop'>,
  { width, height }: { width: number; height: number },
): Mask {
  return maskOf({ width, height }, (i) => {
    const x = i % width
    const column = Math.floor(((x + 0.5 - crop.left) / crop.width) * mask.width)
    const row = Math.floor((((i - x) / width + 0.5 - crop.top) / crop.height) * mask.height)
    if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return 0
    return mask.values[row * mask.width + column]
  })
}
