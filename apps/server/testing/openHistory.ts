import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure } from '@toile/geometry'
import type { Project } from '@toile/studio/projects/project.ts'
import sharp from 'sharp'
import { z } from 'zod'
import { documentHash } from '../documents/designs/documentHash.ts'
import { openTestToile } from './openTestToile.ts'
import { openRole } from './people.ts'
import { plainDesign } from './things.ts'

/** A studio with somebody in it who makes collections, and sees them as their owner does. */
export async function openHistory() {
  const toile = await openTestToile({ TOILE_ROLE: 'api' })
  const ann = await openRole(toile)
  const look = (red: number) => plainDesign({ lips: { r: red, g: 60, b: 60 } })
  const { id: projectId } = await ann.call(projects.createProject, { name: 'Aside' })
  /** The look whose picture the others show. */
  const drawn = (await ann.call(designs.importDesign, { projectId, document: look(10) })).id

  const query = (text: string, values: unknown[] = []) => toile.database.pool.query(text, values)
  const wire = (project: Project) => z.encode(projects.saveProject.takes.shape.project, project)
  const opened = (id: string) => ann.call(projects.openProject, { id })
  const lists = (projectId: string) => ann.call(collections.openCollection, { projectId })
  const states = (projectId: string) => ann.call(history.listStates, { projectId })
  const age = (what: string, id: string, by: string) =>
    query(`update ${what} set created_at = created_at - $2::interval where id = $1`, [id, by])

  async function picture(color: string): Promise<string> {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer()
    const sent = await ann.upload('mood', `${color}.png`, bytes)
    return (sent.data as { picture: { id: string } }).picture.id
  }

  async function save(id: string, change: (project: Project) => Project): Promise<number> {
    const { revision, project } = await opened(id)
    return (await ann.call(projects.saveProject, { id, revision, project: wire(change(project)) })).revision
  }

  const withMood = (ids: string[]) => (project: Project) => ({
    ...project,
    boards: {
      ...project.boards,
      mood: ids.map((id) => ({ id, source: 'Upload' as const, pinned: false, category: '' })),
    },
  })

  /** A look set among the others as a generation would; all show the one picture that was drawn, of the look with 10. */
  async function addLook(projectId: string, red: number) {
    const document = look(red)
    const { rows } = await query(
      `insert into design (project_id, owner_id, position, document, document_hash, pictures, thumbnails)
     select $1, owner_id, (select coalesce(max(position), -1) + 1 from design where project_id = $1),
       $3, $4, pictures, thumbnails from design where id = $2 returning id`,
      [projectId, drawn, JSON.stringify(document), documentHash(document)],
    )
    return ann.call(designs.openDesign, { id: rows[0].id })
  }

  /** A collection with two pictures on its moodboard and three looks: one liked, one draft, one deleted. */
  async function collection(name: string) {
    const { id } = await ann.call(projects.createProject, { name })
    const moods = [await picture('#aa3311'), await picture('#1133aa')]
    await save(id, withMood(moods))
    const looks = [await addLook(id, 10), await addLook(id, 20), await addLook(id, 30)]
    await ann.call(collections.like, { id: sure(looks[0]).id })
    await ann.call(collections.remove, { id: sure(looks[2]).id })
    await query('update collection set "order" = $2 where project_id = $1', [id, JSON.stringify([sure(looks[0]).id])])
    return { id, moods, looks }
  }

  /** What a person sees of a collection, but for what counts changes. */
  async function seen(id: string) {
    const { project, pictures } = await opened(id)
    const { designCollectionList, likeDesignCollectionList, deleteDesignCollectionList } = await lists(id)
    const plain = (list: typeof designCollectionList) => list.map((look) => ({ ...look, revision: 0 }))
    return {
      project,
      pictures,
      drafts: plain(designCollectionList),
      liked: plain(likeDesignCollectionList),
      deleted: plain(deleteDesignCollectionList),
      order: (await query('select "order" from collection where project_id = $1', [id])).rows[0].order,
      kept: (await ann.call(library.listItems, { tab: 'looks' })).items.map(({ designId }) => designId),
    }
  }

  return { toile, ann, query, wire, opened, lists, states, age, picture, save, withMood, addLook, collection, seen }
}
