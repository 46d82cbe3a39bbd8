import type { BrushPreset } from '@toile/canvas/brushes/brushPreset.ts'
import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { type StoredCanvas, storedCanvas } from '@toile/canvas/document/storedCanvas.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { DocumentOf } from '@toile/craft/elements/element.ts'
import type { DrawnLine, LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import { filmSchema } from '@toile/craft/films/film.ts'
import type { ProductWork } from '@toile/craft/products/productWork.ts'
import { newPattern } from '@toile/tailoring/editing/newPattern.ts'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'

const hash = (text: string) => Buffer.from(text.padEnd(32, '.')).toString('hex').slice(0, 64)

/** A plain look that every drawing can show. */
export const plainDesign = (own: Partial<Design> = {}): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'loafer', color: { r: 30, g: 30, b: 34 } },
  lips: { r: 178, g: 62, b: 64 },
  ground: { r: 240, g: 239, b: 236 },
  garments: [plainWorn('tShirt', { r: 170, g: 51, b: 17 }, { id: 'g1', seed: 1 })],
  origin: null,
  ...own,
})

/** The pattern of a skirt in a plain look, in one size. */
export const plainPattern = (): PatternDocument =>
  newPattern(
    plainDesign({ garments: [plainWorn('aLineSkirt', { r: 170, g: 51, b: 17 }, { id: 'g1', seed: 1 })] }),
    'g1',
    null,
  )

/** A shot of a shirt on a hanger before a plain wall. */
export const plainShot = (own: Partial<Shot> = {}): Shot =>
  shotSchema.parse({ presentation: 'hanger', ground: { kind: 'sweep' }, ...own })

/** What a product picture of a plain look is of. */
export const plainWork = (): ProductWork => ({ of: 'look', look: plainDesign(), shot: plainShot() })

/** A line drawing of a square shirt: its outline and one seam. */
export const plainLines = (own: Partial<LineDrawing> = {}): LineDrawing => ({
  kind: 'lineDrawing',
  version: 1,
  from: 'picture',
  category: 'shirt',
  choices: [{ category: 'shirt', confidence: 0.8 }],
  width: 400,
  height: 500,
  scale: null,
  axis: 200,
  garment: null,
  lines: [
    straightLine(
      'l1',
      'outline',
      4,
      [
        [60, 60],
        [340, 60],
        [340, 440],
        [60, 440],
      ],
      true,
    ),
    straightLine(
      'l2',
      'seam',
      2,
      [
        [200, 60],
        [200, 440],
      ],
      false,
    ),
  ],
  ...own,
})

const straightLine = (
  id: string,
  layer: DrawnLine['layer'],
  pen: DrawnLine['pen'],
  places: readonly [number, number][],
  closed: boolean,
): DrawnLine => ({ id, layer, pen, closed, guessed: false, nodes: places.map((at) => ({ at, before: at, after: at })) })
/** A take of a plain look that sways for as short as a film may be. */
export const plainTake = { motion: { kind: 'motion', id: 'sway' }, seconds: 3 } as const

/** A painting without layers. */
export const plainCanvas = (own: Partial<StoredCanvas> = {}): StoredCanvas => ({
  ...storedCanvas(emptyCanvas(512, 256)),
  ...own,
})

/** A brush of one's own. */
export const plainBrush = (own: Partial<BrushPreset> = {}): BrushPreset => ({
  kind: 'brushPreset',
  version: 1,
  name: 'Soft ink',
  brush: 'ink',
  knobs: { size: 24 },
  ...own,
})

/** What a film of a plain look is of. */
export const plainFilm = () => ({ of: 'film', film: filmSchema.parse({ looks: [plainDesign()], take: plainTake }) })

/** A plain print that every drawing can show. */
export const plainPrint: DocumentOf<'print'> = {
  kind: 'print',
  version: 1,
  source: {
    kind: 'construction',
    print: 'polkaDot',
    colors: [
      { r: 240, g: 236, b: 226 },
      { r: 170, g: 51, b: 17 },
    ],
    seed: 1,
  },
  repeat: 'straight',
  width: 64,
}

/** A slogan of one word. */
export const plainSlogan: DocumentOf<'slogan'> = {
  kind: 'slogan',
  version: 1,
  width: 120,
  height: 40,
  ground: null,
  items: [
    {
      kind: 'text',
      id: 'word',
      text: 'Harbour',
      language: 'en',
      font: 'anton',
      weight: 400,
      size: 30,
      x: 60,
      y: 20,
      angle: 0,
      spacing: 0,
      leading: 1.1,
      align: 'centre',
      runs: 'across',
      bend: null,
      color: { r: 30, g: 40, b: 60 },
      outline: null,
      shadow: null,
      texture: null,
    },
  ],
}

const middles = { headTop: [20, 2], chin: [20, 10], neckPit: [20, 14], crotch: [20, 44] }
const pairs = {
  neck: 12,
  shoulder: 15,
  armpit: 19,
  bust: 22,
  waist: 30,
  hip: 40,
  elbow: 29,
  wrist: 39,
  hand: 42,
  knee: 62,
  ankle: 84,
}

/** A mannequin that stands upright in a little picture. */
export const plainFigure = {
  version: 1,
  picture: hash('picture'),
  cutOut: hash('cut-out'),
  width: 40,
  height: 90,
  landmarks: {
    ...middles,
    ...Object.fromEntries(
      Object.entries(pairs).flatMap(([name, y]) => [
        [`${name}Left`, [14, y]],
        [`${name}Right`, [26, y]],
      ]),
    ),
  },
  gender: 'female',
  ageGroup: 'adult',
}
