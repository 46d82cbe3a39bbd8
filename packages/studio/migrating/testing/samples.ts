import { emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import { storedCanvas } from '@toile/canvas/document/storedCanvas.ts'
import { anyStoredCanvas } from '@toile/canvas/document/testing/anyStoredCanvas.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { addBrandColor, addBrandPictures, pinBrandPrint, setBrand } from '@toile/craft/brands/changes.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { anyDesign } from '@toile/craft/designs/testing/anyDesign.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { composeMoods } from '@toile/craft/moods/composeMoods.ts'
import { anyMotion } from '@toile/craft/motions/own/testing/anyMotion.ts'
import { composePrints } from '@toile/craft/prints/compose/composePrints.ts'
import { composeSketches } from '@toile/craft/sketches/composeSketches.ts'
import { anyLineDrawing } from '@toile/craft/sketches/testing/anyLineDrawing.ts'
import { addShape, addText } from '@toile/craft/slogans/changes.ts'
import type { Template } from '@toile/craft/sketches/template.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { openChance } from '@toile/geometry'
import { anyPattern, everyEdit } from '@toile/tailoring/editing/testing/anyPattern.ts'
import type { DocumentId } from '../../documents.ts'
import { newProject } from '../../projects/project.ts'
import { anyProject, color, uuid } from '../../projects/testing/anyProject.ts'

const documentsOf = <D>(proposals: readonly { document: D }[]): D[] => proposals.map(({ document }) => document)

function lettering(kind: SloganDocument['kind']): SloganDocument {
  const blank: SloganDocument = { kind, version: 1, width: 230, height: 180, ground: null, items: [] }
  const said = ['Riot', '東京の夏'].reduce((document, text) => addText(document, { text, language: 'en' }), blank)
  return addShape(said, { shape: 'disc' })
}

function brand() {
  const chance = openChance(8)
  const named = setBrand(brandSchema.parse({ name: 'Marine' }), { slogan: 'By the sea', description: 'Navy and rope' })
  const pictured = addBrandPictures(named, [uuid(chance), uuid(chance)])
  return pinBrandPrint(addBrandColor(pictured, color(chance)), 'plain')
}

function figure() {
  const drawn = figureOf({ person: 'ines', pose: 'relaxed', mirrored: false })
  if (!drawn) throw new Error('Ines stands relaxed')
  const [scale, left, top] = [50, 120, 30]
  return figureDocumentSchema.parse({
    version: 1,
    name: 'Ines',
    picture: 'a'.repeat(64),
    cutOut: 'b'.repeat(64),
    width: 300,
    height: 500,
    landmarks: Object.fromEntries(
      Object.entries(drawn.landmarks()).map(([name, [x, y]]) => [name, [left + x * scale, top + y * scale]]),
    ),
    gender: 'female',
    ageGroup: 'adult',
  })
}

/** A skirt of fifty pixels as it is traced, alone on its sheet or beside another. */
function tracedNotes(): TracedNote[] {
  const bare: TracedNote = {
    version: 1,
    filled: false,
    width: 50,
    height: 60,
    category: 'skirt',
    slot: 'bottom',
    choices: [
      { category: 'skirt', confidence: 0.82 },
      { category: 'shorts', confidence: 0.11 },
      { category: 'dress', confidence: 0.04 },
    ],
    anchors: { waistLeft: [15, 5], waistRight: [35.5, 5], hemLeft: [5, 54], hemRight: [45, 54.25] },
    confidence: 0.82,
    doubtful: ['waistLeft'],
  }
  const corners = [
    [15, 5],
    [35.5, 5],
    [45, 54.25],
    [5, 54],
  ] as const
  const outlined: TracedNote = {
    ...bare,
    filled: true,
    outline: {
      rings: [corners.map((at) => ({ at, before: at, after: at }))],
      doubtful: [[corners[2], corners[3]]],
      bridges: [[corners[0], corners[1]]],
    },
    several: true,
    others: [{ left: 60, top: 4, width: 30, height: 44 }],
    warnings: ['several', 'gaps'],
  }
  return [bare, outlined]
}

/** What a skirt teaches whose category was chosen. */
const template = (): Template => ({
  category: 'skirt',
  traits: 'AAEC/f7/',
  anchors: { waistLeft: [-0.2, 0], waistRight: [0.2, 0.01], hemLeft: [-0.4, 0.98], hemRight: [0.4, 1] },
})

/** Documents of each kind as the product writes them today. */
export const samples: Readonly<Record<DocumentId, () => readonly unknown[]>> = {
  project: () => [newProject('Harbour'), ...[1, 2, 3].map(anyProject)],
  design: () => [
    ...compose(bareBrief(['ines', 'noemi'], ['#1f3a5f', '#c0392b', '#f2e6d0'], { seed: 7, looks: 3 })),
    ...compose(bareBrief(['theo'], ['#222222', '#8a9a5b'], { seed: 9, looks: 1 })),
    ...compose(bareBrief(['lily'], ['#ffcc00', '#3366aa'], { seed: 3, looks: 1 })),
    ...[14, 17, 30].map((seed) => anyDesign(seed)),
  ],
  mood: () => documentsOf(composeMoods({ wishes: [], colors: [], template: null, count: 3, seed: 5, language: 'en' })),
  print: () => documentsOf(composePrints({ wishes: [], palette: [], repeat: null, width: null, count: 4, seed: 5 })),
  sketch: () =>
    documentsOf(
      composeSketches({
        category: null,
        wishes: [],
        gender: 'female',
        from: [],
        asFound: false,
        back: true,
        count: 3,
        seed: 5,
      }),
    ),
  lineDrawing: () => [1, 2, 5].map(anyLineDrawing),
  slogan: () => [lettering('slogan')],
  logo: () => [lettering('logo')],
  brand: () => [brand()],
  figure: () => [figure()],
  tracedNote: tracedNotes,
  template: () => [template()],
  motion: () => [1, 2, 3].map(anyMotion),
  canvas: () => [anyStoredCanvas(), storedCanvas(emptyCanvas(512, 256))],
  brushPreset: () => [{ kind: 'brushPreset', version: 1, name: 'Soft ink', brush: 'ink', knobs: { size: 24 } }],
  pattern: () => [...[1, 2, 3, 4].map(anyPattern), everyEdit()],
}
