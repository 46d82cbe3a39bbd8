import { randomUUID } from 'node:crypto'
import type { Call, Calls, Thing } from '@toile/contract/call.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { contract } from '@toile/contract/index.ts'
import { accessRules, type Identity } from '@toile/fashion/people/access.ts'
import { unedited } from '@toile/fashion/uploads/pictureEdit.ts'
import { newProject } from '@toile/fashion/projects/project.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import type { Caller } from './testing/caller.ts'
import { openTestToile, type TestToile } from './testing/openTestToile.ts'
import { openRole, type Role, roles } from './testing/people.ts'
import { addThings, plainDesign, plainPrint, plainSlogan } from './testing/things.ts'

const calls = Object.values<Calls>(contract).flatMap((feature) => Object.entries(feature))
const expected: Record<Role, Partial<Identity> | null> = {
  nobody: null,
  visitor: { systemUser: 3, visitor: true },
  none: { systemUser: 0 },
  trial: { systemUser: 3 },
  subscribed: { systemUser: 1 },
  expired: { systemUser: 1 },
  owner: { systemUser: 2 },
  school: { systemUser: 4 },
  enterprise: { systemUser: 5 },
  affiliate: { systemUser: 1, affiliate: true },
  administrator: { systemUser: 6 },
  superAdministrator: { systemUser: 7 },
}

const takesList = ({ takes }: Call, field: string) =>
  takes instanceof z.ZodObject && takes.shape[field] instanceof z.ZodArray

/** An input that is right in form, naming the given things. */
function inputFor(name: string, call: Call, things: Record<Thing, string>): Record<string, unknown> {
  const named = Object.fromEntries(
    Object.entries(call.owns).map(([field, thing]) => [
      field,
      takesList(call, field) ? [things[thing]] : things[thing],
    ]),
  )
  const more: Record<string, unknown> = {
    register: { email: `${randomUUID()}@example.com`, password: 'a good password', userName: 'x' },
    login: { email: 'nobody@example.com', password: 'x' },
    changePassword: { present: 'wrong', next: 'another password' },
    setLanguage: { language: 'en' },
    createToken: { name: 'script' },
    createProject: { name: 'Another' },
    saveProject: { revision: 0, project: z.encode(projects.saveProject.takes.shape.project, newProject('Harbour')) },
    enums: { enumName: 'Sex' },
    saveDesign: { revision: 0, document: plainDesign() },
    importDesign: { document: plainDesign() },
    addItem: { tab: 'sketches', name: 'Sketch' },
    suggestTags: { text: 'navy' },
    tagItems: { add: ['navy'] },
    moveItems: { tab: 'sketches' },
    renameItem: { name: 'Renamed' },
    // Files and words both have a call of this name.
    read: { ids: [things.file], text: 'navy dress' },
    findCode: { text: '#aa3311' },
    upload: { use: 'mood' },
    beginUpload: { name: 'a.png', bytes: 9, hash: null, use: 'mood' },
    sendPart: { offset: 0 },
    editPicture: { edit: unedited },
    recognise: { as: 'sketch' },
    generateLettering: { kind: 'slogan', text: 'Harbour' },
    generateMoods: { text: 'romantic' },
    findLetters: { texts: [] },
    drawSlogan: { document: plainSlogan, width: 64 },
    hangTraced: { categories: ['dress'] },
    keepState: { name: 'Before the fitting' },
    nameState: { name: 'Before the fitting' },
    renameCollection: { name: 'Renamed' },
    bringBack: { things: [{ kind: 'setting', name: 'prompt' }] },
    createBrand: { name: 'Marine' },
    saveBrand: { revision: 1, brand: { name: 'Marine' } },
    exportBoard: { board: 'mood' },
    printBoard: { board: 'mood' },
    keep: { name: 'Dots', document: plainPrint },
  }
  return { ...(more[name] as object), ...named }
}

let toile: TestToile
const callers = new Map<Role, Caller>()
const own = new Map<Role, Record<Thing, string>>()
let foreign: Record<Thing, string>
const missing: Record<Thing, string> = {
  project: randomUUID(),
  design: randomUUID(),
  task: randomUUID(),
  file: randomUUID(),
  upload: randomUUID(),
  libraryItem: randomUUID(),
  element: randomUUID(),
  token: randomUUID(),
  traced: 'f'.repeat(64),
  figure: 'f'.repeat(64),
  brief: randomUUID(),
  state: randomUUID(),
  brand: randomUUID(),
}

