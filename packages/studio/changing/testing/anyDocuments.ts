import { brandDocument } from '@toile/craft/brands/brandDocument.ts'
import { anyBrand } from '@toile/craft/brands/testing/anyBrand.ts'
import { designDocument } from '@toile/craft/designs/design.ts'
import { anyDesign } from '@toile/craft/designs/testing/anyDesign.ts'
import { motionDocument } from '@toile/craft/motions/own/ownMotion.ts'
import { anyMotion } from '@toile/craft/motions/own/testing/anyMotion.ts'
import { composePrints } from '@toile/craft/prints/compose/composePrints.ts'
import { type PrintDocument, printDocument } from '@toile/craft/prints/printDocument.ts'
import { lineDrawingDocument } from '@toile/craft/sketches/lineDrawing.ts'
import { anyLineDrawing } from '@toile/craft/sketches/testing/anyLineDrawing.ts'
import { addShape, addText } from '@toile/craft/slogans/changes.ts'
import { logoDocument, type SloganDocument, sloganDocument } from '@toile/craft/slogans/slogan.ts'
import { openChance, sure } from '@toile/geometry'
import { patternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { anyPattern } from '@toile/tailoring/editing/testing/anyPattern.ts'
import type { ChangedDocument, ChangedKind } from '../../documentChanges.ts'
import { addThings } from '../../projects/boards/boardChanges.ts'
import { type Project, projectDocument } from '../../projects/project.ts'
import { anyProject, color } from '../../projects/testing/anyProject.ts'
import { brandArgs, designArgs, moodArgs, printArgs, projectArgs, sloganArgs } from './anyArgs.ts'
import { lineArgs } from './lineArgs.ts'
import { motionArgs } from './motionArgs.ts'
import { patternArgs } from './patternArgs.ts'
import { type Specimen, specimenOf } from './changeLaws.ts'

function anyPrint(seed: number): PrintDocument {
  const chance = openChance(seed)
  const hash = 'a'.repeat(64)
  const source = chance.pick<PrintDocument['source'] | null>([
    null,
    {
      kind: 'derived',
      picture: hash,
      treatment: 'strata',
      colors: [color(chance), color(chance)],
      lie: 'level',
      fineness: 0.5,
      order: 0.5,
      seed: 1,
    },
    {
      kind: 'motifs',
      motifs: [hash],
      ground: color(chance),
      arrangement: 'rows',
      direction: 'tossed',
      share: 0.2,
      density: 0,
      seed: 1,
    },
  ])
  const { document } = sure(composePrints({ wishes: [], palette: [], repeat: null, width: null, count: 1, seed })[0])
  return source ? printDocument.present.parse({ ...document, source }) : document
}

const anyLettering =
  (kind: SloganDocument['kind']) =>
  (seed: number): SloganDocument => {
    const chance = openChance(seed)
    const empty: SloganDocument = { kind, version: 1, width: 200, height: 100, ground: null, items: [] }
    const texts = Array.from({ length: chance.whole(0, 4) }, (_, i) => `Riot ${i}`)
    const said = texts.reduce<SloganDocument>((document, text) => addText(document, { text, language: 'en' }), empty)
    return chance.happens(0.7) ? addShape(said, { shape: 'disc' }) : said
  }

function anyMoodboard(seed: number): Project {
  const chance = openChance(seed)
  return [1, 2, 3].reduce((now) => addThings.run(now, moodArgs.addThings(now, chance)), anyProject(seed))
}

const isOf =
  ({ present }: { present: { safeParse(document: unknown): { success: boolean } } }) =>
  (document: unknown) =>
    present.safeParse(document).success

/** Documents of chance of each kind that is changed, and what its changes are given. */
export const anyDocuments: { readonly [K in ChangedKind]: Specimen<ChangedDocument<K>> } = {
  project: specimenOf(projectArgs, anyProject, isOf(projectDocument)),
  moodboard: specimenOf(moodArgs, anyMoodboard, isOf(projectDocument)),
  design: specimenOf(designArgs, anyDesign, isOf(designDocument)),
  print: specimenOf(printArgs, anyPrint, isOf(printDocument)),
  lineDrawing: specimenOf(lineArgs, anyLineDrawing, isOf(lineDrawingDocument)),
  slogan: specimenOf(sloganArgs, anyLettering('slogan'), isOf(sloganDocument)),
  logo: specimenOf(sloganArgs, anyLettering('logo'), isOf(logoDocument)),
  brand: specimenOf(brandArgs, anyBrand, isOf(brandDocument)),
  motion: specimenOf(motionArgs, anyMotion, isOf(motionDocument)),
  pattern: specimenOf(patternArgs, anyPattern, isOf(patternDocument)),
}
