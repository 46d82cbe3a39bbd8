import { SegmentedControl } from '@mantine/core'
import { setAround, setStyle } from '@toile/craft/designs/changes.ts'
import { type Design, styleSchema } from '@toile/craft/designs/design.ts'
import { readShoe, shoes } from '@toile/craft/mannequins/shoes.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { styleNames } from '../../../shared/fields/choices/styleNames.ts'
import { ColorChips } from '../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { GroundFields } from './GroundFields.tsx'
import { WearerFields } from './WearerFields.tsx'

/** Who wears the look and how it is drawn: person, stance, style, shoes, lips, ground (requirements S1.06, S4.01). */
export function ModelTab({ design, project, edit }: { design: Design; project: Project; edit: Edit }) {
  const { t } = useTranslation()
  const { mannequin } = design
  return (
    <>
      <Section title={t('Style')}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={t('Style')}
          value={design.style}
          onChange={(style) => edit(setStyle, styleSchema.parse(style))}
          data={styleSchema.options.map((id) => ({ value: id, label: t(styleNames[id].label) }))}
        />
      </Section>
      <WearerFields design={design} project={project} edit={edit} />
      <Section title={t('Shoes')}>
        <Choices
          name={t('Shoes')}
          width={5}
          current={readShoe(design.shoes.kind).id}
          onChoose={(kind) => edit(setAround, { shoes: { ...design.shoes, kind } })}
          choices={shoes.map(({ id, label }) => ({
            id,
            name: t(label),
            picture: (
              <Thumb
                order={{
                  kind: 'shoe',
                  shoe: id,
                  person: mannequin.person,
                  color: design.shoes.color,
                  width: 72,
                  height: 64,
                }}
              />
            ),
          }))}
        />
        <ColorField
          name={t('Colour of the shoes')}
          color={design.shoes.color}
          onChange={(color) => edit(setAround, { shoes: { ...design.shoes, color } }, 'color')}
        />
        <ColorChips
          project={project}
          current={design.shoes.color}
          onChoose={(color) => edit(setAround, { shoes: { ...design.shoes, color } })}
        />
      </Section>
      <GroundFields design={design} project={project} edit={edit} />
      <Section title={t('Lips')}>
        <ColorField name={t('Lips')} color={design.lips} onChange={(lips) => edit(setAround, { lips }, 'color')} />
      </Section>
    </>
  )
}
