import { Button, Group, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import { limits } from '@toile/fashion/limits.ts'
import { findPerson, people } from '@toile/fashion/mannequins/people/index.ts'
import { findPose } from '@toile/fashion/mannequins/poses/index.ts'
import { putMannequin } from '@toile/fashion/projects/changes.ts'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { Thumb } from '../drawing/Thumb.tsx'
import { Choices } from '../parts/Choices.tsx'
import { ageGroups, genders } from '../project/choices.ts'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { boardSteps } from './steps.ts'

const { gender: genderSchema, ageGroup: ageSchema } = projectSchema.shape

/** Chooses who wears the looks and how they stand; a person who does not match the project is said so at once (requirement S5.17). */
export function MannequinDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const chosen = project.boards.mannequins
  const old = chosen.find((item) => item.id === id)
  const oldPerson = old && findPerson(old.person)
  const [gender, setGender] = useState(oldPerson?.gender ?? project.gender)
  const [ageGroup, setAgeGroup] = useState(oldPerson?.ageGroup ?? project.ageGroup)
  const shown = people.filter((person) => person.gender === gender && person.ageGroup === ageGroup)
  const [personId, setPersonId] = useState<string>(old?.person ?? '')
  const person = findPerson(personId)
  const [pose, setPose] = useState<string>(old?.pose ?? '')
  const stance = person?.stances.find((one) => one === pose) ?? person?.stances[0] ?? ''
  const others = chosen.filter((item) => item.id !== id)
  const mismatch =
    person !== null &&
    person.gender !== project.gender &&
    !others.some((other) => findPerson(other.person)?.gender === project.gender)
  const keep = (more: boolean) => {
    if (!person) return
    const item = { id: old?.id ?? newKey(), person: person.id, pose: stance }
    opened.document.change(putMannequin, item, { name: boardSteps.mannequin.label })
    if (!more) return onClose()
    setPersonId('')
  }
  const named = (list: readonly { id: string; label: string }[]) =>
    list.map((entry) => ({ value: entry.id, label: t(entry.label) }))
  return (
    <Dialog title={old ? t('Change person or stance') : t('Choose mannequins')} onClose={onClose} size="large">
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
          {t('{{present}} of {{most}}', { present: chosen.length, most: limits.mannequins.most })}
        </span>
      </div>
      <Choices
        name={t('People')}
        current={personId}
        width={7}
        onChoose={setPersonId}
        choices={shown.map(({ id: choice, label }) => ({
          id: choice,
          name: t(label),
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
              name: t(findPose(choice)?.label ?? choice),
              picture: (
                <Thumb
                  order={{ kind: 'person', person: person.id, part: 'figure', pose: choice, width: 88, height: 147 }}
                />
              ),
            }))}
          />
        </>
      )}
      <p className={styles.warning} role="status">
        {mismatch && t('At least one mannequin must match the gender of the project')}
      </p>
      <Group className={styles.footer ?? ''} justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        {!old && others.length < limits.mannequins.most - 1 && (
          <Button variant="default" disabled={!person} onClick={() => keep(true)}>
            {t('Add and choose another')}
          </Button>
        )}
        <Button disabled={!person || (!old && chosen.length >= limits.mannequins.most)} onClick={() => keep(false)}>
          {old ? t('Keep the change') : t('Add')}
        </Button>
      </Group>
    </Dialog>
  )
}
