import { type Marker, mayEnter, type System } from '@toile/studio/people/access.ts'
import { staysOpen } from './maintenance.ts'

export interface Arrival {
  path: string
  /** The marker of the route, null when no route has this path. */
  marker: Marker | null
  own: readonly System[]
  session: readonly System[]
  /** Whether a maintenance window holds now. */
  closed: boolean
}

/** Where an arrival leads: in, or to another path (requirements S2.01, S2.14, S2.20, S2.21). */
export const entry = ({ path, marker, own, session, closed }: Arrival): 'enter' | { go: string } => {
  if (closed && !staysOpen(path)) return { go: '/upgrade' }
  if (path === '/') return { go: '/Square' }
  if (marker === null || !mayEnter(marker, own, session)) return { go: '/404' }
  return 'enter'
}
