import { randomUUID } from 'node:crypto'
import { fromHex } from '@toile/craft/colors/color.ts'
import type { Thing } from '@toile/rules/naming.ts'
import { addPictures, putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { plainPrint } from '../../apps/server/testing/things.ts'

type Own = Readonly<Record<Thing, string>>

/** What each call that orders is asked for so that its task ends well. */
export const orderInputs: Readonly<Partial<Record<string, (own: Own) => object>>> = {
  measureBrand: ({ brand }) => ({ id: brand }),
  printBoard: ({ project }) => ({ projectId: project, board: 'mood', size: 'a4' }),
  traceFigure: ({ file }) => ({ fileId: file }),
  generateMoods: () => ({ text: 'romantic' }),
  cutOut: ({ file }) => ({ fileId: file }),
  makeTile: ({ file }) => ({ fileId: file }),
  findMotifs: ({ file }) => ({ fileId: file }),
  exportRepeat: () => ({ document: plainPrint }),
  upscaleElement: ({ element }) => ({ elementId: element, side: 512 }),
  upscaleFile: ({ file }) => ({ fileId: file, side: 512 }),
  generateDesigns: ({ project }) => ({ projectId: project }),
  redesign: ({ design }) => ({ id: design, count: 1 }),
  crossLooks: ({ design }) => ({ id: design, other: design }),
  generatePrints: () => ({ mode: 'text', text: 'roses' }),
  exportLook: ({ design }) => ({ id: design, file: { scene: 'lines' } }),
  exportCollection: ({ project }) => ({ projectId: project }),
  exportProject: ({ project }) => ({ projectId: project }),
  importProject: () => ({}),
  packItems: ({ libraryItem }) => ({ ids: [libraryItem] }),
  generateSketches: () => ({ category: 'dress' }),
  generateLettering: () => ({ kind: 'slogan', text: 'Harbour' }),
  traceSketch: ({ file }) => ({ fileId: file }),
}

/** Puts what some of those orders need: a project with something on its boards, a brand with pictures and declared rights. */
export async function readyToOrder(query: (text: string, values: unknown[]) => Promise<unknown>, own: Own) {
  const color = fromHex('#aa3311')
  if (!color) throw new Error('A colour cannot be read')
  const pinned = addPictures(newProject('Harbour'), { board: 'mood', items: [{ id: own.file, source: 'Upload' }] })
  const colored = putColor(pinned, { id: 'c', name: '', tcx: '', color, gradient: null })
  await query('update project set document = $1 where id = $2', [
    putMannequin(colored, { id: 'm', person: 'ines', pose: 'walk' }),
    own.project,
  ])
  await query(
    `update brand set rights_at = now(), document = jsonb_set(document, '{pictures}', $1::jsonb) where id = $2`,
    [JSON.stringify(Array.from({ length: 5 }, () => randomUUID())), own.brand],
  )
}
