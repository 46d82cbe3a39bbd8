import type { OverlayProps } from '../overlays.ts'
import { PrintHandles } from './PrintHandles.tsx'
import { usePrintAspect } from './usePrintAspect.ts'

/** The handles of the print of the garment that is worked on. */
export function PrintOverlay({ design, worn, view, width, height, zoom, edit }: OverlayProps) {
  const print = worn?.print ?? null
  const aspect = usePrintAspect(print)
  if (!worn || !print || !aspect) return null
  return (
    <PrintHandles
      design={design}
      worn={{ ...worn, print }}
      view={view}
      aspect={aspect}
      width={width}
      height={height}
      zoom={zoom}
      edit={edit}
    />
  )
}
