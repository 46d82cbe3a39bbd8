import { collections } from '@toile/contract/features/collections.ts'
import { films } from '@toile/contract/features/films.ts'
import { files } from '@toile/contract/features/files.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure } from '@toile/geometry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setting } from '../../host/database/schema/settings.ts'
import { readSample, sampleProjectKey } from '../../documents/visitors/sampleCopy.ts'
import { addFilm } from '../../testing/addFilm.ts'
import type { Caller } from '../../testing/caller.ts'
import { openHistory } from '../../testing/openHistory.ts'
import { openRole } from '../../testing/people.ts'

const { toile, ann, query, collection, opened, lists } = await openHistory()
afterAll(() => toile.close())
const begin = (caller: Caller) => caller.call(projects.beginProject, { name: 'First steps' })
const own = (caller: Caller, id: string) => caller.call(projects.openProject, { id })

describe('where a newcomer begins', () => {
  it('[S2.42] is an empty project while the sample project is not made, and the same one when it is asked for again', async () => {
    const visitor = await openRole(toile, 'visitor')
    const { id, from } = await begin(visitor)
    expect(from).toBe('empty')
    expect((await own(visitor, id)).project).toMatchObject({ name: 'First steps', boards: { mood: [], print: [] } })
    expect(await begin(visitor)).toEqual({ id, from: 'latest' })
  })

  describe('when the sample project is made', () => {
    let sample: Awaited<ReturnType<typeof collection>>
    beforeAll(async () => {
      sample = await collection('Harbour')
      await toile.server.house.insert(setting).values({ key: sampleProjectKey, value: sample.id })
    })

    it('[S2.42] is a copy of it, whole and theirs, whose pictures are shared by hash and count against no trial', async () => {
      const visitor = await openRole(toile, 'visitor')
      const { id, from } = await begin(visitor)
      expect(from).toBe('sample')
      const mine = await own(visitor, id)
      const theirs = await opened(sample.id)
      expect(mine.project.name).toBe('Harbour')
      expect(mine.pictures.map(({ hash }) => hash).sort()).toEqual(theirs.pictures.map(({ hash }) => hash).sort())
      const ids = mine.project.boards.mood.map((item) => item.id)
      expect(ids).toHaveLength(2)
      expect(ids).not.toContain(sample.moods[0])
      const copied = await visitor.call(collections.openCollection, { projectId: id })
      const shown = await lists(sample.id)
      const pictures = ({ designCollectionList, likeDesignCollectionList }: typeof copied) =>
        [...likeDesignCollectionList, ...designCollectionList].map((look) => look.pictures?.full)
      expect(pictures(copied)).toEqual(pictures(shown))
      expect((await visitor.get(sure(copied.likeDesignCollectionList[0]).pictures?.full ?? '')).status).toBe(200)
      expect(await visitor.call(files.uploadRoom, {})).toEqual({ most: 10, held: 0 })
      const liked = (await visitor.call(library.listItems, {})).items.map(({ designId }) => designId)
      expect(liked).toEqual([sure(copied.likeDesignCollectionList[0]).id])
    })

    it('[S2.42] asked for twice at once, is one copy', async () => {
      const visitor = await openRole(toile, 'visitor')
      const [first, second] = await Promise.all([begin(visitor), begin(visitor)])
      expect(second.id).toBe(first.id)
      expect([first.from, second.from].sort()).toEqual(['latest', 'sample'])
      expect((await visitor.call(projects.listProjects, {})).map(({ name }) => name)).toEqual(['Harbour'])
    })

    it('[S1.14] is a copy whose change leaves the sample as it was, and which goes into a collection file as uploads do', async () => {
      const visitor = await openRole(toile, 'visitor')
      const { id } = await begin(visitor)
      await visitor.call(projects.clearProject, { id })
      expect((await opened(sample.id)).project.boards.mood).toHaveLength(2)
      const { rows } = await query(`select kind from file where owner_id = $1 group by kind order by kind`, [
        visitor.userId,
      ])
      expect(rows.map(({ kind }) => kind)).toEqual(['drawn', 'sample'])
      const states = await visitor.call(history.listStates, { projectId: id })
      await visitor.call(history.retrieve, { projectId: id, stateId: states.at(-1)?.id ?? '' })
      expect((await own(visitor, id)).project.boards.mood).toHaveLength(2)
    })

    it('[S2.42] [S3.10] is a copy with the films of the sample, which its owner plays', async () => {
      const [look] = (await ann.call(collections.openCollection, { projectId: sample.id })).likeDesignCollectionList
      const designIds = [sure(look).id]
      const film = await addFilm(toile, { ownerId: ann.userId, projectId: sample.id, designIds })
      const visitor = await openRole(toile, 'visitor')
      const { id, from } = await begin(visitor)
      expect(from).toBe('sample')
      const [copied, ...others] = (await visitor.call(films.list, { projectId: id })).items
      expect(others).toEqual([])
      const mine = sure(copied)
      expect(mine.id).not.toBe(film)
      expect((await visitor.get(sure(mine.files[0]).url)).headers.get('content-type')).toBe('video/mp4')
    })

    it('[S2.42] is no copy where the sample is switched off or was put away', async () => {
      const { server } = toile
      expect(await readSample(server)).not.toBeNull()
      expect(await readSample({ ...server, settings: { ...server.settings, sample: false } })).toBeNull()
      await ann.call(projects.deleteProject, { id: sample.id })
      expect(await readSample(server)).toBeNull()
      expect((await begin(await openRole(toile, 'visitor'))).from).toBe('empty')
      await ann.call(projects.restoreProject, { id: sample.id })
    })
  })
})
