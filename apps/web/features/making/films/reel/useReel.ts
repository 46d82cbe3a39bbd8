import { useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import type { Urgency } from '../../../../shared/drawing/lineOfOrders.ts'
import { holdReel, type ReelAsked, reelKey, reelOf } from './keptReels.ts'
import type { Reel, ReelState } from './openReel.ts'

/** A reel on the screen, drawn while it is wanted; nothing of it is drawn where no urgency is told. */
export function useReel(asked: ReelAsked, urgency: Urgency | null): { reel: Reel; state: ReelState } {
  const key = useMemo(() => reelKey(asked), [asked])
  const reel = useMemo(() => reelOf(key), [key])
  const slot = `reel ${useId()}`
  useEffect(() => holdReel(key), [key])
  useEffect(() => (urgency ? reel.draw(slot, urgency) : undefined), [reel, slot, urgency])
  return { reel, state: useSyncExternalStore(reel.subscribe, reel.state) }
}
