import { SegmentedControl, Switch } from '@mantine/core'
import { setAround, setMannequin, setStyle } from '@toile/fashion/designs/changes.ts'
import { type Design, styleSchema } from '@toile/fashion/designs/design.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import { findPose } from '@toile/fashion/mannequins/poses/index.ts'
import { readShoe, shoes } from '@toile/fashion/mannequins/shoes.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../drawing/Thumb.tsx'
import { Choices } from '../../parts/Choices.tsx'
import { styleNames } from '../../parts/styleNames.ts'
import { ColorChips } from '../color/ColorChips.tsx'
import { ColorField } from '../color/ColorField.tsx'
import { Section } from '../Section.tsx'
import type { Edit } from '../useEdit.ts'

/** Who wears the look and how it is drawn: person, stance, style, shoes, lips, ground (requirements S1.06, S4.01). */
export function ModelTab({ design, project, edit }: { design: Design; project: Project; edit: Edit }) {
  const { t } = useTranslation()
  const { mannequin } = design
  const person = findPerson(mannequin.person) ?? people[0]
  const chosen = new Set(project.boards.mannequins.map((item) => item.person))
  const alike = people.filter(({ gender, ageGroup }) => gender === person.gender && ageGroup === person.ageGroup)
  const offered = [...new Set([...people.filter(({ id }) => chosen.has(id)), ...alike])]
  const choosePerson = (id: string) => {
    const next = findPerson(id)
    if (!next) return
    const stances: readonly string[] = next.stances
    edit('person', setMannequin, {
      person: id,
      pose: stances.includes(mannequin.pose) ? mannequin.pose : next.stances[0],
    })
  }
  return (
    <>
      <Section title={t('Style')}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={t('Style')}
          value={design.style}
          onChange={(style) => edit('style', setStyle, styleSchema.parse(style))}
          data={styleSchema.options.map((id) => ({ value: id, label: t(styleNames[id].label) }))}
        />
      </Section>
      <Section title={t('Mannequin')}>
        <Choices
          name={t('Mannequin')}
          width={4}
          current={person.id}
          onChoose={choosePerson}
          choices={offered.map(({ id, label }) => ({
            id,
            name: label,
            picture: <Thumb order={{ kind: 'person', person: id, part: 'head', width: 72, height: 72 }} />,
          }))}
        />
      </Section>
      <Section
        title={t('Stance')}
        actions={
          <Switch
            size="sm"
            labelPosition="left"
            label={t('Mirrored')}
            checked={mannequin.mirrored}
            onChange={({ currentTarget }) => edit('pose', setMannequin, { mirrored: currentTarget.checked })}
          />
        }
      >
        <Choices
          name={t('Stance')}
          width={4}
          current={mannequin.pose}
          onChoose={(pose) => edit('pose', setMannequin, { pose })}
          choices={person.stances.map((id) => ({
            id,
            name: t(findPose(id)?.label ?? id),
            picture: (
              <Thumb order={{ kind: 'person', person: person.id, part: 'figure', pose: id, width: 72, height: 128 }} />
            ),
          }))}
        />
      </Section>
      <Section title={t('Shoes')}>
        <Choices
          name={t('Shoes')}
          width={4}
          current={readShoe(design.shoes.kind).id}
          onChoose={(kind) => edit('shoes', setAround, { shoes: { ...design.shoes, kind } })}
          choices={shoes.map(({ id, label }) => ({
            id,
            name: t(label),
            picture: (
              <Thumb
                order={{
                  kind: 'shoe',
                  shoe: id,
                  person: person.id,
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
          onChange={(color) => edit('shoes', setAround, { shoes: { ...design.shoes, color } }, 'color')}
        />
        <ColorChips
          project={project}
          current={design.shoes.color}
          onChoose={(color) => edit('shoes', setAround, { shoes: { ...design.shoes, color } })}
        />
      </Section>
      <Section title={t('Ground')}>
        <ColorField
          name={t('Ground')}
          color={design.ground}
          onChange={(ground) => edit('ground', setAround, { ground }, 'color')}
        />
        <ColorChips
          project={project}
          current={design.ground}
          onChoose={(ground) => edit('ground', setAround, { ground })}
        />
      </Section>
      <Section title={t('Lips')}>
        <ColorField
          name={t('Lips')}
          color={design.lips}
          onChange={(lips) => edit('lips', setAround, { lips }, 'color')}
        />
      </Section>
    </>
  )
}
