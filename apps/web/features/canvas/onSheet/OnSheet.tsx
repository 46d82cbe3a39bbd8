import { FrozenPart } from './FrozenPart.tsx'
import { GuidesOver } from './GuidesOver.tsx'
import { TransformOver } from './TransformOver.tsx'
import { usePolygonKeys } from './usePolygonKeys.ts'
import { useToolActions } from './useToolActions.ts'

/** What tools show over the sheet beside its selection, and their keys. */
<<<<<<<< HEAD:apps/web/features/canvas/onSheet/OnSheet.tsx
export function OnSheet() {
========
export function SheetOverlays() {
>>>>>>>> ae155dec1ddd5454cc726cf0c57540509a5c79d4:apps/web/features/canvas/onSheet/SheetOverlays.tsx
  useToolActions()
  usePolygonKeys()
  return (
    <>
      <GuidesOver />
      <FrozenPart />
      <TransformOver />
    </>
  )
}
