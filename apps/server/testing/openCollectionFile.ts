import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { history } from '@toile/contract/features/history.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { figureDocumentSchema, ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { sureFirst } from '@toile/geometry'
import type { Project } from '@toile/studio/projects/project.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect } from 'vitest'
import { z } from 'zod'
import { brand as brands } from '../host/database/schema/brands.ts'
import { figure } from '../host/database/schema/figures.ts'
import { hashBytes } from '../host/files/hashBytes.ts'
import { hashOfFigure } from '../pictures/hold/hashOfFigure.ts'
import { holdPicture } from '../pictures/hold/holdPicture.ts'
import { traceFile } from '../pictures/tracing/traceFile.ts'
import type { Caller } from './caller.ts'
import { endedTask } from './endedTask.ts'
import { openTestToile } from './openTestToile.ts'
import { orderedFile } from './orderedFile.ts'
import { openRole } from './people.ts'
import { drawPlate, drawSketch } from './pictures.ts'
import { addProduct } from './addProduct.ts'
import { plainDesign, plainFigure, plainPrint } from './things.ts'

/** Two studios: one with a rich collection that went into a file, one with somebody who takes it in. */
export async function openCollectionFile() {
  const here = await openTestToile()
  const there = await openTestToile()
  const ann = await openRole(here)
  const ben = await openRole(there)
  const exportOf = async (caller: Caller, projectId: string, states = false) =>
    new Uint8Array((await orderedFile(caller, history.exportProject, { projectId, states })).bytes)

  /** The task that takes a file in, once it has ended. */
  async function takenIn(caller: Caller, bytes: Uint8Array, copy: 'yes' | 'no') {
    const answer = await caller.sendFile(history.importProject, { copy }, bytes)
    if (answer.errCode !== 0) throw new Error(answer.errMsg)
    return endedTask(caller, history.importProject.gives.parse(answer.data).taskId)
  }

  async function importTo(caller: Caller, bytes: Uint8Array, copy: 'yes' | 'no' = 'no') {
    const { status, message, output } = await takenIn(caller, bytes, copy)
    if (status !== 'succeeded') throw new Error(message)
    return tasks.importProject.gives.parse(output)
  }

  /** Whose person's mannequin it is, made of a little picture. */
  async function ownMannequin(ownerId: string, fileId: string, pictureHash: string): Promise<string> {
    const { house: db, files } = here.server
    const png = await sharp({ create: { width: 40, height: 90, channels: 4, background: '#b08060' } })
      .png()
      .toBuffer()
    const stored = await files.putDrawn(png, 'image/png')
    const document = figureDocumentSchema.parse({
      ...plainFigure,
      picture: pictureHash,
      cutOut: stored.hash,
      confirmed: true,
    })
    const hash = hashOfFigure(document)
    const cutOutId = await db.transaction((tx) => holdPicture(tx, { ownerId, kind: 'figure' }, stored))
    await db.insert(figure).values({ ownerId, hash, fileId, cutOutId, document })
    return ownPerson({ gender: 'female', ageGroup: 'adult', figure: hash })
  }

  type Sent = { picture: { id: string; hash: string } }

  /** A collection with everything that can stand in one: uploads, an element, a traced sketch, an own mannequin, printed and traced designs, lists, states. */
  async function richCollection() {
    const { house: db, files } = here.server
    const { id } = await ann.call(projects.createProject, { name: 'Harbour' })
    const plate = (await ann.upload('print', 'plate.jpg', await drawPlate(3))).data as Sent
    const sketch = (await ann.upload('sketch', 'coat.png', await drawSketch('coat'))).data as Sent
    const piece = await traceFile((work) => db.transaction(work), files, ann.userId, sketch.picture.id, {})
    await db.transaction((tx) => piece.keep(tx))
    const dots = await ann.call(elements.keep, { name: 'Dots', document: plainPrint })
    const person = await ownMannequin(ann.userId, plate.picture.id, plate.picture.hash)
    const { revision, project } = await ann.call(projects.openProject, { id })
    const brand = sureFirst(
      await db
        .insert(brands)
        .values({ ownerId: ann.userId, document: brandSchema.parse({ name: 'Mole', pictures: [plate.picture.id] }) })
        .returning({ id: brands.id }),
    )
    const item = { source: 'Upload' as const, pinned: true, category: '' }
    const filled: Project = {
      ...project,
      prompt: 'calm water',
      brandId: brand.id,
      boards: {
        ...project.boards,
        mood: [{ ...item, id: plate.picture.id }],
        print: [{ ...item, id: dots.picture.id, width: 64, repeat: 'straight' }],
        sketch: [{ ...item, id: sketch.picture.id, traced: piece.hash, garment: null }],
        color: [
          {
            ...project.boards.color[0],
            id: 'navy',
            name: 'Navy',
            tcx: '',
            color: { r: 20, g: 30, b: 80 },
            gradient: null,
          },
        ],
        mannequins: [{ id: 'own', person, pose: '' }],
      },
    }
    await ann.call(projects.saveProject, {
      id,
      revision,
      project: z.encode(projects.saveProject.takes.shape.project, filled),
    })
    const worn = sureFirst(plainDesign().garments)
    const print = {
      source: { kind: 'picture' as const, hash: plate.picture.hash },
      mode: 'overall' as const,
      repeat: 'straight' as const,
      width: 120,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    }
    const origin = { briefSeed: 7, index: 0, sources: [{ kind: 'print' as const, id: plate.picture.id }] }
    const add = (document: ReturnType<typeof plainDesign>) =>
      ann.call(designs.importDesign, { projectId: id, document })
    const printed = await add(
      plainDesign({ garments: [{ ...worn, print, knobs: { length: 0.4, ease: 0.3 } }], origin }),
    )
    const cut = { ...worn, cut: { kind: 'traced' as const, traced: piece.hash } }
    const tracedLook = await add(plainDesign({ garments: [cut] }))
    await ann.call(collections.like, { id: printed.id })
    const begun = await addProduct(here, { ownerId: ann.userId, projectId: id, designId: printed.id })
    await addProduct(here, { ownerId: ann.userId, projectId: id, designId: printed.id, fromId: begun, list: 'relight' })
    await ann.call(products.like, { id: begun })
    await ann.call(history.keepState, { projectId: id, name: 'With the coat' })
    await ann.call(collections.remove, { id: tracedLook.id })
    await here.database.pool.query('update collection set "order" = $2 where project_id = $1', [
      id,
      JSON.stringify([printed.id]),
    ])
    return { id, looks: [printed.id, tracedLook.id], plate: plate.picture }
  }

  /** What a collection is, with ids exchanged for the hashes of what they name. */
  async function plainly(caller: Caller, id: string) {
    const { project, pictures } = await caller.call(projects.openProject, { id })
    const lists = await caller.call(collections.openCollection, { projectId: id })
    const names = new Map(pictures.map((one) => [one.id, one.hash]))
    names.set(project.brandId ?? '', 'brand')
    const all = [...lists.designCollectionList, ...lists.likeDesignCollectionList, ...lists.deleteDesignCollectionList]
    for (const [i, look] of all.entries()) names.set(look.id, `look ${i}`)
    const text = JSON.stringify({
      project,
      looks: all.map(({ id: look, position, state, document, pictures: drawn }) => ({
        look,
        position,
        state,
        document,
        drawn,
      })),
    })
    return JSON.parse([...names].reduce((now, [one, name]) => now.replaceAll(one, name), text))
  }

  const refusal = async (bytes: Uint8Array) => {
    const before = await counts()
    const { status, message } = await takenIn(ben, bytes, 'yes')
    expect(status).toBe('failed')
    expect(await counts()).toEqual(before)
    return message
  }
  const counts = async () =>
    (
      await there.database.pool.query(
        'select (select count(*) from project) p, (select count(*) from file) f, (select count(*) from design) d, (select count(*) from element) e, (select count(*) from kept_document) k',
      )
    ).rows[0]

  type Parts = Record<string, Uint8Array>
  /** The exported file with other parts; its manifest tells the truth about them unless it is given itself. */
  function forged(change: (parts: Parts) => Parts, manifest: (told: object) => object = (told) => told): Uint8Array {
    const parts = change(unzipSync(exported))
    const told = JSON.parse(new TextDecoder().decode(unzipSync(exported)['manifest.json']))
    const files = Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) => (name === 'manifest.json' ? [] : [[name, hashBytes(part)]])),
    )
    return zipSync({ ...parts, 'manifest.json': strToU8(JSON.stringify(manifest({ ...told, files }))) }, { level: 0 })
  }
  // oxlint-disable-next-line no-explicit-any
  const content = (change: (content: any) => void) => (parts: Parts) => {
    const read = JSON.parse(new TextDecoder().decode(parts['collection.json']))
    change(read)
    return { ...parts, 'collection.json': strToU8(JSON.stringify(read)) }
  }

  const own = await richCollection()
  const exported = await exportOf(ann, own.id, true)
  const close = async () => {
    await here.close()
    await there.close()
  }
  return { here, there, ann, ben, own, exported, exportOf, importTo, plainly, refusal, forged, content, close }
}
