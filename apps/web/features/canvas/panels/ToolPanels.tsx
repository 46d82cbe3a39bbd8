import { useKnown } from '../painting/usePainting.ts'
import { isSelecting } from '../tools/index.ts'
import { useDesk } from '../tools/useDesk.ts'
import { AdjustPanel } from './adjusting/AdjustPanel.tsx'
import { TransformPanel } from './transform/TransformPanel.tsx'
import { SelectionPanel } from './selection/SelectionPanel.tsx'

/** The panels of the tool in the hand, above all others. */
export function ToolPanels() {
  const { tool } = useDesk()
  const { selection, trial } = useKnown()
  return (
    <>
      {trial === 'adjust' && <AdjustPanel />}
      {tool === 'transform' && <TransformPanel />}
      {(selection || isSelecting(tool)) && <SelectionPanel />}
    </>
  )
}
