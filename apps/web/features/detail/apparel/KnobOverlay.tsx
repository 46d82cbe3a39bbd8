import type { OverlayProps } from '../overlayProps.ts'
import { KnobHandles } from './KnobHandles.tsx'

/** The handles of the cut of the garment that is worked on. */
export function KnobOverlay({ design, worn, view, width, height, zoom, edit }: OverlayProps) {
  return worn && <KnobHandles {...{ design, worn, view, width, height, zoom, edit }} />
}
