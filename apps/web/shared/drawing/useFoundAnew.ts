import { useEffect, useEffectEvent, useState } from 'react'

/** What is found in the drawing worker, found anew whenever what it asks for is named otherwise; the one before stays until then, and what cannot be found is left as it was. */
export function useFoundAnew<Found>(named: string, find: () => Promise<Found | null>): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const seek = useEffectEvent(find)
  useEffect(() => {
    let gone = false
    const show = async () => {
      const next = await seek()
      if (!gone && next) setFound(next)
    }
    void show().catch(() => {})
    return () => {
      gone = true
    }
  }, [named])
  return found
}
