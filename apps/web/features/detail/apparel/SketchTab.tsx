import type { EditTabProps } from '../edit.ts'
import { AddGarment } from './AddGarment.tsx'
import { ApparelTab } from './ApparelTab.tsx'
import { GarmentList } from './GarmentList.tsx'

/** What is worn: chosen, added, taken off, and the cut of the chosen one (requirement S4.01: the edit type sketch). */
export function SketchTab({ entry, look, design, project, worn, onChoose, edit }: EditTabProps) {
  return (
    <>
      <GarmentList
        design={design}
        project={project}
        current={worn?.id ?? null}
        onChoose={onChoose}
        edit={edit}
        undo={() => look.document.undo()}
      />
      <AddGarment design={design} edit={edit} onAdded={onChoose} />
      {worn && <ApparelTab key={worn.id} {...{ design, worn, edit, project }} projectId={entry.projectId} />}
    </>
  )
}
