import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure, sureFirst } from '@toile/geometry'
import { afterAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../host/chores/sweep.ts'
import { thinStates } from '../../documents/projectStates/thinStates.ts'
import { openHistory } from '../../testing/openHistory.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, ann, query, wire, opened, lists, states, age, save, withMood, addLook, collection, seen } =
  await openHistory()
afterAll(() => toile.close())

describe('states of a collection', () => {
  it('[S2.50] [S4.03] in a project whose last state is older than ten minutes, every like, unlike, edit and deletion is kept', async () => {
    const { id, looks } = await collection('Old harbour')
    const grow = () => query("update project_state set created_at = created_at - interval '11 minutes'")
    await age('project', id, '1 hour')
    const steps = [
      () => ann.call(collections.unlike, { id: sure(looks[0]).id }),
      () => ann.call(collections.like, { id: sure(looks[0]).id }),
      () => ann.call(collections.unlike, { id: sure(looks[0]).id }),
      () => ann.call(collections.remove, { id: sure(looks[1]).id }),
      () => ann.call(collections.remove, { id: sure(looks[0]).id }),
    ]
    const before = (await states(id)).length
    for (const step of steps) {
      await step()
      await grow()
    }
    const { revision } = await ann.call(designs.openDesign, { id: sure(looks[0]).id })
    const document = plainDesign({ lips: { r: 9, g: 8, b: 7 } })
    for (const [i, lips] of [1, 2].entries()) {
      await grow()
      const next = { ...document, lips: { r: lips, g: 0, b: 0 } }
      await ann.call(designs.saveDesign, { id: sure(looks[0]).id, revision: revision + i, document: next })
    }
    const kept = await states(id)
    expect(kept.length).toBe(before + steps.length + 2)
    const { rows } = await query('select id, created_at from project_state where project_id = $1', [id])
    expect(rows.map((row) => row.id)).not.toContain(sure(looks[0]).id)
    const made = new Date(
      (await query('select created_at from design where id = $1', [sure(looks[0]).id])).rows[0].created_at,
    )
    expect(rows.filter(({ created_at }) => new Date(created_at).getTime() === made.getTime())).toEqual([])
  })

  it('[S2.50] [S4.04] clearing empties everything, and retrieving brings everything back as it was', async () => {
    const { id } = await collection('Harbour')
    const before = await seen(id)
    expect([before.drafts.length, before.liked.length, before.deleted.length]).toEqual([1, 1, 1])
    await ann.call(projects.clearProject, { id })
    const cleared = await seen(id)
    expect(cleared.project.boards.mood).toEqual([])
    expect([cleared.drafts, cleared.liked]).toEqual([[], []])
    const state = sureFirst(await states(id))
    expect(state).toMatchObject({
      reason: 'cleared',
      counts: { looks: 2, liked: 1, deleted: 1, sketches: 0 },
    })
    const { revision, former } = await ann.call(history.retrieve, { projectId: id, stateId: state.id })
    expect(await seen(id)).toEqual(before)
    expect((await opened(id)).revision).toBe(revision)
    await ann.call(history.retrieve, { projectId: id, stateId: former })
    expect(await seen(id)).toEqual(cleared)
  })

  it('[S2.50] looks made after a state are gone when it is retrieved, and back when that is undone', async () => {
    const { id } = await collection('Pier')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'Before the fitting' })
    const later = await addLook(id, 90)
    const first = sureFirst((await lists(id)).likeDesignCollectionList)
    const changed = plainDesign({ lips: { r: 1, g: 2, b: 3 } })
    await ann.call(designs.saveDesign, { id: first.id, revision: first.revision, document: changed })
    const after = await seen(id)
    const { former } = await ann.call(history.retrieve, { projectId: id, stateId })
    const back = await seen(id)
    expect(back.drafts.map((look) => look.id)).not.toContain(later.id)
    expect(back.liked[0]?.document.lips.r).toBe(10)
    const stale = { id: first.id, revision: first.revision, document: changed }
    expect((await ann.ask(designs.saveDesign, stale)).errMsg).toMatch(/another window/)
    await ann.call(history.retrieve, { projectId: id, stateId: former })
    expect(await seen(id)).toEqual(after)
  })

  it('[S2.50] a retrieval sent twice happens once, one that races with a save is told, and the save is not lost', async () => {
    const { id, moods } = await collection('Quay')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'First' })
    const { revision } = await opened(id)
    const saved = await save(id, withMood(moods.slice(1)))
    const late = { projectId: id, stateId, revision }
    expect((await ann.ask(history.retrieve, late)).errMsg).toMatch(/another window/)
    const sent = { projectId: id, stateId, revision: saved }
    const one = await ann.call(history.retrieve, sent, { key: 'twice' })
    expect(await ann.call(history.retrieve, sent, { key: 'twice' })).toEqual(one)
    const stale = { id, revision: saved, project: wire((await opened(id)).project) }
    expect((await ann.ask(projects.saveProject, stale)).errMsg).toMatch(/another window/)
    await ann.call(history.retrieve, { projectId: id, stateId: one.former })
    expect((await opened(id)).project.boards.mood.map((item) => item.id)).toEqual(moods.slice(1))
  })

  it('[S2.50] before work goes on after a pause, what was left is kept, and equal states cost nothing', async () => {
    const { id, moods } = await collection('Mole')
    expect(await states(id)).toEqual([])
    await age('project', id, '20 minutes')
    await save(id, withMood([sure(moods[1])]))
    await save(id, withMood([sure(moods[0])]))
    const [only, ...others] = await states(id)
    expect([sure(only).reason, others]).toEqual(['saved', []])
    await age('project_state', sure(only).id, '20 minutes')
    const [{ n: before }] = (await query('select count(*)::int n from kept_document')).rows
    await ann.call(history.keepState, { projectId: id, name: 'Named' })
    await ann.call(history.keepState, { projectId: id, name: 'Again' })
    expect((await states(id)).map(({ name }) => name)).toEqual(['Again', 'Named', ''])
    const [{ n: after }] = (await query('select count(*)::int n from kept_document')).rows
    expect(after - before).toBe(1)
  })

  it('[S2.50] automatic states become fewer with age, named ones stay', async () => {
    const { id } = await collection('Slip')
    const made: string[] = []
    for (const ago of ['3 days 10 minutes', '3 days 20 minutes', '30 days', '30 days 5 minutes', '1 hour']) {
      const kept = await ann.call(history.keepState, { projectId: id, name: 'x' })
      await query(
        `update project_state set reason = 'saved', name = '',
           created_at = date_trunc('hour', now()) + interval '30 minutes' - $2::interval where id = $1`,
        [kept.id, ago],
      )
      made.push(kept.id)
    }
    const named = await ann.call(history.keepState, { projectId: id, name: 'Keep me' })
    await age('project_state', named.id, '3 days')
    await thinStates.run({ db: toile.server.house, now: Date.now() })
    const left = (await states(id)).map((state) => state.id)
    expect(new Set(left)).toEqual(new Set([made[0], made[2], made[4], named.id]))
  })

  it('[S2.50] pictures of states are not swept, and one that is lost is drawn again', async () => {
    const { id, looks } = await collection('Dock')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'Kept' })
    const [{ pictures }] = (await query('select pictures from design where id = $1', [sure(looks[0]).id])).rows
    await query('delete from design where project_id = $1', [id])
    await query('delete from library_item')
    await query("delete from file where kind = 'drawn'")
    await sweepFiles(toile.server.house, toile.server.files, Date.now() + 10 * 86_400_000)
    const name = `${pictures.front.slice(0, 2)}/${pictures.front.slice(2, 4)}/${pictures.front}.webp`
    expect(await toile.server.files.store.has(name)).toBe(true)
    await toile.server.files.store.remove(name)
    await ann.call(history.retrieve, { projectId: id, stateId })
    expect(await toile.server.files.store.has(name)).toBe(true)
    expect((await ann.get(sure((await lists(id)).likeDesignCollectionList[0]).pictures?.full ?? '')).status).toBe(200)
  })
})

