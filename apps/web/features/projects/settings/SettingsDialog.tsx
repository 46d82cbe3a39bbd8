import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { limits } from '@toile/rules/limits.ts'
import { setSettings } from '@toile/studio/projects/changes.ts'
import { type Project, projectDocument } from '@toile/studio/projects/project.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { ageGroups, genders, kinds } from '../../../shared/open/boards/settingChoices.ts'
import { BrandField } from './BrandField.tsx'
import { BriefLine } from '../brief/BriefLine.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { MismatchNote } from './MismatchNote.tsx'
import { ModelField } from './ModelField.tsx'
import { NameField } from './NameField.tsx'
import { PositionsField } from './PositionsField.tsx'
import { ProjectActions } from './ProjectActions.tsx'
import { StyleField } from './StyleField.tsx'
import { ShareLine } from '../ShareLine.tsx'
import styles from './settings.module.css'

const { kind, gender, ageGroup } = projectDocument.present.shape

/** Workspace setting (requirement S2.41): everything of a project beside its boards, in groups, kept as it is changed. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const set = (settings: Partial<Omit<Project, 'boards'>>, merge: string | null = null) =>
    opened.document.change(setSettings, settings, { merge })
  return (
    <Dialog title={t('Workspace setting')} onClose={onClose} size="large">
      <div className={styles.groups}>
        <Group title={t('Project')}>
          <NameField name={project.name} onRename={(name) => set({ name })} />
          <ChoiceCards
            name={t('Kind')}
            value={project.kind}
            choices={kinds}
            onChoose={(id) => set({ kind: kind.parse(id) })}
          />
          <StyleField style={project.style} onChoose={(style) => set({ style })} />
        </Group>
        <Group title={t('For whom')}>
          <ChoiceCards
            name={t('Gender')}
            value={project.gender}
            choices={genders}
            onChoose={(id) => set({ gender: gender.parse(id) })}
          />
          <ChoiceCards
            name={t('Age group')}
            value={project.ageGroup}
            choices={ageGroups}
            onChoose={(id) => set({ ageGroup: ageGroup.parse(id) })}
          />
          <MismatchNote />
          <ModelField />
          <PositionsField
            gender={project.gender}
            positions={project.positions}
            onChange={(positions) => set({ positions })}
          />
        </Group>
        <Group title={t('What fills the looks')}>
          <ShareLine of="systemShare" project={project} onChange={set} />
          <BrandField project={project} onChange={set} />
        </Group>
        <Group title={t('Brief and wishes')}>
          <BriefLine id={project.briefId} onChange={(briefId) => set({ briefId })} />
          <Textarea
            label={t('Wishes')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={limits.promptLength}
            value={project.prompt}
            onChange={({ currentTarget }) => set({ prompt: currentTarget.value }, 'prompt')}
          />
        </Group>
      </div>
      <ProjectActions onGone={onClose} />
    </Dialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
