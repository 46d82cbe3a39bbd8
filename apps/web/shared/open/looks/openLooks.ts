import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import type { DesignChange } from '@toile/craft/designs/designChanges.ts'
import { versions } from '@toile/contract/features/versions.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { mergeDesigns } from '@toile/craft/designs/merge/mergeDesigns.ts'
import { type KeptStep, keptStep, keptStepSchema } from '@toile/craft/designs/steps/keptStep.ts'
import { recallSteps } from '@toile/craft/designs/steps/recallSteps.ts'
import { openStepsSince, type StepsSince } from '@toile/craft/designs/steps/stepsSince.ts'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { connection } from '../../../shell/calls/connection.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { serverNow } from '../../../shell/rules/house.ts'
import { followLooks } from './followLooks.ts'
import { showEntry } from './useCollection.ts'
import type { Newer } from '../../saving/catchUp.ts'
import type { Meeting } from '../../saving/meetings.ts'
import { openOnes } from '../../saving/openOnes.ts'
import { openShared, type Shared } from '../../saving/openShared.ts'
import { enter } from '../../saving/standing.ts'
import { openUnsavedPages } from '../../saving/unsavedPages.ts'
import { isAnswer } from '../../saving/whyFailed.ts'
import { openListeners } from '../../../shell/openListeners.ts'

/** A look open for editing, with the memory of which of its steps the server keeps. */
export interface OpenLook extends Shared<Design, DesignChange> {
  steps: StepsSince
}

const keptSteps = z.array(keptStepSchema).catch([])
const unsaved = openUnsavedPages('toile look ', designSchema)
const { open, flush } = openOnes<OpenLook>()

const newerOf = ({ document, revision }: DesignEntry): Newer<Design> => ({ document, revision })

const stepsIn = (kept: unknown): KeptStep[] => keptSteps.parse(kept)

/** Lays the steps of earlier days and other windows beneath what is done here, once they can be read. */
async function recall({ id, document, steps }: OpenLook): Promise<void> {
  for (;;)
    try {
      const kept = await send(versions.listSteps, { id })
      const here = document.trail()
      const earlier = kept.filter((one) => !here.some((step) => step.id === one.id))
      const recalled = recallSteps(here[0]?.before ?? document.get(), earlier)
      steps.areKept(recalled.map(keptStep))
      return document.recall(recalled)
    } catch (error) {
      if (isAnswer(error)) return
      await new Promise<void>((back) => connection.onBack(back))
    }
}

function openEntry(entry: DesignEntry): OpenLook {
  const { id, projectId } = entry
  const steps = openStepsSince()
  const shared = openShared<Design, DesignChange>({
    id,
    ...newerOf(entry),
    savedAt: null,
    merge: mergeDesigns,
    unsaved,
    async read() {
      const present = await send(designs.openDesign, { id })
      showEntry(present)
      return newerOf(present)
    },
    newStepId: newKey,
    beside: ({ trail }) => ({
      now: () => steps.toKeep(trail()),
      arrived: (kept) => steps.areKept(stepsIn(kept)),
    }),
    async write(document, revision, key, kept) {
      const saved = await send(designs.saveDesign, { id, revision, document, steps: stepsIn(kept) }, { key })
      showEntry(saved)
      return { revision: saved.revision, savedAt: serverNow() }
    },
    async keepFormer(document) {
      await send(designs.keepFormer, { id, document }, { key: newKey() })
    },
  })
  const look: OpenLook = { ...shared, steps }
  void recall(look)
  enter(projectId, look)
  meet(entry, look)
  return look
}

/** The open look of an entry; the same one, with its whole past, for as long as the page is there. */
function openLook(entry: DesignEntry): OpenLook {
  const known = open.get(entry.id)
  if (known) return known
  const look = openEntry(entry)
  open.set(entry.id, look)
  return look
}

const hearOf = (look: OpenLook, entry: DesignEntry) =>
  void (entry.revision > look.saver.revision() && look.hear(newerOf(entry)).catch(() => {}))

/** The open look of an entry on the screen; what the entry brings that is newer is taken in. */
export function useLook(entry: DesignEntry): OpenLook {
  const look = openLook(entry)
  useEffect(() => hearOf(look, entry), [look, entry])
  return look
}

followLooks({
  settled: async (id) => open.get(id)?.saver.idle(),
  take(entry) {
    showEntry(entry)
    const look = open.get(entry.id)
    if (look) hearOf(look, entry)
  },
})

/** Restores an open look from a version of it, whole or garments of it: what is unsaved goes first, and the restoring is a step that undo takes back. */
export async function restoreLook(look: OpenLook, id: string, garments?: readonly string[]): Promise<void> {
  const { saver, document, steps } = look
  await saver.flush()
  await look.alone(async () => {
    const step = newKey()
    const chosen = garments ? { garments: [...garments] } : {}
    const asked = { id, revision: saver.revision(), step, ...chosen }
    const { design } = await send(versions.restoreVersion, asked, { key: newKey() })
    showEntry(design)
    if (!saver.isClean()) return look.takeOwn(newerOf(design))
    if (design.revision > saver.revision()) {
      saver.reload(design.document, design.revision, exchanges.restored, step)
      steps.areKept(document.trail().slice(-1).map(keptStep))
    }
  })
}

/** Changes looks past their savers, several at once, while none of them that is open takes in what is newer; what comes of it is this window's own doing, and no news of it. */
export function changeBeside<T>(
  ids: readonly string[],
  act: (done: (entry: DesignEntry) => Promise<void>) => Promise<T>,
): Promise<T> {
  const done = async (entry: DesignEntry) => {
    await open.get(entry.id)?.takeOwn(newerOf(entry))
    showEntry(entry)
  }
  // In one order always, so that no two of them wait for each other.
  const looks = ids.toSorted().flatMap((id) => open.get(id) ?? [])
  return looks.reduce<() => Promise<T>>(
    (inner, look) => () => look.alone(inner),
    () => act(done),
  )()
}

/** Two versions of a look that met, and a way to leave them for later. */
export interface LookMeeting extends Meeting<Design> {
  /** The number of the look. */
  number: number
  putOff(): void
}

const met = new Map<string, { projectId: string; meeting: LookMeeting }>()
const { subscribe, tell } = openListeners()
function meet(entry: DesignEntry, { id, meetings }: OpenLook) {
  const { projectId } = entry
  meetings.subscribe(() => {
    const meeting = meetings.shown()
    if (meeting) met.set(id, { projectId, meeting: { ...meeting, number: lookNumber(entry), putOff: meetings.putOff } })
    else met.delete(id)
    tell()
  })
}

/** The first look of a project whose two versions wait for a person. */
export const useLookMeeting = (projectId: string): LookMeeting | null =>
  useSyncExternalStore(subscribe, () => [...met.values()].find((one) => one.projectId === projectId)?.meeting ?? null)

onLeave(() => met.clear())

/** Sends everything unsaved at once. */
export const flushLooks = flush
