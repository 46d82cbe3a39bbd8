import { armsSchema } from '@toile/craft/films/movedSettings.ts'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import { openListeners } from '../../../../shell/openListeners.ts'

/** How one picture is filmed: on its own ground or that of the film, and what its arms are. */
const settingsSchema = z.object({ ownGround: z.boolean().default(true), arms: armsSchema.prefault({}) })
export type PictureSettings = z.output<typeof settingsSchema>

const unsaved = openUnsaved('toile filmed picture ', settingsSchema)
const known = new Map<string, PictureSettings>()
const changed = openListeners()
onLeave(() => known.clear())

function settingsOf(figure: string): PictureSettings {
  const kept = known.get(figure) ?? unsaved.read(figure)?.document ?? settingsSchema.parse({})
  known.set(figure, kept)
  return kept
}

function keep(figure: string, settings: PictureSettings) {
  known.set(figure, settings)
  unsaved.keep(figure, { revision: 0, document: settings })
  changed.tell()
}

/** How a picture is filmed, kept on this machine, and what changes some of it. */
export function usePictureSettings(figure: string): [PictureSettings, (change: Partial<PictureSettings>) => void] {
  const settings = useSyncExternalStore(changed.subscribe, () => settingsOf(figure))
  return [settings, (change) => keep(figure, { ...settings, ...change })]
}
