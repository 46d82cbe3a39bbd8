import { setAround } from '@toile/craft/designs/changes.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { ColorChips } from '../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { Backdrops } from './Backdrops.tsx'

/** What the look stands before, and its colour. */
export function GroundFields({ design, project, edit }: { design: Design; project: Project; edit: Edit }) {
  const { t } = useTranslation()
  return (
    <Section title={t('Ground|backdrop')}>
      <Backdrops design={design} edit={edit} />
      <ColorField
        name={t('Ground|backdrop')}
        color={design.ground}
        onChange={(ground) => edit(setAround, { ground }, 'color')}
      />
      <ColorChips project={project} current={design.ground} onChoose={(ground) => edit(setAround, { ground })} />
    </Section>
  )
}
