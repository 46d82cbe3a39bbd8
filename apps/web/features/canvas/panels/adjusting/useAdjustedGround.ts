import { useEffect, useState } from 'react'
import type { AdjustedGround } from '../../painting/crafts/adjustingActs.ts'
import { useBench } from '../../painting/usePainting.ts'

/** What an adjustment works on, once it is counted. */
export function useAdjustedGround(layer: string | null): AdjustedGround | null {
  const { painting } = useBench()
  const [ground, setGround] = useState<AdjustedGround | null>(null)
  useEffect(() => {
    let wanted = true
    void painting.ask('adjustedGround', { adjustment: layer }).then(
      (made) => wanted && setGround(made),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [painting, layer])
  return ground
}
