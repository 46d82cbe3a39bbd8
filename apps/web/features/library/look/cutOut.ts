import { library, type LibraryEntry } from '@toile/contract/features/library.ts'
import { pictures } from '@toile/contract/features/pictures.ts'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { limits } from '@toile/rules/limits.ts'
import { t } from '../../../languages/index.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { refreshLibrary, toBin } from '../changes.ts'
import { finished } from '../finished.ts'

/** Cuts the thing in a picture out of its ground and keeps it beside the picture, with the same tags. */
export async function cutOut({ picture, name, tab, category, tags }: LibraryEntry): Promise<void> {
  if (!picture) return
  try {
    const { taskId } = await send(pictures.cutOut, { fileId: picture.id }, { key: newKey() })
    void refresh(calls.listTasks)
    const { fileId, asks } = tasks.cutOut.gives.parse(await finished(taskId))
    const cut = t('{{name}}, cut out', { name }).slice(0, limits.nameLength)
    const entry = await send(library.addItem, { fileId, tab, name: cut, category, tags }, { key: newKey() })
    await refreshLibrary()
    toasts.done(t('{{name}} is in the library', { name: cut }), { label: 'Undo', run: () => void toBin([entry.id]) })
    if (asks) toasts.warn(t('The edge of the cut-out is not sure. Cut it out on a board to correct it with a brush.'))
  } catch (error) {
    sayRefusal(error)
  }
}
