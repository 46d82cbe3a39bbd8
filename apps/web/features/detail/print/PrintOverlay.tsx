import type { OverlayProps } from '../overlayProps.ts'
import { PrintHandles } from './PrintHandles.tsx'
import { printWorn } from './printWorn.ts'
import { usePrintAspect } from './usePrintAspect.ts'

/** The handles of the print of the garment that is worked on, or of the part of it that is. */
export function PrintOverlay({ design, worn, part, view, width, height, zoom, edit }: OverlayProps) {
  const print = worn && printWorn(worn, part, view)
  const aspect = usePrintAspect(print)
  if (!worn || !print || !aspect) return null
  return <PrintHandles {...{ design, worn, print, part, view, aspect, width, height, zoom, edit }} />
}
