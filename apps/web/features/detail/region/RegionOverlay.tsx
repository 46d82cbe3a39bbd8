import { useLookMap } from '../../../shared/drawing/useLookMap.ts'
import type { OverlayProps } from '../overlayProps.ts'
import { RegionHandles } from './RegionHandles.tsx'
import { RegionLayer } from './RegionLayer.tsx'

/** The tool that draws regions, over the garment that is worked on, and handles of the region that is taken hold of. */
export const RegionOverlay = (props: OverlayProps) => <OnSide key={props.view} {...props} />

/** One side by itself: nothing is drawn by the map of the other. */
function OnSide(props: OverlayProps) {
  const { design, view, width, height, worn, tool } = props
  const { kind } = tool
  const map = useLookMap(design, view, width, height)
  if (!worn) return null
  return (
    <>
      {kind && <RegionLayer {...props} map={map} worn={worn} tool={{ ...tool, kind }} />}
      {map && <RegionHandles {...props} map={map} worn={worn} drawing={kind !== null} />}
    </>
  )
}
