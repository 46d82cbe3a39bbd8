import { useSyncExternalStore } from 'react'
import { useBench } from './usePainting.ts'
import type { Camera } from '../view/camera.ts'

/** The camera, as it is now. */
export function useLook(): Camera {
  const { look } = useBench()
  return useSyncExternalStore(look.subscribe, look.get)
}
