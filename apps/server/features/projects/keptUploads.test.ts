import { readFile } from 'node:fs/promises'
import { files } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { sure, sureFirst } from '@toile/geometry'
import { unedited } from '@toile/studio/uploads/pictureEdit.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { gather } from '../../documents/projectFile/gather.ts'
import { openHistory } from '../../testing/openHistory.ts'

const { toile, ann, query, collection, save, withMood, picture } = await openHistory()
afterAll(() => toile.close())
const moods = async () => (await ann.call(library.listItems, { tab: 'moodboards' })).items
const fileIds = async () => (await moods()).map((entry) => entry.picture?.id ?? '').sort()

describe('uploads to boards', () => {
  it('[S1.13] are in the library once, under their names, and stay there when they leave the board', async () => {
    const { id, moods: uploads } = await collection('Harbour')
    expect(await fileIds()).toEqual([...uploads].sort())
    expect((await moods()).map(({ name, source }) => `${source} ${name}`).sort()).toEqual([
      'Upload #1133aa',
      'Upload #aa3311',
    ])
    await save(id, (project) => ({ ...project, prompt: 'calm' }))
    await save(id, withMood([]))
    await save(id, withMood(uploads))
    expect(await fileIds()).toEqual([...uploads].sort())
  })

  it('[S2.44] tell where they are used before they are deleted, and one that was deleted does not come back by a save', async () => {
    const { id, moods: uploads } = await collection('Dunes')
    const entry = sureFirst((await moods()).filter(({ picture: own }) => own?.id === uploads[0]))
    const { uses } = sureFirst(await ann.call(library.usedIn, { ids: [entry.id] }))
    expect(uses).toContainEqual({ kind: 'project', id, name: 'Dunes', board: 'mood' })
    await ann.call(library.deleteItems, { ids: [entry.id] })
    await ann.call(library.purgeItems, { ids: [entry.id] })
    await save(id, (project) => ({ ...project, prompt: 'wind' }))
    expect(await fileIds()).not.toContain(uploads[0])
    expect((await ann.call(files.read, { ids: [sure(uploads[0])] })).map((one) => one.id)).toEqual([uploads[0]])
  })

  it('[S1.13] are kept as they were cropped for the board; what came from the library is not kept twice', async () => {
    const { id } = await collection('Cliffs')
    const fileId = await picture('#227744')
    const cropped = await ann.call(files.editPicture, {
      fileId,
      edit: { ...unedited, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
    })
    const before = await fileIds()
    const item = (own: string, source: 'Upload' | 'Library') => ({ id: own, source, pinned: false, category: '' })
    await save(id, (project) => ({
      ...project,
      boards: { ...project.boards, mood: [item(cropped.id, 'Upload'), item(sure(before[0]), 'Library')] },
    }))
    expect(await fileIds()).toEqual([...before, cropped.id].sort())
    const { content } = await toile.server.house.transaction((tx) => gather(tx, ann.userId, id, false))
    expect(content.pictures.map(({ kind }) => kind).sort()).toEqual(['drawn', 'edit', 'upload'])
  })

  it('[S1.13] of older projects come into the library when the studio is brought up to date, and parts are put right', async () => {
    const uploads = await fileIds()
    await query(`delete from library_item where tab = 'moodboards' and owner_id = $1`, [ann.userId])
    const look = sureFirst((await ann.call(library.listItems, { tab: 'looks' })).items)
    await query(`update library_item set tab = 'models' where id = $1`, [look.id])
    await query(
      `insert into library_item (owner_id, tab, name, detail) values ($1, 'mannequins', $2, '{"figure":"a"}')`,
      [ann.userId, 'Ann'],
    )
    const statements = new URL('../../host/database/migrations/0016-uploads-in-library.sql', import.meta.url)
    await query(await readFile(statements, 'utf8'))
    const { rows } = await query(`select tab, name from library_item where owner_id = $1 and tab = 'models'`, [
      ann.userId,
    ])
    expect(rows).toEqual([{ tab: 'models', name: 'Ann' }])
    expect((await ann.call(library.listItems, { tab: 'looks' })).items.map(({ id }) => id)).toContain(look.id)
    expect(await fileIds()).toEqual(expect.arrayContaining(uploads.slice(0, 2)))
    expect((await moods()).map(({ name }) => name)).toContain('#1133aa')
  })
})
