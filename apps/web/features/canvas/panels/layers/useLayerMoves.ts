import { useBench } from '../../painting/usePainting.ts'
import { layerMoves } from './layerMoves.ts'

/** The moves of layers on the painting of the screen. */
export function useLayerMoves(chosen: readonly string[], own?: string) {
  const { painting } = useBench()
  return layerMoves(painting, chosen, own)
}