describe('comparing and bringing back', () => {
  it('[S2.50] tells what differs between a state and now, with pictures of both, and brings single things back', async () => {
    const { id, moods, looks } = await collection('Buoy')
    const { id: stateId } = await ann.call(history.keepState, { projectId: id, name: 'Then' })
    await save(id, (project) => ({ ...withMood([sure(moods[1])])(project), prompt: 'calmer' }))
    await ann.call(collections.remove, { id: sure(looks[0]).id })
    const later = await addLook(id, 77)
    const told = await ann.call(history.compareStates, { projectId: id, before: stateId, after: null })
    expect(told.differences.boards).toEqual([{ board: 'mood', added: [], removed: [moods[0]], moved: [], changed: [] }])
    expect(told.differences.settings).toEqual(['prompt'])
    expect(told.differences.looks.map(({ id: look, kind, before, after }) => [look, kind, before, after])).toEqual([
      [sure(looks[0]).id, 'changed', 'liked', 'deleted'],
      [later.id, 'added', null, 'draft'],
    ])
    expect(new Set(told.pictures.map((one) => one.id))).toEqual(new Set(moods))
    expect((await ann.get(sure(told.before.looks[0]).full ?? '')).status).toBe(200)
    const things = [
      { kind: 'item' as const, board: 'mood' as const, id: sure(moods[0]) },
      { kind: 'look' as const, id: sure(looks[0]).id },
    ]
    await ann.call(history.bringBack, { projectId: id, stateId, things })
    const now = await ann.call(history.compareStates, { projectId: id, before: stateId, after: null })
    expect(now.differences).toMatchObject({ boards: [], settings: ['prompt'] })
    expect(now.differences.looks.map(({ id: look }) => look)).toEqual([later.id])
    expect((await seen(id)).kept).toContain(sure(looks[0]).id)
    await ann.call(history.bringBack, { projectId: id, stateId, things: [{ kind: 'look', id: later.id }] })
    expect((await lists(id)).deleteDesignCollectionList.map((look) => look.id)).toContain(later.id)
  })

  it('[S6.11] a state of another project is not found, though it is one’s own', async () => {
    const one = await collection('Reef')
    const other = await collection('Shoal')
    const { id: stateId } = await ann.call(history.keepState, { projectId: other.id, name: 'x' })
    expect((await ann.ask(history.retrieve, { projectId: one.id, stateId })).errMsg).toMatch(/not here/)
    const compared = { projectId: one.id, before: stateId, after: null }
    expect((await ann.ask(history.compareStates, compared)).errMsg).toMatch(/not here/)
  })
})
