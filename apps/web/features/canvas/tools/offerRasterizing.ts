import { t } from '../../../languages/index.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import type { Painting } from '../painting/openPainting.ts'

/** Makes plain paint of a layer, and says how it went (requirement S4.11). */
export async function rasterizeLayer(painting: Painting, id: string): Promise<boolean> {
  const name = painting.get().document?.layers[id]?.name ?? ''
  const running = t('{{name}} is being rasterised', { name })
  toasts.done(running)
  const done = await painting.ask('rasterize', id).catch(() => false)
  toasts.withdraw(running)
  if (done)
    toasts.done(t('{{name}} is rasterised', { name }), { label: t('Undo'), run: () => painting.say({ say: 'undo' }) })
  else toasts.fail(t('{{name}} could not be rasterised; it is as it was', { name }))
  return done
}

/** Where the layer that is worked on is text or a picture, offers to make plain paint of it; says whether it did. */
export function offerRasterizing(painting: Painting): boolean {
  const { document } = painting.get()
  const layer = document?.layers[document.active]
  if (layer?.kind !== 'text' && layer?.kind !== 'picture') return false
  const { id, name } = layer
  toasts.warn(t('{{name}} has to be rasterised first: what it is made of can then no longer be edited.', { name }), {
    label: t('Rasterise'),
    run: () => void rasterizeLayer(painting, id),
  })
  return true
}
