import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { packTiles } from '@toile/canvas/document/storedTilePack.ts'
import type { Call, Calls } from '@toile/contract/call.ts'
import { formsWithin, namesOf } from '@toile/contract/idsIn.ts'
import { contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import type { Thing } from '@toile/rules/naming.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Transact } from './host/database/database.ts'
import { writeCollectionFile } from './documents/projectFile/writeCollectionFile.ts'
import { accessTable, type Expected } from './testing/accessTable.ts'
import { addThings, type Things } from './testing/addThings.ts'
import type { Caller } from './testing/caller.ts'
import { plainTile } from './testing/plainTile.ts'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'
import { openRole, type Role, roles } from './testing/people.ts'

const calls = Object.entries<Calls>(contract).flatMap(([feature, inside]) =>
  Object.entries(inside).map(([name, call]): [string, Call, Expected] => {
    const called = `${feature}.${name}`
    return [called, call, new Map<string, Expected>(Object.entries(accessTable)).get(called) ?? { may: [] }]
  }),
)
const naming = calls.filter(([, , { owns }]) => owns)

const missing: Things = {
  project: randomUUID(),
  design: randomUUID(),
  task: randomUUID(),
  file: randomUUID(),
  picture: 'f'.repeat(64),
  upload: randomUUID(),
  libraryItem: randomUUID(),
  element: randomUUID(),
  token: randomUUID(),
  traced: 'f'.repeat(64),
  figure: 'f'.repeat(64),
  brief: randomUUID(),
  state: randomUUID(),
  version: randomUUID(),
  brand: randomUUID(),
  product: randomUUID(),
  lineDrawing: randomUUID(),
  film: randomUUID(),
  canvas: randomUUID(),
  brushPreset: randomUUID(),
  pattern: randomUUID(),
}

let toile: TestToile
let victim: Caller
/** Who only reads, or is refused: their things stay as they are. */
let reader: Awaited<ReturnType<typeof openOwner>>
let theirs: Things
let passwordHash: string
let collection: Uint8Array

/** A signed-in person with one of each thing. */
async function openOwner(role: Role = 'subscribed') {
  const email = `${randomUUID()}@example.com`
  const caller = await openRole(toile, role, { email, passwordHash })
  return { caller, own: { ...(await addThings(toile, caller.userId)), email } }
}

/** A collection as its file. */
async function projectFile(projectId: string, ownerId: string): Promise<Uint8Array> {
  const { house: db, files } = toile.server
  const reading = { files, load: db.transaction.bind(db) as Transact }
  const { chunks } = await writeCollectionFile(reading, ownerId, { projectId, states: false }, async () => undefined)
  return Buffer.concat(await Array.fromAsync(chunks))
}

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await toile.database.pool.query(text, values)).rows

async function sentWith(file: Expected['file']): Promise<Uint8Array> {
  if (file === 'part') return randomBytes(9)
  if (file === 'words') return Buffer.from('A linen dress in navy')
  if (file === 'collection') return collection
  if (file === 'tiles') return packTiles([plainTile()])
  const raw = { width: 32, height: 32, channels: 3 as const }
  return sharp(randomBytes(32 * 32 * 3), { raw })
    .png()
    .toBuffer()
}

/** What a call answers, bytes as nothing but that they came. */
async function ask(caller: Caller, call: Call, { file }: Expected, input: object) {
  if (file) return caller.sendFile(call, { ...input }, await sentWith(file))
  if (call.answers === 'envelope') return caller.ask(call, input)
  const response = await caller.fetch(call, input)
  if (
    response.headers.get('content-type')?.startsWith('application/json') &&
    !response.headers.has('content-disposition')
  )
    return { status: response.status, errCode: 0, errMsg: '', data: null, ...(await response.json()) }
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
  return { status: response.status, errCode: 0, errMsg: '', data: null }
}

/** Everything that somebody owns, as one text. */
async function holdings(ownerId: string): Promise<string> {
  const owners = await query(
    `select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'public' and column_name in ('owner_id', 'person_id') order by 1`,
  )
  expect(owners.length).toBeGreaterThan(15)
  const tables = owners.map(
    ({ name, owner }) => `select to_jsonb(t)::text as line from "${String(name)}" t where ${String(owner)} = $1`,
  )
  const { all } = sureFirst(
    await query(
      `select string_agg(line, chr(10) order by line) as all from (${tables.join(' union all ')} union all
     select to_jsonb(person)::text from person where id = $1) as lines`,
      [ownerId],
    ),
  )
  return String(all)
}

/** What every place of a form names. */
function placesIn(form: z.core.$ZodType, at = ''): [string, Thing | 'foreign'][] {
  const names = namesOf(form)
  if (names) return [[at, 'thing' in names ? names.thing : 'foreign']]
  if (form instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(form.shape).flatMap(([key, field]) =>
      placesIn(field, at ? `${at}.${key}` : key),
    )
  return formsWithin(form).flatMap((inner) => placesIn(inner, form instanceof z.ZodArray ? `${at}[]` : at))
}

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  passwordHash = await hash('a good password')
  victim = await openRole(toile)
  theirs = await addThings(toile, victim.userId)
  reader = await openOwner()
  collection = await projectFile(reader.own.project, reader.caller.userId)
})
afterAll(() => toile.close())

