import { files } from '@toile/contract/features/files.ts'
import { events } from '../../shell/calls/events.ts'
import { refresh, useCall } from '../../shell/calls/useCall.ts'

/** How many pictures of their own a trial holds, and how many of these are stored. */
export interface TrialRoom {
  most: number
  held: number
  left: number
}

// Uploads of every window count, and so does what is deleted in one of them.
events.on('upload', () => void refresh(files.uploadRoom))

/** What a trial still holds; null for everybody else, and while it is not known (requirement S5.06). */
export function useTrialRoom(): TrialRoom | null {
  const { data } = useCall(files.uploadRoom, {}, { saidByScreen: true })
  if (!data || data.most === null) return null
  return { most: data.most, held: data.held, left: Math.max(0, data.most - data.held) }
}
