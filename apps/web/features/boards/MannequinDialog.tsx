import { Button, Group, SegmentedControl } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { casts, readCast } from '@toile/craft/mannequins/cast.ts'
import { kindOf } from '@toile/craft/mannequins/kindOf.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { gestureIdOf } from '@toile/craft/mannequins/round/gestureIds.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { putMannequin, roomForMannequins } from '@toile/studio/projects/changes.ts'
import { projectDocument } from '@toile/studio/projects/project.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../shell/calls/api.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { Thumb } from '../../shared/drawing/Thumb.tsx'
import { Choices } from '../../shared/fields/choices/Choices.tsx'
import { CastFaces } from '../../shared/fields/people/CastFaces.tsx'
import { useOwnFigures } from '../../shared/fields/people/useOwnFigures.ts'
import { ageGroups, genders } from '../../shared/open/boards/settingChoices.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { MainButton } from '../../shell/parts/MainButton.tsx'

const { gender: genderSchema, ageGroup: ageSchema } = projectDocument.present.shape

/** Chooses who wears the looks and how they stand; a person who does not match the project is said so at once (requirement S5.17). */
export function MannequinDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const chosen = project.boards.mannequins
  const old = chosen.find((item) => item.id === id)
  const oldKind = old && kindOf(old.person)
  const [gender, setGender] = useState(oldKind?.gender ?? project.gender)
  const [ageGroup, setAgeGroup] = useState(oldKind?.ageGroup ?? project.ageGroup)
  const navigate = useNavigate()
  const { own, nameOf } = useOwnFigures()
  const alike = (one: { gender: string; ageGroup: string }) => one.gender === gender && one.ageGroup === ageGroup
  // Own ones stand before those of the house.
  const shown = [
    ...own.filter(({ document }) => alike(document)).map(({ person }) => person),
    ...people.filter(alike).map(({ id: person }) => person),
  ]
  const [personId, setPersonId] = useState<string>(old?.person ?? '')
  const person = findPerson(personId)
  const [pose, setPose] = useState<string>(old?.pose ?? '')
  const { most } = limits.mannequins
  const cast = readCast(personId)
  const body = kindOf(personId)
  const figure = readOwnPerson(personId)?.figure
  const stance =
    person?.stances.find((one) => one === gestureIdOf(pose)) ?? person?.stances[0] ?? (cast || !body ? '' : 'own')
  const others = chosen.filter((item) => item.id !== id)
  const mismatch =
    body !== null &&
    body.gender !== project.gender &&
    (cast !== null || !others.some((other) => kindOf(other.person)?.gender === project.gender))
  const making = { tool: 'figure', project: opened.id, ...(figure ? { figure } : {}) }
  const keep = (more: boolean) => {
    if (!body) return
    const item = { id: old?.id ?? newKey(), person: personId, pose: stance }
    opened.document.change(putMannequin, item)
    if (!more) return onClose()
    setPersonId('')
  }
  const named = (list: readonly { id: string; label: string }[]) =>
    list.map((entry) => ({ value: entry.id, label: t(entry.label) }))
  const lacks = !body
    ? t('Choose a mannequin.')
    : !old && !cast && roomForMannequins(project) <= 0
      ? t('The board has no room for another mannequin.')
      : null
  return (
    <Dialog title={old ? t('Change person or stance') : t('Choose mannequins')} onClose={onClose} size="large">
      <Choices
        name={t('A cast of four')}
        current={personId}
        width={9}
        onChoose={setPersonId}
        choices={casts.map((one) => ({
          id: one.id,
          name: t(one.label),
          picture: <CastFaces cast={one} />,
          // Nobody else would stand beside it who matches the project: Generate would refuse it.
          disabled: one.gender !== project.gender,
        }))}
      />
      <p className={styles.castNote}>
        {project.gender === 'female'
          ? t('Casts of men and boys do not match the gender of the project.')
          : t('Casts of women and girls do not match the gender of the project.')}
      </p>
      <p className={styles.castNote}>
        {cast && others.length > 0
          ? t('The cast takes the place of the people chosen; undo brings them back.')
          : t('People who contrast, chosen anew for every order; its seed brings them back.')}
      </p>
      <div className={styles.filters}>
        <SegmentedControl
          size="sm"
          aria-label={t('Gender')}
          value={gender}
          data={named(genders)}
          onChange={(value) => setGender(genderSchema.parse(value))}
        />
        <SegmentedControl
          size="sm"
          aria-label={t('Age group')}
          value={ageGroup}
          data={named(ageGroups)}
          onChange={(value) => setAgeGroup(ageSchema.parse(value))}
        />
        <span className={styles.code}>
          {t('{{present}} of {{most}}', { present: most - Math.max(0, roomForMannequins(project)), most })}
        </span>
      </div>
      <Choices
        name={t('People')}
        current={personId}
        width={7}
        onChoose={setPersonId}
        choices={shown.map((choice) => ({
          id: choice,
          name: nameOf(choice),
          picture: <Thumb order={{ kind: 'person', person: choice, part: 'figure', width: 120, height: 200 }} />,
        }))}
      />
      {person && (
        <>
          <h3 className={styles.subhead}>{t('Stance')}</h3>
          <Choices
            name={t('Stance')}
            current={stance}
            width={5.5}
            onChoose={setPose}
            choices={person.stances.map((choice) => ({
              id: choice,
              name: t(gestureOf(choice)?.label ?? choice),
              picture: (
                <Thumb
                  order={{ kind: 'person', person: person.id, part: 'figure', pose: choice, width: 88, height: 147 }}
                />
              ),
            }))}
          />
        </>
      )}
      {figure && <p>{t('An own mannequin stands as in its picture.')}</p>}
      <p className={styles.warning} role="status">
        {mismatch && t('At least one mannequin must match the gender of the project')}
      </p>
      <Group className={styles.footer ?? ''} justify="flex-end" gap="xs">
        <Button
          variant="subtle"
          mr="auto"
          leftSection={<IconCamera size={17} stroke={1.4} aria-hidden />}
          onClick={() => void navigate({ to: '/home/tools', search: making })}
        >
          {figure ? t('Correct the points') : t('Make from a picture')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        {!old && !cast && roomForMannequins(project) > 1 && (
          <Button variant="default" disabled={!body} onClick={() => keep(true)}>
            {t('Add and choose another')}
          </Button>
        )}
        <MainButton lacks={lacks} onClick={() => keep(false)}>
          {old ? t('Keep the change') : t('Add')}
        </MainButton>
      </Group>
    </Dialog>
  )
}
