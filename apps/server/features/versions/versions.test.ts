import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { versions } from '@toile/contract/features/versions.ts'
import { recallSteps } from '@toile/craft/designs/steps/recallSteps.ts'
import { sure, sureFirst } from '@toile/geometry'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { limits } from '@toile/rules/limits.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { thinVersions } from '../../documents/designVersions/thinVersions.ts'
import { addThings } from '../../testing/addThings.ts'
import { openHistory } from '../../testing/openHistory.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, ann, query, addLook, collection } = await openHistory()
afterAll(() => toile.close())

const withLips = (r: number) => plainDesign({ lips: { r, g: 1, b: 1 } })
const listed = async (id: string) => (await ann.call(versions.listVersions, { id })).versions
const reasons = async (id: string) => (await listed(id)).map(({ reason }) => reason)
const lipsOf = async (id: string) => (await ann.call(designs.openDesign, { id })).document.lips.r
const rest = (id: string) =>
  query("update design set updated_at = updated_at - interval '20 minutes' where id = $1", [id])
const thin = (now = Date.now()) => thinVersions.run({ db: toile.server.house, now })

let made = 100
/** A look of its own collection that is like no other, saved so often. */
async function saved(name: string, ...reds: number[]) {
  const { id: projectId } = await collection(name)
  let look = await addLook(projectId, (made += 1))
  for (const red of reds)
    look = await ann.call(designs.saveDesign, { id: look.id, revision: look.revision, document: withLips(red) })
  return { projectId, id: look.id, revision: look.revision }
}

