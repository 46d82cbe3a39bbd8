import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import type { MotionChange } from '@toile/craft/motions/own/motionChanges.ts'
import { type KeyFrame, type OwnMotion, ownMotionSchema } from '@toile/craft/motions/own/ownMotion.ts'
import { openDocument, type OpenDocument } from '@toile/rules/document.ts'
import { findPose } from '../../../../shared/drawing/desk.ts'
import { fetchUploads } from '../../../../shared/drawing/knownUploads.ts'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { newKey } from '../../../../shell/calls/api.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import type { SavedMotion } from '../saved/useSavedMotions.ts'
import { motionFilm, secondsOf } from '../reel/motionReel.ts'

/** A motion of one's own under the hands. */
export type MotionDesk = OpenDocument<OwnMotion, MotionChange>

const unsaved = openUnsaved('toile motion ', ownMotionSchema)
const desks = new Map<string, MotionDesk>()
onLeave(() => desks.clear())

/** A size in which poses are found; they are the same in any. */
const anySize = { width: 200, height: 300 }
/** Seconds between the key frames that a motion is begun with. */
const apart = 1

/** The key frames with which a motion goes on from another: its poses, second by second. */
async function keysOf(design: Design, take: Take): Promise<KeyFrame[]> {
  if (take.motion.kind === 'own') return take.motion.keys
  const film = motionFilm(design, take, take.motion)
  await fetchUploads(design)
  const times = Array.from({ length: Math.floor(secondsOf(take.motion) / apart) + 1 }, (_, i) => i * apart)
  const keys = await Promise.all(
    times.map(async (at): Promise<KeyFrame | null> => {
      const frame = Math.min(Math.round(at * film.take.rate), film.take.seconds * film.take.rate - 1)
      const found = await findPose({ film, frame, ...anySize })
      return (
        found && {
          id: newKey(),
          at,
          hold: 0,
          ease: 'both',
          stands: [found.stands[0], found.stands[1]],
          pose: found.pose,
        }
      )
    }),
  )
  return keys.flatMap((key) => key ?? [])
}

function keep(place: string, motion: OwnMotion): MotionDesk {
  const document: MotionDesk = openDocument<OwnMotion, MotionChange>(motion)
  document.subscribe(() => unsaved.keep(place, { revision: 0, document: document.get() }))
  desks.set(place, document)
  return document
}

/** The motion that is being made at a place, kept on this machine; null where none was begun. */
export function motionDesk(place: string): MotionDesk | null {
  const kept = desks.get(place) ?? null
  const left = kept ? null : unsaved.read(place)
  return left ? keep(place, left.document) : kept
}

/** Where a motion is under the hands: the one that is made in a project, or one of the library as it is changed there. */
export const motionPlace = (projectId: string, saved: SavedMotion | null): string =>
  saved ? `${projectId} ${saved.id}` : projectId

/** Lets go of a motion that was changed at a place; what is changed of it from now on is kept again. */
export function leaveMotion(place: string): void {
  desks.delete(place)
  unsaved.keep(place, null)
}

/** Begins with a motion as the library has it. */
export function openSaved(projectId: string, saved: SavedMotion): MotionDesk {
  const place = motionPlace(projectId, saved)
  leaveMotion(place)
  return keep(place, { ...saved.document, name: saved.name })
}

/** Begins a motion with the poses of the one that is chosen, in place of what was begun before; null where the look has none. */
export async function beginMotion(
  projectId: string,
  design: Design,
  take: Take,
  name: string,
): Promise<MotionDesk | null> {
  const keys = await keysOf(design, take)
  return keys.length > 0 ? keep(projectId, { kind: 'motion', version: 2, name, keys }) : null
}
