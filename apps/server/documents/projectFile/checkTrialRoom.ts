import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { CollectionContent } from './fileForm.ts'

/** What a trial may still take in: how many pictures, and which it holds already, each by its kind and hash. */
export interface TrialRoom {
  left: number
  held: readonly string[]
}

/** A picture as somebody holds it; what came with the sample project is a picture like any other in a file. */
export const heldAs = ({ kind, hash }: { kind: string; hash: string }): string =>
  `${kind === 'sample' ? 'upload' : kind} ${hash}`

/** Refuses more pictures than a trial has room for, whatever they are called; those that it holds are not counted again, nor are pictures drawn of its looks, as nowhere (requirement S5.06). */
export function checkTrialRoom(room: TrialRoom | null, { pictures, present, states }: CollectionContent): void {
  if (!room) return
  const held = new Set(room.held)
  const moments = [present, ...states]
  const looks = new Set(moments.flatMap(({ designs }) => designs.flatMap(({ picture }) => picture ?? [])))
  const taken = new Set(
    moments.flatMap(({ products, canvases }) => [
      ...(products ?? []).map(({ picture }) => picture),
      ...(canvases ?? []).flatMap(({ preview }) => preview ?? []),
    ]),
  )
  const isOfLook = ({ id, hash, kind }: (typeof pictures)[number]) =>
    (kind === 'drawn' && looks.has(hash)) || (kind === 'made' && taken.has(id))
  const counted = pictures.filter((picture) => !isOfLook(picture)).map(heldAs)
  const coming = new Set(counted.filter((picture) => !held.has(picture))).size
  if (coming > 0 && coming > room.left) throw refuse('trialUploadsUsed', { most: limits.trialUploads })
}
