import { randomBytes } from 'node:crypto'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { figureDocumentSchema, ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { sureFirst } from '@toile/geometry'
import type { TracedPiece } from '@toile/picture/reading/trace/traced.ts'
import { traceOutline } from '@toile/picture/reading/trace/traceOutline.ts'
import type { Thing } from '@toile/rules/naming.ts'
import { newProject, type Project } from '@toile/studio/projects/project.ts'
import sharp from 'sharp'
import type { Transaction } from '../host/database/database.ts'
import { schema } from '../host/database/schema/index.ts'
import type { Files } from '../host/files/files.ts'
import { hashOf } from '../host/http/identity.ts'
import type { TestDatabase } from '../host/testing/openTestDatabase.ts'
import { hashOfFigure } from '../pictures/hold/hashOfFigure.ts'
import { holdPicture } from '../pictures/hold/holdPicture.ts'
import { outlineOfBox } from '../pictures/tracing/onSheet.ts'
import { storePiece } from '../pictures/tracing/storePiece.ts'
import { plainMp4 } from './plainMp4.ts'
import {
  plainBrush,
  plainCanvas,
  plainDesign,
  plainFigure,
  plainFilm,
  plainLines,
  plainPattern,
  plainPrint,
  plainWork,
} from './things.ts'

/** One of each thing that calls name, by its id or hash. */
export type Things = Record<Thing, string>

const side = 80

/** A picture that nobody else has: something dark before a pale ground. */
const newPicture = () => {
  const grey = Uint8Array.from(randomBytes(side * side), (chance, i) => {
    const [x, y] = [i % side, Math.floor(i / side)]
    return x > 20 && x < 60 && y > 12 && y < 68 ? chance % 50 : 225 + (chance % 6)
  })
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

/** A project whose boards name one of each thing that a project can name. */
export function fullProject(named: Pick<Things, 'file' | 'traced' | 'figure' | 'brand' | 'brief'>): Project {
  const { file: id, traced, figure, brand: brandId, brief: briefId } = named
  const item = { id, source: 'Upload' as const, pinned: false, category: '' }
  const project = newProject('Harbour', { brandId, briefId })
  project.boards.mood.push(item)
  project.boards.marketing.push(item)
  project.boards.print.push({ ...item, width: 64, repeat: 'straight' })
  project.boards.sketch.push({ ...item, category: 'dress', traced, garment: null })
  project.boards.color.push({ id: 'c1', name: 'Clay', tcx: '', color: { r: 170, g: 51, b: 17 }, gradient: null })
  const person = ownPerson({ gender: 'female', ageGroup: 'adult', figure })
  project.boards.mannequins.push({ id: 'm1', person, pose: 'own' })
  return project
}

const one = async <T>(rows: Promise<T[]>) => sureFirst(await rows)

/** What stands on a stored picture: a traced piece, a mannequin, a brief, an element, an entry of the library, a line drawing, a brand. */
async function addMade(tx: Transaction, ownerId: string, fileId: string, cutOutId: string, hash: string) {
  const document = figureDocumentSchema.parse({
    ...plainFigure,
    picture: hash,
    cutOut: hash,
    width: side,
    height: side,
    confirmed: true,
  })
  const own = { ownerId, fileId }
  const figure = await one(
    tx
      .insert(schema.figure)
      .values({ ...own, hash: hashOfFigure(document), cutOutId, document })
      .returning(),
  )
  const brief = await one(
    tx
      .insert(schema.brief)
      .values({ ...own, name: 'brief.txt', kind: 'text', words: 'A linen dress' })
      .returning(),
  )
  const element = await one(
    tx
      .insert(schema.element)
      .values({ ...own, kind: 'print', name: 'Dots', document: plainPrint })
      .returning(),
  )
  const item = await one(
    tx
      .insert(schema.libraryItem)
      .values({ ...own, tab: 'sketches', name: 'Sketch' })
      .returning(),
  )
  const lineDrawing = await one(
    tx
      .insert(schema.lineDrawing)
      .values({ ...own, fromId: fileId, name: 'Shirt', document: plainLines() })
      .returning(),
  )
  const brand = await one(
    tx
      .insert(schema.brand)
      .values({ ownerId, document: brandSchema.parse({ name: 'Marine' }) })
      .returning(),
  )
  return {
    figure: figure.hash,
    brief: brief.id,
    element: element.id,
    libraryItem: item.id,
    lineDrawing: lineDrawing.id,
    brand: brand.id,
  }
}

/** A project with a look, its version, its product picture, its film, a painting, a task, a state; a brush, an upload on its way and a token beside it. */
async function addWork(tx: Transaction, ownerId: string, document: Project, fileId: string, filmHash: string) {
  const { name, kind, mode } = document
  const project = await one(tx.insert(schema.project).values({ ownerId, name, kind, mode, document }).returning())
  const own = { ownerId, projectId: project.id }
  await tx.insert(schema.collection).values({ ...own, name })
  const design = await one(
    tx
      .insert(schema.design)
      .values({ ...own, document: plainDesign(), documentHash: hashOf(project.id) })
      .returning(),
  )
  const task = await one(
    tx
      .insert(schema.task)
      .values({ ownerId, kind: 'traceSketch', status: 'waiting', input: { fileId: project.id, category: null } })
      .returning(),
  )
  const documentHash = hashOf(`document ${project.id}`)
  await tx.insert(schema.keptDocument).values({ ownerId, hash: documentHash, body: document })
  const state = await one(
    tx
      .insert(schema.projectState)
      .values({ ...own, reason: 'named', fingerprint: '', documentHash })
      .returning(),
  )
  await tx.insert(schema.keptDocument).values({ ownerId, hash: design.documentHash, body: design.document })
  const version = await one(
    tx
      .insert(schema.designVersion)
      .values({ ...own, designId: design.id, reason: 'made', documentHash: design.documentHash })
      .returning(),
  )
  const product = await one(
    tx
      .insert(schema.productPicture)
      .values({ ...own, list: 'toProductImage', name: 'Look 1', fileId, work: plainWork(), designId: design.id })
      .returning(),
  )
  const mp4 = await one(
    tx.insert(schema.file).values({ ownerId, hash: filmHash, kind: 'film', bytes: 300, mime: 'video/mp4' }).returning(),
  )
  const film = await one(
    tx
      .insert(schema.productPicture)
      .values({
        ...own,
        list: 'poseTransfer',
        name: 'Look 1',
        fileId,
        work: plainFilm(),
        designIds: [design.id],
        files: { mp4: mp4.id },
      })
      .returning(),
  )
  const painting = await one(
    tx
      .insert(schema.canvas)
      .values({ ...own, name: 'Harbour', document: plainCanvas(), previewId: fileId })
      .returning(),
  )
  await tx.insert(schema.canvasTile).values({ ownerId, hash: hashOf(`tile ${project.id}`), bytes: 300 })
  const brushPreset = await one(tx.insert(schema.brushPreset).values({ ownerId, document: plainBrush() }).returning())
  const pattern = await one(
    tx
      .insert(schema.pattern)
      .values({ ...own, lookId: design.id, name: 'Skirt', document: plainPattern() })
      .returning(),
  )
  await tx.insert(schema.designStep).values({ ownerId, designId: design.id, id: 's1', undone: false, body: {} })
  const upload = await one(
    tx.insert(schema.upload).values({ ownerId, use: 'mood', name: 'a.png', bytes: 9 }).returning(),
  )
  const token = await one(
    tx
      .insert(schema.session)
      .values({
        tokenHash: hashOf(`token ${project.id}`),
        personId: ownerId,
        kind: 'program',
        name: 'script',
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning(),
  )
  return {
    project: project.id,
    design: design.id,
    task: task.id,
    state: state.id,
    version: version.id,
    product: product.id,
    film: film.id,
    canvas: painting.id,
    brushPreset: brushPreset.id,
    pattern: pattern.id,
    upload: upload.id,
    token: token.id,
  }
}

let piece: TracedPiece | null

/** A traced piece; each differs a little, since equal ones have the same hash. */
function newPiece(): TracedPiece {
  const white = { width: side, height: side, rgba: new Uint8ClampedArray(side * side * 4).fill(255) }
  const outline = outlineOfBox({ left: 8, top: 4, width: 24, height: 32 })
  piece ??= traceOutline(white, outline, { category: 'dress', filled: true })
  if (!piece) throw new Error('The outline holds nothing.')
  return { ...piece, confidence: Math.random() }
}

/** The database and the files of a studio, in this process or in another. */
export interface Place {
  database: Pick<TestDatabase, 'db'>
  server: { files: Files }
}

/** One of each thing that calls name, owned by a person and fit for every call. */
export async function addThings({ database: { db }, server: { files } }: Place, ownerId: string): Promise<Things> {
  const stored = await files.putDrawn(await newPicture(), 'image/png')
  const [fileId, cutOutId] = await db.transaction(async (tx) => [
    await holdPicture(tx, { ownerId, kind: 'upload' }, stored),
    await holdPicture(tx, { ownerId, kind: 'figure' }, stored),
  ])
  const filmHash = await files.putBytes(plainMp4(), 'video/mp4')
  const stitched = await storePiece(files, ownerId, fileId, newPiece())
  return db.transaction(async (tx) => {
    await stitched.keep(tx)
    const made = await addMade(tx, ownerId, fileId, cutOutId, stored.hash)
    const named = { ...made, file: fileId, picture: stored.hash, traced: stitched.hash }
    return { ...named, ...(await addWork(tx, ownerId, fullProject(named), fileId, filmHash)) }
  })
}
