import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { foreign } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import { setting } from '../../host/database/schema/settings.ts'
import { transactAs } from '../../host/database/wall.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import type { Server } from '../../host/server.ts'
import type { ComingContent } from '../projectFile/fileForm.ts'
import { gather } from '../projectFile/gather.ts'
import { importCollection } from '../projectFile/importCollection.ts'

/** The fact of the installation that names its sample project, once that is finished. */
export const sampleProjectKey = 'sampleProject'

/** The sample project as it is copied: what it holds, its stored pictures by hash, and how many bytes each of its films and tiles has. */
export interface Sample {
  content: ComingContent
  stored: ReadonlyMap<string, StoredPicture>
  films: ReadonlyMap<string, number>
  tiles: ReadonlyMap<string, number>
}

/** Reads the sample project as its owner; nothing where it is switched off, not finished, or put away. */
export async function readSample({
  house,
  people,
  settings,
}: Pick<Server, 'house' | 'people' | 'settings'>): Promise<Sample | null> {
  if (!settings.sample) return null
  const [made] = await house.select().from(setting).where(eq(setting.key, sampleProjectKey))
  if (typeof made?.value !== 'string') return null
  const sample = foreign(project, 'everybody may begin with a copy of the sample project')
  const present = and(sample, eq(project.id, made.value), isNull(project.deletedAt))
  const [found] = await house.select({ id: project.id, ownerId: project.ownerId }).from(project).where(present)
  if (!found) return null
  const { content, files, tiles } = await transactAs(people, found.ownerId, (tx) =>
    gather(tx, found.ownerId, found.id, false),
  )
  return {
    content: {
      ...content,
      pictures: content.pictures.map((one) => (one.kind === 'upload' ? { ...one, kind: 'sample' as const } : one)),
    },
    stored: new Map(
      files.map(({ hash, mime, width, height, bytes, thumbnails, palette, likeness }) => [
        hash,
        {
          hash,
          mime,
          width,
          height,
          bytes,
          thumbnails,
          ...(palette && { palette }),
          ...(likeness && { likeness }),
        },
      ]),
    ),
    films: new Map(files.flatMap(({ hash, kind, bytes }) => (kind === 'film' ? [[hash, bytes] as const] : []))),
    tiles,
  }
}

/** Makes the sample project a person's own: nothing is drawn anew, bytes are shared, and its pictures count against no trial (requirement S5.06). Answers its id. */
export async function copySample(
  tx: Transaction,
  ownerId: string,
  { content, stored, films, tiles }: Sample,
): Promise<string> {
  const { id } = await importCollection(tx, ownerId, content, { pictures: stored, films, tiles })
  return id
}
