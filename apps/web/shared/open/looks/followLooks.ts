import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { sureFirst } from '@toile/geometry'
import { send } from '../../../shell/calls/api.ts'
import { events } from '../../../shell/calls/events.ts'
import { isNew, type LookNews, newsSchema } from './lookNews.ts'
import { isShown, readAgain, shownEntry } from './useCollection.ts'
import { moved } from './waitingMoves.ts'

interface Followed {
  /** Waits until no save of a look is under way in this window. */
  settled(id: string): Promise<unknown>
  /** Shows a look as the server has it. */
  take(entry: DesignEntry): void
}

/** News in a row are read together, as when a whole collection comes back. */
const together = 60
/** From so many looks on, the collection is read whole. */
const many = 12

/** Follows what becomes of looks in other windows and in tasks: each is read by itself, and only where its project is shown. */
export function followLooks({ settled, take }: Followed): void {
  const told = new Map<string, LookNews>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function read(all: readonly LookNews[]) {
    await Promise.all(all.flatMap(({ id }) => [settled(id), moved(id)]))
    const news = all.filter((one) => isNew(one, shownEntry(one.projectId, one.id)))
    const { projectId } = sureFirst(all)
    if (news.length > many) return readAgain(projectId)
    await Promise.all(news.map(async ({ id }) => take(await send(designs.openDesign, { id }))))
  }
  function readTold() {
    timer = undefined
    const byProject = Map.groupBy(told.values(), ({ projectId }) => projectId)
    told.clear()
    for (const [projectId, all] of byProject) {
      // What could not be read is read with the whole collection.
      if (isShown(projectId)) void read(all).catch(() => readAgain(projectId))
      else void readAgain(projectId)
    }
  }
  events.on('design', (content) => {
    const news = newsSchema.safeParse(content)
    if (!news.success) return
    told.set(news.data.id, news.data)
    timer ??= setTimeout(readTold, together)
  })
}
