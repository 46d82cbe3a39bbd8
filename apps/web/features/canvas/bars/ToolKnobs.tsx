import { isSelecting } from '../tools/index.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BrushKnobs } from './BrushKnobs.tsx'
import { FillKnobs, GradientKnobs } from './FillKnobs.tsx'
import { LiquifyKnobs } from './LiquifyKnobs.tsx'
import { PickKnobs } from './PickKnobs.tsx'
import { SelectKnobs } from './SelectKnobs.tsx'
import { TextKnobs } from './TextKnobs.tsx'
import { TransformKnobs } from './TransformKnobs.tsx'

/** What can be turned at the tool in the hand. */
export function ToolKnobs() {
  const { tool } = useDesk()
  if (isSelecting(tool)) return <SelectKnobs />
  switch (tool) {
    case 'brush':
    case 'eraser':
      return <BrushKnobs />
    case 'fill':
      return <FillKnobs />
    case 'gradient':
      return <GradientKnobs />
    case 'pick':
      return <PickKnobs />
    case 'transform':
      return <TransformKnobs />
    case 'text':
      return <TextKnobs />
    case 'liquify':
      return <LiquifyKnobs />
    default:
      return null
  }
}
