import type { OverlayProps } from '../overlayProps.ts'
import { RegionLayer } from './RegionLayer.tsx'

/** The tool that draws regions, over the garment that is worked on. */
export function RegionOverlay({ design, worn, view, width, height, zoom, tool, edit }: OverlayProps) {
  const { kind } = tool
  if (!worn || !kind) return null
  return <RegionLayer {...{ design, worn, view, width, height, zoom, edit }} tool={{ ...tool, kind }} />
}
