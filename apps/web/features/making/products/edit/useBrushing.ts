import { useState } from 'react'

/** What a stroke over the picture does, and how thick it is, as a share of the longer side. */
export interface Brushing {
  brush: 'keep' | 'drop'
  radius: number
  setBrush: (brush: 'keep' | 'drop') => void
  setRadius: (radius: number) => void
}

/** The brush in the hand: the same from one step to the next. */
export function useBrushing(): Brushing {
  const [brush, setBrush] = useState<Brushing['brush']>('keep')
  const [radius, setRadius] = useState(0.02)
  return { brush, radius, setBrush, setRadius }
}
