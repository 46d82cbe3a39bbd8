import type { ComponentType } from 'react'
import type { EditTabProps } from './edit.ts'
import { GarmentChips } from './GarmentChips.tsx'

/** A tab that works on one garment, under the choice of which. */
export function ofGarment(
  Tab: ComponentType<EditTabProps & { worn: NonNullable<EditTabProps['worn']> }>,
): ComponentType<EditTabProps> {
  return function GarmentTab(props) {
    const { design, project, worn, onChoose } = props
    return (
      <>
        <GarmentChips design={design} project={project} current={worn?.id ?? null} onChoose={onChoose} />
        {worn && <Tab key={worn.id} {...props} worn={worn} />}
      </>
    )
  }
}
