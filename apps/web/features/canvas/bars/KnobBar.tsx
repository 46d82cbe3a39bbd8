import type { ReactNode } from 'react'
import { isSelecting } from '../tools/index.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './bars.module.css'
import { BrushKnobs } from './BrushKnobs.tsx'
import { FillKnobs, GradientKnobs } from './FillKnobs.tsx'
import { LiquifyKnobs } from './LiquifyKnobs.tsx'
import { TransformKnobs } from './TransformKnobs.tsx'
import { PickKnobs } from './PickKnobs.tsx'
import { SelectKnobs } from './SelectKnobs.tsx'
import { TextKnobs } from './TextKnobs.tsx'

/** What can be turned at the tool in the hand. */
export function KnobBar({ title, children }: { title?: string; children?: ReactNode }) {
  const { tool } = useDesk()
  return (
    <div className={styles.knobs}>
      {title && <h1>{title}</h1>}
      {(tool === 'brush' || tool === 'eraser') && <BrushKnobs />}
      {isSelecting(tool) && <SelectKnobs />}
      {tool === 'fill' && <FillKnobs />}
      {tool === 'gradient' && <GradientKnobs />}
      {tool === 'pick' && <PickKnobs />}
      {tool === 'transform' && <TransformKnobs />}
      {tool === 'text' && <TextKnobs />}
      {tool === 'liquify' && <LiquifyKnobs />}
      {children}
    </div>
  )
}
