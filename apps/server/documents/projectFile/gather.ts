import type { Brand } from '@toile/craft/brands/brandDocument.ts'
import { uploadsIn } from '@toile/craft/designs/uploadsIn.ts'
import { picturesIn } from '@toile/craft/elements/picturesIn.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { pictureIds, projectSchema } from '@toile/studio/projects/project.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { brand } from '../../host/database/schema/brands.ts'
import { brief } from '../../host/database/schema/briefs.ts'
import { element } from '../../host/database/schema/elements.ts'
import { figure } from '../../host/database/schema/figures.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import { type KeptCanvas, type KeptProduct, projectState } from '../../host/database/schema/states.ts'
import { traced } from '../../host/database/schema/traced.ts'
import { looksOfMade, type MadeWork, picturesOfMade } from '../../library/madeWork.ts'
import type { OwnProject } from '../../library/ownProject.ts'
import { documentHash } from '../designs/documentHash.ts'
import { keptCanvases, paintingsOf } from '../canvases/keptCanvases.ts'
import { keptProducts, worksOf } from '../projectStates/keptProducts.ts'
import { type ReadState, readPresent, readState } from '../projectStates/readState.ts'
import { gatherTiles } from './gatherTiles.ts'
import { type CollectionContent, type CollectionMoment, contentSchema } from './fileForm.ts'

type FileRow = typeof file.$inferSelect

const unique = <T>(values: readonly T[]) => [...new Set(values)]