describe('the versions of a look', () => {
  it('how it was made, how it stood when it was liked and when work on it rested are kept by themselves, with their pictures', async () => {
    const { id: projectId } = await collection('Harbour')
    const { id, revision } = await addLook(projectId, 10)
    expect(await listed(id)).toEqual([])
    const first = await ann.call(designs.saveDesign, { id, revision, document: withLips(1) })
    const second = await ann.call(designs.saveDesign, { id, revision: first.revision, document: withLips(2) })
    expect(await reasons(id)).toEqual(['made'])
    await rest(id)
    await ann.call(designs.saveDesign, { id, revision: second.revision, document: withLips(3) })
    await ann.call(collections.like, { id })
    const all = await listed(id)
    expect(all.map(({ reason, document }) => [reason, document?.lips.r])).toEqual([
      ['liked', 3],
      ['rested', 2],
      ['made', 10],
    ])
    expect(all.map(({ pictures }) => pictures?.full)).toContain(second.pictures?.full)
    for (const { pictures } of all) expect((await ann.get(pictures?.small ?? '')).status).toBe(200)
    await ann.call(collections.unlike, { id })
    await ann.call(collections.like, { id })
    expect(await listed(id)).toHaveLength(3)
  })

  it('is named by hand and never thinned out then; its name can be changed and taken off', async () => {
    const { id } = await saved('Quay', 4)
    const named = await ann.call(versions.keepVersion, { id, name: ' Before the fitting ' })
    expect(named).toMatchObject({ reason: 'named', name: 'Before the fitting', document: { lips: { r: 4 } } })
    expect(await ann.call(versions.renameVersion, { id: named.id, name: 'Fitting' })).toMatchObject({ name: 'Fitting' })
    const off = await ann.call(versions.renameVersion, { id: named.id, name: '' })
    expect(off).toMatchObject({ reason: 'rested', name: '' })
    expect(await ann.call(versions.openVersion, { id: named.id })).toEqual(off)
  })

  it('so many can be named and no more, in a sentence that says how many', async () => {
    const { id } = await saved('Pier', 4)
    const { id: first } = await ann.call(versions.keepVersion, { id, name: 'One' })
    await query(
      `insert into design_version (owner_id, project_id, design_id, reason, name, document_hash)
       select owner_id, project_id, design_id, reason, name, document_hash from design_version,
         generate_series(2, $2) where id = $1`,
      [first, limits.versions.named],
    )
    const refused = await ann.ask(versions.keepVersion, { id, name: 'Another' })
    expect([refused.errCode, refused.errMsg]).toEqual([1, expect.stringContaining(String(limits.versions.named))])
    const made = sure(
      (await ann.call(versions.listVersions, { id, after: sure((await listed(id)).at(-1)).id })).versions.at(-1),
    )
    expect(made.reason).toBe('made')
    expect((await ann.ask(versions.renameVersion, { id: made.id, name: 'First' })).errCode).toBe(1)
    await ann.call(versions.renameVersion, { id: first, name: '' })
    expect(await ann.call(versions.renameVersion, { id: made.id, name: 'First' })).toMatchObject({ reason: 'named' })
  })

  it('are listed a page at a time, each once', async () => {
    const { id } = await saved('Slip', 4)
    await ann.call(versions.keepVersion, { id, name: 'One' })
    await query(
      `insert into design_version (owner_id, project_id, design_id, reason, name, document_hash, created_at)
       select owner_id, project_id, design_id, reason, name, document_hash, created_at - n * interval '1 minute'
       from design_version, generate_series(1, 30) n where design_id = $1 and reason = 'named'`,
      [id],
    )
    const first = await ann.call(versions.listVersions, { id })
    expect([first.versions.length, first.more]).toEqual([limits.versions.page, true])
    const next = await ann.call(versions.listVersions, { id, after: sure(first.versions.at(-1)).id })
    expect([next.versions.length, next.more]).toEqual([32 - limits.versions.page, false])
    expect(new Set([...first.versions, ...next.versions].map((one) => one.id)).size).toBe(32)
  })

  it('become fewer with age, but for how it was made and what was named; what nothing names any more goes, with its document', async () => {
    const { id, projectId } = await saved('Mole', 1)
    const kept = sureFirst(await listed(id))
    const { hash } = (await query('select document_hash hash from design_version where id = $1', [kept.id])).rows[0]
    await query(
      `insert into design_version (owner_id, project_id, design_id, reason, name, document_hash, created_at)
       select owner_id, project_id, design_id, of.reason, of.name, document_hash,
         date_trunc('hour', now()) - interval '3 days' + n * interval '1 minute'
       from design_version, generate_series(1, 5) n,
         (values ('rested', ''), ('named', 'Fitting'), ('beforeRestore', '')) as of (reason, name)
       where design_version.id = $1`,
      [kept.id],
    )
    await thin()
    const left = await reasons(id)
    expect([left.filter((one) => one === 'named').length, left.length]).toEqual([5, 7])
    const count = async () =>
      (await query('select count(*)::int n from design_version where design_id = $1', [id])).rows[0].n
    await ann.call(history.keepState, { projectId, name: 'All' })
    await query('delete from design where id = $1', [id])
    await query("update design_version set created_at = created_at - interval '2 days' where design_id = $1", [id])
    await thin()
    expect(await count()).toBe(7)
    await query('delete from project_state where project_id = $1', [projectId])
    await thin()
    expect(await count()).toBe(0)
    expect((await query('select from kept_document where hash = $1', [hash])).rows).toEqual([])
  })

  it('go with their project and with their person, and their documents with them', async () => {
    const left = async (userId: string) =>
      (
        await query(
          `select (select count(*)::int from design_version where owner_id = $1) versions,
             (select count(*)::int from design_step where owner_id = $1) steps,
             (select count(*)::int from kept_document where owner_id = $1) documents`,
          [userId],
        )
      ).rows[0]
    const [bea, cora] = [await openRole(toile), await openRole(toile)]
    const { project } = await addThings(toile, bea.userId)
    await addThings(toile, cora.userId)
    await bea.call(history.deleteCollections, { ids: [project] })
    await bea.call(history.deleteForGood, { ids: [project] })
    expect(await left(bea.userId)).toEqual({ versions: 0, steps: 0, documents: 0 })
    expect(await left(cora.userId)).toMatchObject({ versions: 1, steps: 1 })
    await query('delete from person where id = $1', [cora.userId])
    expect(await left(cora.userId)).toEqual({ versions: 0, steps: 0, documents: 0 })
  })

  it('a version that a later Toile saved is listed without its document, and opening or restoring it is refused in its sentence', async () => {
    const { id, revision } = await saved('Dock', 4, 5)
    const made = sure((await listed(id)).at(-1))
    await query(
      "update kept_document set body = jsonb_set(body, '{version}', '99') where hash = (select document_hash from design_version where id = $1)",
      [made.id],
    )
    expect((await listed(id)).at(-1)).toMatchObject({ document: null })
    const opened = await ann.ask(versions.openVersion, { id: made.id })
    const restored = await ann.ask(versions.restoreVersion, { id: made.id, revision })
    for (const { errCode, errMsg } of [opened, restored]) {
      expect(errCode).toBe(1)
      expect(errMsg).toMatch(/newer Toile/)
    }
    expect(await lipsOf(id)).toBe(5)
    await query("update kept_document set body = jsonb_set(body, '{version}', '3') where body->>'version' = '99'")
  })
})

