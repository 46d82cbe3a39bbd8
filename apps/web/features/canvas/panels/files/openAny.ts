import type { Note } from '@toile/canvas/files/said.ts'
import { t } from '../../../../languages/index.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import type { Painting } from '../../painting/openPainting.ts'

/** Opens a Photoshop file or a painting in the place of what is there, and places a picture as a layer; gives what is to be said of it. */
export async function openAny(painting: Painting, file: File): Promise<readonly Note[] | null> {
  const name = file.name.toLowerCase()
  const kind = name.endsWith('.psd') ? 'psd' : name.endsWith('.zip') ? 'own' : null
  if (!kind && !file.type.startsWith('image/')) {
    toasts.warn(t('This file cannot be opened here: choose a picture, a PSD or a Toile painting.'))
    return null
  }
  try {
    if (kind) return await painting.ask('openFile', { file, kind })
    await painting.ask('place', { file, name: file.name.replace(/\.\w+$/, '') })
  } catch {
    toasts.fail(t('{{name}} could not be read; nothing was changed.', { name: file.name }))
  }
  return null
}
