import { SegmentedControl, Switch } from '@mantine/core'
import { setAround, setMannequin, setStyle } from '@toile/craft/designs/changes.ts'
import { type Design, styleSchema } from '@toile/craft/designs/design.ts'
import { readCast } from '@toile/craft/mannequins/cast.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { gestureIdOf } from '@toile/craft/mannequins/round/gestureIds.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { readShoe, shoes } from '@toile/craft/mannequins/shoes.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { useOwnFigures } from '../../../shared/fields/people/useOwnFigures.ts'
import { styleNames } from '../../../shared/fields/choices/styleNames.ts'
import { ColorChips } from '../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Edit } from '../edit.ts'
import { Backdrops } from './Backdrops.tsx'

/** Who wears the look and how it is drawn: person, stance, style, shoes, lips, ground (requirements S1.06, S4.01). */
export function ModelTab({ design, project, edit }: { design: Design; project: Project; edit: Edit }) {
  const { t } = useTranslation()
  const { mannequin } = design
  const { own, nameOf } = useOwnFigures()
  const person = findPerson(mannequin.person)
  const body = person ?? readOwnPerson(mannequin.person) ?? people[0]
  const alike = (one: { gender: string; ageGroup: string }) =>
    one.gender === body.gender && one.ageGroup === body.ageGroup
  const offered = new Set([
    ...project.boards.mannequins.flatMap(({ person: one }) => (readCast(one) ? [] : [one])),
    ...own.filter(({ document }) => alike(document)).map((one) => one.person),
    ...people.filter(alike).map(({ id }) => id),
  ])
  const choosePerson = (id: string) => {
    const stances: readonly string[] = findPerson(id)?.stances ?? ['own']
    // The picture of an own mannequin is never mirrored.
    const mirrored = mannequin.mirrored && !readOwnPerson(id)
    edit(setMannequin, {
      person: id,
      pose: stances.includes(mannequin.pose) ? mannequin.pose : stances[0],
      mirrored,
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
          onChange={(style) => edit(setStyle, styleSchema.parse(style))}
          data={styleSchema.options.map((id) => ({ value: id, label: t(styleNames[id].label) }))}
        />
      </Section>
      <Section title={t('Mannequin')}>
        <Choices
          name={t('Mannequin')}
          width={5}
          current={mannequin.person}
          onChoose={choosePerson}
          choices={[...offered].map((id) => ({
            id,
            name: nameOf(id),
            picture: <Thumb order={{ kind: 'person', person: id, part: 'head', width: 72, height: 72 }} />,
          }))}
        />
      </Section>
      {person ? (
        <Stance person={person} mannequin={mannequin} edit={edit} />
      ) : (
        <Section title={t('Stance')}>
          <p>{t('An own mannequin stands as in its picture.')}</p>
        </Section>
      )}
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
      <Section title={t('Ground|backdrop')}>
        <Backdrops design={design} edit={edit} />
        <ColorField
          name={t('Ground|backdrop')}
          color={design.ground}
          onChange={(ground) => edit(setAround, { ground }, 'color')}
        />
        <ColorChips project={project} current={design.ground} onChoose={(ground) => edit(setAround, { ground })} />
      </Section>
      <Section title={t('Lips')}>
        <ColorField name={t('Lips')} color={design.lips} onChange={(lips) => edit(setAround, { lips }, 'color')} />
      </Section>
    </>
  )
}

/** The stances that somebody of the house takes, and whether they face the other way. */
function Stance({ person, mannequin, edit }: { person: Person; mannequin: Design['mannequin']; edit: Edit }) {
  const { t } = useTranslation()
  return (
    <Section
      title={t('Stance')}
      actions={
        <Switch
          size="sm"
          labelPosition="left"
          label={t('Mirrored')}
          checked={mannequin.mirrored}
          onChange={({ currentTarget }) => edit(setMannequin, { mirrored: currentTarget.checked })}
        />
      }
    >
      <Choices
        name={t('Stance')}
        width={5}
        current={gestureIdOf(mannequin.pose) ?? mannequin.pose}
        onChoose={(pose) => edit(setMannequin, { pose })}
        choices={person.stances.map((id) => ({
          id,
          name: t(gestureOf(id)?.label ?? id),
          picture: (
            <Thumb order={{ kind: 'person', person: person.id, part: 'figure', pose: id, width: 72, height: 128 }} />
          ),
        }))}
      />
    </Section>
  )
}