describe('restoring a version', () => {
  it('brings the look back whole with its picture; what stood before is kept, and the restoring is a step', async () => {
    const { id, revision } = await saved('Weir', 4)
    const kept = await ann.call(versions.keepVersion, { id, name: 'Fitting' })
    const later = await ann.call(designs.saveDesign, { id, revision, document: withLips(9) })
    const { design, former } = await ann.call(versions.restoreVersion, { id: kept.id, revision: later.revision })
    expect(design).toMatchObject({ revision: later.revision + 1, document: { lips: { r: 4 } } })
    expect(design.pictures?.full).toBe(kept.pictures?.full)
    expect(sureFirst(await listed(id))).toMatchObject({
      id: former,
      reason: 'beforeRestore',
      document: { lips: { r: 9 } },
    })
    const steps = await ann.call(versions.listSteps, { id })
    const [step] = recallSteps(design.document, steps)
    expect(step).toMatchObject({ name: exchanges.restored.label, before: { lips: { r: 9 } } })
    await ann.call(versions.restoreVersion, { id: former, revision: design.revision })
    expect(await lipsOf(id)).toBe(9)
  })

  it('sent twice under one key it is done once', async () => {
    const { id, revision } = await saved('Lock', 4)
    const kept = await ann.call(versions.keepVersion, { id, name: 'Fitting' })
    const later = await ann.call(designs.saveDesign, { id, revision, document: withLips(9) })
    const asked = { id: kept.id, revision: later.revision, step: 's' }
    const once = await ann.call(versions.restoreVersion, asked, { key: 'restored-once-1' })
    expect(await ann.call(versions.restoreVersion, asked, { key: 'restored-once-1' })).toEqual(once)
    expect(await ann.call(versions.listSteps, { id })).toHaveLength(1)
  })

  it('brings single garments back, puts on what was taken off and takes off what was put on since; all else stays', async () => {
    const { id: projectId } = await collection('Basin')
    const [worn] = plainDesign({}).garments
    const garment = (name: string, fabric = 'cotton') => ({ ...sure(worn), id: name, fabric })
    const look = await addLook(projectId, 10)
    const { id } = look
    const before = plainDesign({ garments: [garment('a'), garment('b'), garment('c')] })
    const first = await ann.call(designs.saveDesign, { id, revision: look.revision, document: before })
    const kept = await ann.call(versions.keepVersion, { id, name: 'Fitting' })
    const after = plainDesign({
      garments: [garment('a', 'denim'), garment('c', 'denim'), garment('d')],
      lips: { r: 77, g: 1, b: 1 },
    })
    const second = await ann.call(designs.saveDesign, { id, revision: first.revision, document: after })
    const { design } = await ann.call(versions.restoreVersion, {
      id: kept.id,
      revision: second.revision,
      garments: ['a', 'b', 'd'],
    })
    expect(design.document.lips.r).toBe(77)
    expect(design.document.garments.map((one) => [one.id, one.fabric])).toEqual([
      ['a', 'cotton'],
      ['b', 'cotton'],
      ['c', 'denim'],
    ])
  })

  it('is refused where the look was changed elsewhere or deleted, or would hold too much, and changes nothing', async () => {
    const { id, revision } = await saved('Canal', 4)
    const kept = await ann.call(versions.keepVersion, { id, name: 'Fitting' })
    const [worn] = plainDesign({}).garments
    const many = Array.from({ length: limits.garmentsPerLook }, (_, i) => ({ ...sure(worn), id: `n${i}` }))
    const later = await ann.call(designs.saveDesign, { id, revision, document: plainDesign({ garments: many }) })
    const stale = await ann.ask(versions.restoreVersion, { id: kept.id, revision })
    expect(stale.errMsg).toMatch(/changed in another window/)
    const full = await ann.ask(versions.restoreVersion, {
      id: kept.id,
      revision: later.revision,
      garments: [sure(worn).id],
    })
    expect(full.errMsg).toMatch(/at most 12 garments/)
    await ann.call(collections.remove, { id })
    const gone = await ann.ask(versions.restoreVersion, { id: kept.id, revision: later.revision })
    expect(gone.errMsg).toMatch(/was deleted/)
    expect((await ann.ask(versions.keepVersion, { id, name: 'Late' })).errMsg).toMatch(/was deleted/)
    expect((await ann.call(designs.openDesign, { id })).revision).toBe(later.revision)
    expect(await listed(id)).toHaveLength(2)
  })
})
