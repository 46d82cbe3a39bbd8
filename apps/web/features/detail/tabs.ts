import type { ComponentType } from 'react'
import { SketchTab } from './apparel/SketchTab.tsx'
import { ColorTab } from './color/ColorTab.tsx'
import type { EditTabProps } from './edit.ts'
import { ElementsTab } from './elements/ElementsTab.tsx'
import { ModelTab } from './model/ModelTab.tsx'
import { ofGarment } from './ofGarment.tsx'
import { PrintTab } from './print/PrintTab.tsx'
import { RegionTab } from './region/RegionTab.tsx'
import type { TabId } from './tabIds.ts'

interface EditTab {
  id: TabId
  label: string
  Tab: ComponentType<EditTabProps>
}

/** The kinds of edits of a look, in their order (requirement S4.01); a look opens on the first. */
export const tabs = [
  { id: 'sketch', label: 'Apparel', Tab: SketchTab },
  { id: 'color', label: 'Colour', Tab: ofGarment(ColorTab) },
  { id: 'print', label: 'Print', Tab: ofGarment(PrintTab) },
  { id: 'element', label: 'Elements', Tab: ofGarment(ElementsTab) },
  { id: 'region', label: 'Regions', Tab: ofGarment(RegionTab) },
  { id: 'models', label: 'Model', Tab: ModelTab },
] as const satisfies readonly EditTab[]