beforeAll(async () => {
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  const other = await openRole(toile, 'subscribed')
  foreign = await addThings(toile, other.userId)
  for (const role of roles) {
    const caller = await openRole(toile, role)
    callers.set(role, caller)
    if (role !== 'nobody') own.set(role, await addThings(toile, caller.userId))
  }
})
afterAll(() => toile.close())

const callerOf = (role: Role) => callers.get(role) ?? expect.fail(role)
const mayCall = (call: Call, role: Role) => {
  const identity = expected[role]
  return accessRules[call.who](
    identity && { id: '', systemUser: 0, affiliate: false, listed: false, visitor: false, ...identity },
  )
}
/** Calls that would end the caller's own session, or are throttled by address, are proven elsewhere. */
const apart = new Set(['logout', 'login', 'register', 'noLogin'])

describe('access', () => {
  describe.each(calls.filter(([name]) => !apart.has(name)))('%s', (name, call) => {
    it.each(roles)('[S6.01] [S2.20] as %s: the rule of the call decides', async (role) => {
      const answer = await callerOf(role)
        .ask(call, inputFor(name, call, own.get(role) ?? missing))
        .catch(() => ({ status: 200, errCode: 0, errMsg: '' }))
      if (role === 'nobody' && call.who !== 'all') expect(answer).toMatchObject({ status: 401, errCode: -1 })
      else if (!mayCall(call, role))
        expect(answer).toMatchObject({ status: 200, errCode: 1, errMsg: 'Please log in or upgrade to use this' })
      else expect(answer.errMsg).not.toMatch(/log in or upgrade|login and try again/)
      expect(answer.status).toBeLessThan(500)
    })

    if (Object.keys(call.owns).length === 0) return
    it.each(roles)('[S6.11] as %s: another’s thing answers exactly like a missing one', async (role) => {
      const caller = callerOf(role)
      const theirs = await caller.ask(call, inputFor(name, call, foreign))
      const none = await caller.ask(call, inputFor(name, call, missing))
      expect(theirs).toEqual(none)
      expect(theirs.errCode).not.toBe(0)
    })
  })

  it('[S6.11] a list never holds what is another’s', async () => {
    const caller = callerOf('subscribed')
    const text = JSON.stringify(
      await Promise.all(
        [contract.projects.listProjects, contract.tasks.listTasks, contract.account.listTokens].map((call) =>
          caller.ask(call, {}),
        ),
      ),
    )
    const library = JSON.stringify(await caller.ask(contract.library.listItems, { tab: 'sketches' }))
    const read = JSON.stringify(await caller.ask(contract.files.read, { ids: [foreign.file] }))
    for (const id of Object.values(foreign)) expect(`${text}${library}${read}`).not.toContain(id)
  })

  it('[S6.11] a saved project or design cannot name another’s picture', async () => {
    const caller = callerOf('subscribed')
    const mine = own.get('subscribed') ?? missing
    const project = newProject('Harbour')
    project.boards.mood.push({ id: foreign.file, source: 'Upload', pinned: false, category: '' })
    const sent = { id: mine.project, revision: 0, project: z.encode(projects.saveProject.takes.shape.project, project) }
    expect((await caller.ask(projects.saveProject, sent)).errMsg).toMatch(/not here/)
    const hash = (await toile.database.pool.query('select hash from file where id = $1', [foreign.file])).rows[0].hash
    const print = {
      source: { kind: 'picture' as const, hash },
      mode: 'overall' as const,
      repeat: 'straight' as const,
      width: 64,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    }
    const document = plainDesign()
    document.garments[0] = { ...document.garments[0], print }
    expect((await caller.ask(contract.designs.importDesign, { projectId: mine.project, document })).errMsg).toMatch(
      /not here/,
    )
  })

  it('[S6.11] a private picture is served to its owner and to nobody else', async () => {
    const owner = callerOf('subscribed')
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a31' } })
      .png()
      .toBuffer()
    const sent = await owner.upload('mood', 'a.png', bytes)
    const { url, thumbnails } = (sent.data as { picture: { url: string; thumbnails: { small: string } } }).picture
    for (const path of [url, thumbnails.small]) {
      expect((await owner.get(path)).status).toBe(200)
      expect((await callerOf('affiliate').get(path)).status).toBe(404)
      expect((await fetch(`${toile.address}${path}`)).status).toBe(404)
    }
  })
})
