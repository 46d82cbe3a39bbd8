import { randomBytes, randomUUID } from 'node:crypto'
import type { Thing } from '@toile/contract/call.ts'
import { brandSchema } from '@toile/fashion/brands/brandDocument.ts'
import type { DocumentOf } from '@toile/fashion/elements/element.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import { newProject } from '@toile/fashion/projects/project.ts'
import sharp from 'sharp'
import { schema } from '../host/database/schema/index.ts'
import type { TestToile } from './openTestToile.ts'

const hash = (text: string) => Buffer.from(text.padEnd(32, '.')).toString('hex').slice(0, 64)

/** A plain look that every drawing can show. */
export const plainDesign = (own: Partial<Design> = {}): Design => ({
  version: 1,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'loafer', color: { r: 30, g: 30, b: 34 } },
  lips: { r: 178, g: 62, b: 64 },
  ground: { r: 240, g: 239, b: 236 },
  garments: [
    {
      id: 'g1',
      cut: { kind: 'garment', garment: 'tShirt' },
      knobs: {},
      fabric: 'cotton',
      fill: { kind: 'solid', color: { r: 170, g: 51, b: 17 } },
      contrast: null,
      trim: null,
      print: null,
      hidden: false,
      seed: 1,
    },
  ],
  origin: null,
  ...own,
})

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

/** One of each thing that calls name, owned by a person; ids of traced pieces are hashes. */
export async function addThings({ server: { db, files } }: TestToile, ownerId: string): Promise<Record<Thing, string>> {
  const one = async <T>(rows: Promise<T[]>) => (await rows)[0]
  const document = newProject('Harbour')
  const project = await one(
    db
      .insert(schema.project)
      .values({ ownerId, name: 'Harbour', kind: 'series', mode: 'manual', document })
      .returning(),
  )
  await db.insert(schema.collection).values({ projectId: project.id, ownerId, name: 'Harbour' })
  const pixels = sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } })
  const stored = await files.putDrawn(await pixels.png().toBuffer(), 'image/png')
  const file = await one(
    db
      .insert(schema.file)
      .values({ ...stored, ownerId, kind: 'upload' })
      .returning(),
  )
  const look = plainDesign()
  const design = await one(
    db
      .insert(schema.design)
      .values({ projectId: project.id, ownerId, document: look, documentHash: hash('design') })
      .returning(),
  )
  const task = await one(
    db
      .insert(schema.task)
      .values({ ownerId, kind: 'traceSketch', status: 'succeeded', input: { fileId: file.id, category: null } })
      .returning(),
  )
  const libraryItem = await one(
    db.insert(schema.libraryItem).values({ ownerId, tab: 'sketches', name: 'Sketch', fileId: file.id }).returning(),
  )
  const token = await one(
    db
      .insert(schema.session)
      .values({
        tokenHash: hash(randomUUID()),
        personId: ownerId,
        kind: 'program',
        name: 'script',
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .returning(),
  )
  const note = {
    version: 1,
    filled: false,
    width: 1,
    height: 1,
    category: 'dress',
    slot: 'whole',
    choices: [],
    anchors: {},
    confidence: 1,
    doubtful: [],
  }
  const traced = await one(
    db
      .insert(schema.traced)
      .values({ ownerId, hash: hash(`t${ownerId}`), fileId: file.id, sheetId: file.id, note })
      .returning(),
  )
  const brief = await one(
    db
      .insert(schema.brief)
      .values({ ownerId, fileId: file.id, name: 'brief.txt', kind: 'text', words: 'A linen dress' })
      .returning(),
  )
  const figure = await one(
    db
      .insert(schema.figure)
      .values({ ownerId, hash: hash(`f${ownerId}`), fileId: file.id, cutOutId: file.id, document: plainFigure })
      .returning(),
  )
  const element = await one(
    db
      .insert(schema.element)
      .values({ ownerId, kind: 'print', name: 'Dots', document: plainPrint, fileId: file.id })
      .returning(),
  )
  const state = await one(
    db
      .insert(schema.projectState)
      .values({ ownerId, projectId: project.id, reason: 'named', fingerprint: '', documentHash: hash('document') })
      .returning(),
  )
  await db.insert(schema.keptDocument).values({ ownerId, hash: hash('document'), body: document })
  const upload = await one(
    db.insert(schema.upload).values({ ownerId, use: 'mood', name: 'a.png', bytes: 9 }).returning(),
  )
  const brand = await one(
    db
      .insert(schema.brand)
      .values({ ownerId, document: brandSchema.parse({ name: 'Marine' }) })
      .returning(),
  )
  return {
    brand: brand.id,
    project: project.id,
    design: design.id,
    task: task.id,
    file: file.id,
    upload: upload.id,
    libraryItem: libraryItem.id,
    element: element.id,
    token: token.id,
    traced: traced.hash,
    figure: figure.hash,
    brief: brief.id,
    state: state.id,
  }
}
