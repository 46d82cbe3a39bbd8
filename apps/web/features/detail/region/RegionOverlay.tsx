import type { OverlayProps } from '../overlayProps.ts'
import { RegionHandles } from './RegionHandles.tsx'
import { RegionLayer } from './RegionLayer.tsx'

/** The tool that draws regions, over the garment that is worked on, and handles of the region that is taken hold of. */
export function RegionOverlay(props: OverlayProps) {
  const { worn, tool } = props
  const { kind } = tool
  if (!worn) return null
  return (
    <>
      {kind && <RegionLayer {...props} worn={worn} tool={{ ...tool, kind }} />}
      <RegionHandles {...props} worn={worn} drawing={kind !== null} />
    </>
  )
}
