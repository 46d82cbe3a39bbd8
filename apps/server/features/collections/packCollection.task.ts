import { type TaskInput, tasks } from '@toile/contract/tasks.ts'
import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { type Project, projectSchema } from '@toile/studio/projects/project.ts'
import { and, asc, eq } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import type { Told } from '../../exports/openTold.ts'
import { type ZipEntry, zipped } from '../../exports/zipped.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { project } from '../../host/database/schema/projects.ts'
import { openDrawing } from '../../pictures/drawing/drawPicture.ts'
import { type LoadedUploads, loadUploads } from '../../pictures/drawing/loadUploads.ts'
import { colorwayTable, type Dyed, inColorways } from './inColorways.ts'
import { packedLooks } from './packedLooks.ts'

const size = { width: 1024, height: 1536 }
/** How high looks stand side by side, pixels; they are as wide as they are. */
const lineUpSize = { width: 0, height: 1000 }

/** Packs a collection: look-01.png and look-01.svg for each look, line-up.png, and collection.json with every document; where they are asked for, each look in each of its colourways with a table of their colours (requirement S1.06). */
export const packCollection = defineFileRunner(
  tasks.packCollection,
  async (asked, { task: { ownerId }, load, files }, told) => {
    const { name, looks, inProject } = await load((tx) => readLooks(tx, ownerId, asked))
    const uploads = await loadUploads(
      load,
      files,
      ownerId,
      looks.map(({ document }) => document),
    )
    const isAsked = ({ colorway }: Dyed) => asked.colorway === undefined || colorway.id === asked.colorway
    const dyed = asked.colorways ? looks.flatMap((look) => inColorways(look, inProject)).filter(isAsked) : []
    return {
      chunks: zipped(entriesOf(name, looks, dyed, inProject, uploads, told)),
      mime: 'application/zip',
      name: `${name || 'collection'}.zip`,
    }
  },
)

interface Look {
  position: number
  document: Design
}

async function readLooks(tx: Transaction, ownerId: string, { projectId, only }: TaskInput<'packCollection'>) {
  const [own] = await tx
    .select({ name: collection.name, document: project.document })
    .from(collection)
    .innerJoin(project, and(eq(project.id, collection.projectId), ownedBy(project, ownerId)))
    .where(and(eq(collection.projectId, projectId), ownedBy(collection, ownerId)))
  if (!own) throw refuse('notFound')
  const rows = await tx
    .select({ position: design.position, document: design.document })
    .from(design)
    .where(packedLooks({ ownerId, projectId }, only))
    .orderBy(asc(design.position), asc(design.createdAt))
  if (rows.length === 0) throw refuse('exportFailed')
  const looks: Look[] = rows.map(({ position, document }) => ({ position, document: designSchema.parse(document) }))
  return { name: own.name, looks, inProject: projectSchema.parse(own.document) }
}

function entriesOf(
  name: string,
  looks: readonly Look[],
  dyed: readonly Dyed[],
  inProject: Project,
  uploads: LoadedUploads,
  told: Told,
): ZipEntry[] {
  const drawing = openDrawing(uploads)
  const designs = looks.map(({ document }) => document)
  const shown = [...looks.map((look) => ({ file: lookFile(look), document: look.document })), ...dyed]
  const lineUp: ZipEntry = {
    name: 'line-up.png',
    stored: true,
    bytes: () => drawing.draw({ kind: 'lineUp', designs, ...lineUpSize, form: 'png' }),
  }
  const drawn = shown.flatMap(({ file, document }, i): ZipEntry[] => [
    {
      name: `${file}.png`,
      stored: true,
      async bytes() {
        await told((i + 1) / (shown.length + 1))
        return drawing.draw({ kind: 'look', design: document, ...size, form: 'png' })
      },
    },
    {
      name: `${file}.svg`,
      stored: false,
      bytes: () => drawing.draw({ kind: 'lines', design: document, form: 'svg' }),
    },
  ])
  const written = (file: string, text: string): ZipEntry => ({
    name: file,
    stored: false,
    bytes: async () => Buffer.from(text),
  })
  const list = written('collection.json', JSON.stringify({ version: 1, name, designs }, null, 2))
  const table = dyed.length > 0 ? [written('colourways/colourways.csv', colorwayTable(dyed, inProject))] : []
  return [lineUp, ...drawn, ...table, list]
}
