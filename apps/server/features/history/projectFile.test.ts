import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure, sureFirst } from '@toile/geometry'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { brand as brands } from '../../host/database/schema/brands.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openCollectionFile } from '../../testing/openCollectionFile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'

const { here, there, ann, ben, own, exported, exportOf, importTo, refusal, forged, content, plainly, close } =
  await openCollectionFile()
afterAll(close)

describe('a collection file', () => {
  it('[S1.14] on another server, for another person, it gives the same designs: documents alike, pictures byte for byte', async () => {
    const { imported, already } = await importTo(ben, exported)
    expect(already).toBeNull()
    expect(imported?.name).toBe('Harbour')
    const id = imported?.id ?? ''
    expect((await ben.call(history.listCollections, {})).items).toMatchObject([
      { id, name: 'Harbour', counts: { looks: 1, liked: 1, deleted: 1, sketches: 1 } },
    ])
    expect(await plainly(ben, id)).toEqual(await plainly(ann, own.id))
    const lists = await ben.call(collections.openCollection, { projectId: id })
    const liked = sureFirst(lists.likeDesignCollectionList)
    expect(own.looks).not.toContain(liked.id)
    const bytes = async (caller: Caller, path: string) => Buffer.from(await (await caller.get(path)).arrayBuffer())
    const shown = liked.pictures?.full ?? ''
    expect(await bytes(ben, shown)).toEqual(await bytes(ann, shown))
    for (const [from, to] of [
      [own.looks[0], liked.id],
      [own.looks[1], sure(lists.deleteDesignCollectionList[0]).id],
    ]) {
      const drawnBy = async (caller: Caller, one: string) =>
        (await orderedFile(caller, designs.exportLook, { id: one, file: { scene: 'look', width: 256 } })).bytes
      const drawn = await drawnBy(ben, sure(to))
      expect(drawn.equals(await drawnBy(ann, sure(from)))).toBe(true)
      expect((await sharp(drawn).metadata()).width).toBe(256)
    }
    const [held] = await there.server.house.select().from(brands)
    const { project } = await ben.call(projects.openProject, { id })
    expect(held).toMatchObject({ id: project.brandId, ownerId: ben.userId, rightsAt: null })
    expect(held?.document).toMatchObject({ name: 'Mole', pictures: [sure(project.boards.mood[0]).id] })
    expect(
      (await ben.call(library.listItems, { tab: 'looks' })).items.flatMap(({ designId }) => designId ?? []),
    ).toEqual([liked.id])
    const { rows } = await there.database.pool.query('select "order" from collection where project_id = $1', [id])
    expect(rows[0].order).toEqual([liked.id])
  })

  it('[S2.50] its states come with it and can be retrieved there', async () => {
    const { id } = sureFirst((await ben.call(history.listCollections, {})).items)
    const states = await ben.call(history.listStates, { projectId: id })
    expect(states.map(({ reason, name }) => [reason, name])).toContainEqual(['named', 'With the coat'])
    const named = states.find(({ name }) => name === 'With the coat')
    await ben.call(history.retrieve, { projectId: id, stateId: named?.id ?? '' })
    const lists = await ben.call(collections.openCollection, { projectId: id })
    expect(lists.deleteDesignCollectionList).toEqual([])
    expect((await ben.call(projects.openProject, { id })).project.boards.sketch).toHaveLength(1)
  })

  it('[S1.14] a file that is here already is told of, and a copy is made only when it is wanted, under its own name', async () => {
    const mine = await importTo(ann, exported)
    expect(mine).toEqual({ imported: null, already: { id: own.id, name: 'Harbour' } })
    const again = await importTo(ben, exported)
    expect(again).toMatchObject({ imported: null, already: { name: 'Harbour' } })
    const copy = await importTo(ben, exported, 'yes')
    expect(copy.imported?.name).toBe('Harbour 2')
    const back = await importTo(ann, await exportOf(ben, copy.imported?.id ?? ''))
    expect(back.imported?.name).toBe('Harbour 2')
  })

  it('[S1.14] an import that is sent twice happens once', async () => {
    const send = async () => {
      const form = new FormData()
      form.set('copy', 'yes')
      form.set('file', new Blob([Uint8Array.from(exported)]), 'harbour.toile')
      const headers = {
        authorization: ben.token,
        'idempotency-key': 'once',
        cookie: [...ben.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }
      return (
        await fetch(`${there.address}${history.importProject.path}`, { method: 'POST', body: form, headers })
      ).json()
    }
    const before = (await ben.call(history.listCollections, {})).total
    const one = await send()
    expect(one.errCode).toBe(0)
    expect(await send()).toEqual(one)
    expect((await endedTask(ben, one.data.taskId)).status).toBe('succeeded')
    expect(await send()).toEqual(one)
    expect((await ben.call(history.listCollections, {})).total).toBe(before + 1)
  })

  it('[S1.14] a file of the first form is taken in, and its people stand in space', async () => {
    const earlier = forged(
      content((one) => {
        const renamed = new Map<string, string>()
        one.documents = Object.fromEntries(
          Object.entries<{ mannequin: object }>(one.documents).map(([hash, document]) => {
            const flat = { ...document, version: 1, mannequin: { ...document.mannequin, person: 'ines', pose: 'walk' } }
            renamed.set(hash, hashBytes(Buffer.from(JSON.stringify(flat))))
            return [renamed.get(hash), flat]
          }),
        )
        for (const { designs: looks } of [one.present, ...one.states])
          for (const look of looks) look.document = renamed.get(look.document)
      }),
      (told) => ({ ...told, version: 1 }),
    )
    const { imported } = await importTo(ben, earlier, 'yes')
    const lists = await ben.call(collections.openCollection, { projectId: imported?.id ?? '' })
    const { document } = sureFirst(lists.likeDesignCollectionList)
    expect(document).toMatchObject({ version: 3, mannequin: { person: 'ines', pose: 'stroll' } })
    const damaged = forged(
      content((one) => {
        const hash = sureFirst(Object.keys(one.documents))
        one.documents[hash].version = 1
      }),
    )
    expect(await refusal(damaged)).toMatch(/damaged: documents/)
  })

  it('[S6.11] nobody exports another’s collection', async () => {
    const cyd = await openRole(here)
    const answer = await cyd.ask(history.exportProject, { projectId: own.id })
    expect(answer).toMatchObject({ errCode: 1, errMsg: expect.stringMatching(/not here/) })
  })
})
