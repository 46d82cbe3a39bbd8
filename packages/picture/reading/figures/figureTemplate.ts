import type { AgeGroup, Build, Gender } from '@toile/craft/mannequins/build.ts'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Path, type Point } from '@toile/geometry'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { fillOutlines, maskOfOutlines } from '../../kernels/scanline.ts'
import { type FigureShape, figureShapeOf } from './figureShape.ts'
import { landmarkNames, otherSide } from './landmarkNames.ts'

/** A known figure to compare with: its shape, and its landmarks in the shape's heights. */
export interface FigureTemplate {
  gender: Gender
  ageGroup: AgeGroup
  /** Without clothes: its outline is that of the body. */
  bare: boolean
  shape: FigureShape
  landmarks: Readonly<Record<LandmarkName, Point>>
}

/** What a template is drawn from, in heads: hair keeps its side when a figure is mirrored, the rest does not. */
export interface TemplateOrder {
  kind: Pick<Build, 'gender' | 'ageGroup'>
  marks: Readonly<Record<LandmarkName, Point>>
  body: readonly Path[]
  clothes: readonly Path[]
  hair: readonly Path[]
  hairOfMirrored: readonly Path[]
}

const height = 130
const margin = 3

/** The templates of a figure, as it stands and mirrored (requirement S2.51). */
export function figureTemplates({ kind, marks, body, clothes, hair, hairOfMirrored }: TemplateOrder): FigureTemplate[] {
  const flipped = hairOfMirrored.map((path) => path.map(([x, y]): Point => [-x, y]))
  const bounds = boundsOf(...body, ...clothes, ...hair, ...flipped)
  const scale = height / (bounds.bottom - bounds.top)
  const width = Math.ceil((bounds.right - bounds.left) * scale) + 2 * margin
  const place = ([x, y]: Point): Point => [(x - bounds.left) * scale + margin, (y - bounds.top) * scale + margin]
  const onCanvas = (paths: readonly Path[]) => paths.map((path) => path.map(place))
  const plain = maskOfOutlines(width, height + 2 * margin, onCanvas([...body, ...clothes]))
  const turned = { ...plain, values: plain.values.slice() }
  fillOutlines(plain, onCanvas(hair))
  fillOutlines(turned, onCanvas(flipped))
  const { gender, ageGroup } = kind
  return [plain, mirrorOf(turned)].flatMap((mask, mirrored) => {
    const shape = figureShapeOf(mask)
    if (!shape) return []
    const local = (name: LandmarkName): Point => {
      const [x, y] = place(marks[mirrored ? otherSide(name) : name])
      return [((mirrored ? width - x : x) - shape.middle) / shape.height, (y - shape.top) / shape.height]
    }
    const landmarks = Object.fromEntries(
      landmarkNames.map((name) => [name, local(name)]),
    ) as FigureTemplate['landmarks']
    return [{ gender, ageGroup, bare: clothes.length === 0, shape, landmarks }]
  })
}

const mirrorOf = (mask: Mask): Mask =>
  maskOf(mask, (i) => {
    const x = i % mask.width
    return mask.values[i - x + mask.width - 1 - x]
  })
