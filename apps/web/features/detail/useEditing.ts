import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { PartId } from '@toile/craft/garments/partOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useMemo, useState } from 'react'
import { useDocument } from '../../shell/useDocument.ts'
import { editOf } from '../../shared/fields/editOf.ts'
import { slotOf } from '../../shared/open/names/garmentName.ts'
import { useLook } from '../../shared/open/looks/openLooks.ts'
import type { EditTabProps } from './edit.ts'
import { firstTool } from './regionTool.ts'
import type { TabId } from './tabIds.ts'
import { tabs } from './tabs.ts'

let lastTab: TabId = tabs[0].id
let lastView: View = 'front'

interface Editing {
  editing: EditTabProps
  tab: TabId
  setTab: (tab: TabId) => void
  setView: (view: View) => void
}

/** What is worked on in a look: the tab and the side as they were in the look before, and the outermost garment until another is chosen. */
export function useEditing(entry: DesignEntry, project: Project): Editing {
  const look = useLook(entry)
  const { value: design } = useDocument(look.document)
  const edit = useMemo(() => editOf(look.document), [look])
  const [tab, showTab] = useState<TabId>(lastTab)
  const [view, showView] = useState<View>(lastView)
  const [chosen, onChoose] = useState<string | null>(null)
  const [part, onPart] = useState<PartId | null>(null)
  const [tool, onTool] = useState(firstTool)
  const outermost = design.garments.findLast((one) => slotOf(one, project) !== 'accessory') ?? design.garments.at(-1)
  const worn = design.garments.find(({ id }) => id === chosen) ?? outermost ?? null
  return {
    editing: { entry, look, design, project, view, worn, onChoose, part, onPart, tool, onTool, edit },
    tab,
    setTab(next) {
      lastTab = next
      showTab(next)
    },
    setView(next) {
      lastView = next
      showView(next)
    },
  }
}
