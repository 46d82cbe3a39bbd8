import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { setMannequin } from '@toile/craft/designs/changes.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { readCast } from '@toile/craft/mannequins/cast.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { gestureIdOf } from '@toile/craft/mannequins/round/gestureIds.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { useOwnFigures } from '../../../shared/fields/people/useOwnFigures.ts'
import type { Edit } from '../edit.ts'

/** Who wears the look, and how they stand. */
export function WearerFields({ design, project, edit }: { design: Design; project: Project; edit: Edit }) {
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