describe('access', () => {
  it('[S6.11] every call stands in the table, and names there what the contract says that it names', () => {
    for (const [called, call, { owns = {}, foreign = [] }] of calls) {
      const written = { ...owns, ...Object.fromEntries(foreign.map((place) => [place, 'foreign'])) }
      expect(Object.fromEntries(placesIn(call.takes)), called).toEqual(written)
    }
    expect(calls.map(([called]) => called).sort()).toEqual(Object.keys(accessTable).sort())
  })

  const callers = new Map<Role, Caller>()
  const callerOf = async (role: Role) => {
    const open = callers.get(role) ?? (await openRole(toile, role))
    callers.set(role, open)
    return open
  }

  it.each(calls)(
    '[S6.01] [S2.20] %s is refused to the roles that may not make it, and to no other',
    async (called, call, expected) => {
      const input = expected.input?.({ ...missing, email: `${randomUUID()}@example.com` }) ?? {}
      for (const role of roles) {
        // Calls that change who is asking are made by somebody of their own.
        const caller = /\.(log|no|reg)/.test(called) ? await openRole(toile, role) : await callerOf(role)
        const { status, errCode, errMsg } = await ask(caller, call, expected, input)
        const said = { role, status, errCode, errMsg }
        if (expected.may.includes(role)) {
          expect(said).not.toMatchObject({ errMsg: 'Please log in or upgrade to use this' })
          expect(said).toMatchObject({ role, status: 200 })
        } else if (role === 'nobody') expect(said).toMatchObject({ role, status: 401, errCode: -1 })
        else expect(said).toEqual({ role, status: 200, errCode: 1, errMsg: 'Please log in or upgrade to use this' })
      }
    },
  )

  it.each(calls)('[S6.11] %s succeeds with what is the caller’s own', async (_, call, expected) => {
    const { caller, own } = call.changes || expected.ready ? await openOwner() : reader
    if (expected.ready) await query(expected.ready[0], [own[expected.ready[1]]])
    expect(await ask(caller, call, expected, expected.input?.(own) ?? {})).toMatchObject({
      status: 200,
      errCode: 0,
      errMsg: '',
    })
  })

  it.each(naming)(
    '[S6.11] %s answers for each thing of another as for one that is missing, and leaves it as it was',
    async (_, call, expected) => {
      const { caller, own } = reader
      if (expected.ready) await query(expected.ready[0], [theirs[expected.ready[1]]])
      const before = await holdings(victim.userId)
      for (const thing of new Set(Object.values(expected.owns ?? {}))) {
        const asked = (id: string) =>
          ask(caller, call, expected, expected.input?.({ ...own, [thing]: id }, thing) ?? {})
        const foreign = await asked(theirs[thing])
        expect(foreign, thing).toMatchObject({
          status: 200,
          errCode: 1,
          errMsg: expect.stringMatching(/^This is not here/),
        })
        expect(foreign, thing).toEqual(await asked(missing[thing]))
      }
      expect(await holdings(victim.userId)).toBe(before)
    },
  )

  const { account, brands, elements, figures, files, history, library, projects, tasks } = contract
  it.each<[string, Call, (id: Things) => object]>([
    ['the projects', projects.listProjects, () => ({})],
    ['the collections', history.listCollections, () => ({})],
    ['the collections after one', history.listCollections, ({ project }) => ({ after: project })],
    ['the tasks', tasks.listTasks, () => ({})],
    ['the tokens', account.listTokens, () => ({})],
    ['the brands', brands.listBrands, () => ({})],
    ['the mannequins', figures.listFigures, () => ({})],
    ['the made elements', elements.list, () => ({})],
    ['the made elements of a picture', elements.list, ({ file }) => ({ fileIds: [file] })],
    ['the made elements after one', elements.list, ({ element }) => ({ after: element })],
    ['pictures by their ids', files.read, ({ file }) => ({ ids: [file] })],
    ['the library', library.listItems, () => ({})],
    ['the keys of the library', library.outlineItems, () => ({})],
    ['the tags of the library', library.suggestTags, () => ({ text: 'theirs' })],
  ])('[S6.11] %s never hold what is another’s, and always what is one’s own', async (_, call, input) => {
    const { caller, own } = reader
    for (const id of [victim.userId, caller.userId]) {
      await query("update library_item set tags = array['theirs ' || owner_id] where owner_id = $1", [id])
      await query(
        "update library_item set tab = 'models', detail = jsonb_build_object('figure', (select max(hash) from figure where owner_id = $1)) where owner_id = $1 and tab = 'sketches' and $2",
        [id, call === figures.listFigures],
      )
    }
    const seen = JSON.stringify(await caller.call(call, input(theirs)))
    for (const id of [...Object.values(theirs), victim.userId]) expect(seen).not.toContain(id)
    const mine = JSON.stringify(await caller.call(call, input(own)))
    const { email: __, ...ids } = own
    const found = [...Object.values(ids), caller.userId].filter((id) => mine.includes(id))
    // What comes after the only one is nothing.
    expect(found.length > 0).toBe(!('after' in input(own)))
  })

  it('[S6.11] a private picture is served to its owner and to nobody else', async () => {
    const { caller: owner } = await openOwner()
    const sent = await owner.upload('mood', 'a.png', await sentWith('picture'))
    const { url, thumbnails } = files.upload.gives.parse(sent.data).picture
    for (const path of [url, thumbnails.small]) {
      expect((await owner.get(path)).status).toBe(200)
      expect((await victim.get(path)).status).toBe(404)
      expect((await fetch(`${toile.address}${path}`)).status).toBe(404)
    }
  })
})