/** Rows whose column holds one of some values, in parts that a query can carry. */
async function inParts<V, R>(values: readonly V[], read: (part: V[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = []
  for (let i = 0; i < values.length; i += 1000) found.push(...(await read(values.slice(i, i + 1000))))
  return found
}

function momentOf(
  { snapshot, drawn }: ReadState,
  kept: readonly KeptProduct[] | null,
  painted: readonly KeptCanvas[] | null,
  documents: CollectionContent['documents'],
): CollectionMoment {
  const designs = snapshot.looks.map(({ id, state, position, document }) => {
    const hash = documentHash(document)
    documents[hash] = document
    const { pictures = {}, createdAt = new Date(0).toISOString() } = drawn.get(id) ?? {}
    return { id, state, position, document: hash, picture: pictures['front'] ?? null, createdAt }
  })
  const products =
    kept?.map((one) => ({
      ...one,
      work: one.hash,
      picture: one.fileId,
      from: one.fromId,
      mp4: one.files?.mp4 ?? null,
      designIds: one.designIds ?? [],
    })) ?? null
  const canvases = painted?.map((one) => ({ ...one, document: one.hash, preview: one.previewId })) ?? null
  return { project: snapshot.project, designs, order: [...snapshot.order], products, canvases }
}

async function momentsOf(tx: Transaction, own: OwnProject, withStates: boolean) {
  const documents: CollectionContent['documents'] = {}
  const standing = await keptProducts(tx, own)
  const painted = await keptCanvases(tx, own)
  const present = momentOf(await readPresent(tx, own), standing, painted, documents)
  const rows = withStates
    ? await tx
        .select()
        .from(projectState)
        .where(and(ownedBy(projectState, own.ownerId), eq(projectState.projectId, own.projectId)))
        .orderBy(asc(projectState.createdAt))
    : []
  const states: CollectionContent['states'] = []
  for (const row of rows) {
    const { reason, name, createdAt } = row
    states.push({
      ...momentOf(await readState(tx, row), row.products, row.canvases, documents),
      reason,
      name,
      createdAt: createdAt.toISOString(),
    })
  }
  const works = await worksOf(tx, own, [...standing, ...rows.flatMap(({ products }) => products ?? [])])
  const paintings = await paintingsOf(tx, own, [...painted, ...rows.flatMap(({ canvases }) => canvases ?? [])])
  return { present, states, documents, works, paintings }
}

/** What the documents of a collection name: pictures by id and by hash, traced pieces, own mannequins. */
function namedBy(
  moments: readonly CollectionMoment[],
  documents: CollectionContent['documents'],
  works: readonly MadeWork[],
) {
  const opened = moments.flatMap(({ canvases }) => canvases ?? []).flatMap(({ origin }) => origin?.opened?.design ?? [])
  const designs = uploadsIn([...Object.values(documents), ...works.flatMap(looksOfMade), ...opened])
  const boards = moments.map(({ project: one }) => one.boards)
  const standing = boards.flatMap(({ mannequins }) =>
    mannequins.flatMap(({ person }) => readOwnPerson(person)?.figure ?? []),
  )
  return {
    ids: unique(
      moments.flatMap(({ project: one, products, canvases }) => [
        ...pictureIds(one),
        ...(products ?? []).flatMap(({ picture, mp4 }) => (mp4 ? [picture, mp4] : [picture])),
        ...(canvases ?? []).flatMap(({ preview }) => preview ?? []),
      ]),
    ),
    hashes: unique([
      ...designs.pictures,
      ...works.flatMap(picturesOfMade),
      ...moments.flatMap((one) => one.designs.flatMap(({ picture }) => picture ?? [])),
    ]),
    pieces: unique([
      ...designs.traced,
      ...boards.flatMap(({ sketch }) => sketch.flatMap(({ traced: hash }) => hash ?? [])),
    ]),
    figures: unique([...designs.figures, ...standing]),
  }
}

/** The brand that steers a collection, with what was measured of it. */
async function brandOf(tx: Transaction, ownerId: string, id: string | null) {
  if (id === null) return null
  const [row] = await tx
    .select({ document: brand.document, profile: brand.profile })
    .from(brand)
    .where(and(eq(brand.id, id), ownedBy(brand, ownerId), isNull(brand.deletedAt)))
  return row ?? null
}

const withHeld = (document: Brand, held: ReadonlyMap<string, unknown>): Brand => ({
  ...document,
  logo: document.logo !== null && held.has(document.logo) ? document.logo : null,
  pictures: document.pictures.filter((id) => held.has(id)),
})

/** A moment without the product pictures, and the previews of paintings, whose files are held no longer. */
const withHeldFiles = <Moment extends CollectionMoment>(
  moment: Moment,
  held: ReadonlyMap<string, unknown>,
): Moment => ({
  ...moment,
  products:
    moment.products
      ?.filter(({ picture }) => held.has(picture))
      .map((one) => ({ ...one, mp4: one.mp4 && held.has(one.mp4) ? one.mp4 : null })) ?? null,
  canvases:
    moment.canvases?.map((one) => ({ ...one, preview: one.preview && held.has(one.preview) ? one.preview : null })) ??
    null,
})

/** Everything that a collection needs elsewhere, the rows of its pictures, and the tiles of its paintings with their bytes. */
export async function gather(
  tx: Transaction,
  ownerId: string,
  projectId: string,
  withStates: boolean,
): Promise<{ content: CollectionContent; files: FileRow[]; tiles: Map<string, number> }> {
  const [row] = await tx
    .select()
    .from(project)
    .where(and(eq(project.id, projectId), ownedBy(project, ownerId)))
  if (!row || row.deletedAt) throw refuse('notFound')
  const { present, states, documents, works, paintings } = await momentsOf(tx, { ownerId, projectId }, withStates)
  const named = namedBy([present, ...states], documents, [...works.values()])
  const files = new Map<string, FileRow>()
  const held = new Set<string>()
  const take = (rows: readonly FileRow[]) => {
    for (const one of rows) {
      files.set(one.id, one)
      held.add(one.hash)
    }
  }
  const byId = async (ids: readonly string[]) =>
    take(
      await inParts(
        unique(ids).filter((id) => !files.has(id)),
        (part) =>
          tx
            .select()
            .from(file)
            .where(and(ownedBy(file, ownerId), inArray(file.id, part))),
      ),
    )
  const byHash = async (hashes: readonly string[]) => {
    const rows = await inParts(
      unique(hashes).filter((hash) => !held.has(hash)),
      (part) =>
        tx
          .select()
          .from(file)
          .where(and(ownedBy(file, ownerId), inArray(file.hash, part)))
          .orderBy(asc(file.createdAt)),
    )
    for (const one of rows) if (!held.has(one.hash)) take([one])
  }

  const pieces = await inParts(named.pieces, (part) =>
    tx
      .select()
      .from(traced)
      .where(and(ownedBy(traced, ownerId), inArray(traced.hash, part))),
  )
  const figures = await inParts(named.figures, (part) =>
    tx
      .select()
      .from(figure)
      .where(and(ownedBy(figure, ownerId), inArray(figure.hash, part))),
  )
  await byId([
    ...named.ids,
    ...pieces.flatMap(({ fileId, sheetId }) => [fileId, sheetId]),
    ...figures.flatMap(({ fileId, cutOutId }) => [fileId, cutOutId]),
  ])
  await byHash(named.hashes)
  const elements = await inParts([...files.keys()], (part) =>
    tx
      .select()
      .from(element)
      .where(and(ownedBy(element, ownerId), inArray(element.fileId, part))),
  )
  await byHash(elements.flatMap(({ document }) => picturesIn(document)))

  const { briefId, brandId } = projectSchema.parse(row.document)
  const told = await brandOf(tx, ownerId, brandId)
  if (told) await byId([...told.document.pictures, ...(told.document.logo ? [told.document.logo] : [])])
  const [words] = briefId
    ? await tx
        .select()
        .from(brief)
        .where(and(eq(brief.id, briefId), ownedBy(brief, ownerId)))
    : []
  const content = contentSchema.parse({
    id: projectId,
    present: withHeldFiles(present, files),
    states: states.map((state) => withHeldFiles(state, files)),
    documents,
    works: Object.fromEntries(works),
    paintings: Object.fromEntries(paintings),
    // Elsewhere, what came with the sample project is a picture like any other.
    pictures: [...files.values()].flatMap(({ id, hash, kind, name }) =>
      kind === 'film' ? [] : [{ id, hash, kind: kind === 'sample' ? 'upload' : kind, name }],
    ),
    films: [...files.values()].flatMap(({ id, hash, kind, name }) => (kind === 'film' ? [{ id, hash, name }] : [])),
    elements: elements.map(({ name, state, fileId, document }) => ({ name, state, picture: fileId, document })),
    traced: pieces.map(({ hash, fileId, sheetId, note }) => ({ hash, picture: fileId, sheet: sheetId, note })),
    figures: figures.map(({ hash, fileId, cutOutId, document }) => ({
      hash,
      picture: fileId,
      cutOut: cutOutId,
      document,
    })),
    brand: told && { ...told, document: withHeld(told.document, files) },
    brief: words ? { name: words.name, words: words.words } : null,
  })
  return { content, files: [...files.values()], tiles: await gatherTiles(tx, ownerId, paintings.values()) }
}
