import type { Region } from '@toile/craft/applied/region.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { AppliedList } from './AppliedList.tsx'
import { useChosenApplied } from './chosenApplied.ts'
import { ElementFields } from './ElementFields.tsx'
import { useAppliedNames } from './useAppliedNames.ts'
import { RegionFields } from './RegionFields.tsx'
import { strokeOf } from './strokeOf.ts'

interface OnTheClothProps {
  worn: Worn
  project: Project
  edit: Edit
  /** Whether the fields of what is taken hold of stand above the list. */
  fieldsFirst?: boolean
  /** Told when a region is filled or edged otherwise: the next one is drawn like it. */
  onFilled?: (change: Partial<Pick<Region, 'fill' | 'edge'>>) => void
}

/** What lies on a garment, in one list, and the exact numbers and colours of what is taken hold of, whichever kind it is. */
export function OnTheCloth({ worn, project, edit, fieldsFirst = false, onFilled }: OnTheClothProps) {
  const { t } = useTranslation()
  const chosen = useChosenApplied()
  const { id, applied = [] } = worn
  const names = useAppliedNames(applied)
  if (applied.length === 0) return null
  const held = applied.find((one) => one.id === chosen)
  const list = (
    <Section title={t('On the cloth')}>
      <AppliedList worn={worn} edit={edit} />
    </Section>
  )
  return (
    <>
      {!fieldsFirst && list}
      {held?.kind === 'notion' && <ElementFields key={held.id} garment={id} element={held} edit={edit} />}
      {held?.kind === 'region' && (
        <RegionFields
          key={held.id}
          garment={id}
          region={held}
          called={names[applied.indexOf(held)]?.called ?? ''}
          stroke={applied.flatMap((one) => (strokeOf(one.id) === strokeOf(held.id) ? one.id : []))}
          project={project}
          edit={edit}
          onFilled={onFilled}
        />
      )}
      {fieldsFirst && list}
    </>
  )
}
