import { FrozenPart } from './FrozenPart.tsx'
import { GuidesOver } from './GuidesOver.tsx'
import { TransformOver } from './TransformOver.tsx'
import { usePolygonKeys } from './usePolygonKeys.ts'
import { useToolActions } from './useToolActions.ts'

/** What tools show over the sheet beside its selection, and their keys. */
export function OnSheet() {
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
