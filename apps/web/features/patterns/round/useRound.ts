import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { DrapeOrder } from './draping/drapeSaid.ts'
import { openRound, type Round, type RoundState } from './openRound.ts'

const before: RoundState = {
  stage: 'form',
  progress: 0,
  isOn: true,
  remarks: [],
  held: true,
  graphics: 'there',
  pins: 0,
}
const nobody = () => () => undefined

/** A garment that is draped on a canvas as long as it is on the screen; nothing before the canvas is there. */
export function useRound(
  canvas: RefObject<HTMLCanvasElement | null>,
  order: DrapeOrder,
): { round: Round | null; state: RoundState } {
  const [round, setRound] = useState<Round | null>(null)
  useEffect(() => {
    if (!canvas.current) return
    const opened = openRound(canvas.current, order)
    setRound(opened)
    return () => {
      opened.close()
      setRound(null)
    }
  }, [canvas, order])
  return { round, state: useSyncExternalStore(round?.subscribe ?? nobody, () => round?.get() ?? before) }
}
