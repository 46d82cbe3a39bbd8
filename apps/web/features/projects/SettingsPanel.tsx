import { Button, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { limits } from '@toile/rules/limits.ts'
import { setSettings } from '@toile/studio/projects/changes.ts'
import { projectDocument, type Project } from '@toile/studio/projects/project.ts'
import { IconAdjustments, IconEraser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FieldLine, FieldLines } from '../../shell/parts/FieldLines.tsx'
import { Panel } from '../../shell/parts/Panel.tsx'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { ageGroups, genders } from '../../shared/open/boards/settingChoices.ts'
import { MismatchNote } from './settings/MismatchNote.tsx'
import styles from '../../shared/open/head/project.module.css'
import { ShareLine } from './ShareLine.tsx'

/** For whom the project is, and how much of it the studio's own cuts, prints and brand may fill (requirements S3.03, S3.04, S9.02). */
export function SettingsPanel() {
  const { t } = useTranslation()
  const { opened, project, show } = useBoards()
  const set = (settings: Partial<Omit<Project, 'boards'>>, merge: string | null = null) =>
    opened.document.change(setSettings, settings, { merge })
  const named = (list: readonly { id: string; label: string }[]) =>
    list.map(({ id, label }) => ({ value: id, label: t(label) }))
  return (
    <Panel title={t('Project settings')}>
      <div className={styles.settings}>
        <TextInput
          key={project.name}
          label={t('Name of the project')}
          maxLength={limits.nameLength}
          defaultValue={project.name}
          onBlur={({ currentTarget }) => {
            const name = currentTarget.value.trim()
            if (!name) currentTarget.value = project.name
            else if (name !== project.name) set({ name })
          }}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        <FieldLines>
          <FieldLine name={t('Gender')}>
            <SegmentedControl
              size="sm"
              fullWidth
              aria-label={t('Gender')}
              value={project.gender}
              data={named(genders)}
              onChange={(value) => set({ gender: projectDocument.present.shape.gender.parse(value) })}
            />
          </FieldLine>
          <FieldLine name={t('Age group')}>
            <SegmentedControl
              size="sm"
              fullWidth
              aria-label={t('Age group')}
              value={project.ageGroup}
              data={named(ageGroups)}
              onChange={(value) => set({ ageGroup: projectDocument.present.shape.ageGroup.parse(value) })}
            />
          </FieldLine>
        </FieldLines>
        <ShareLine of="systemShare" project={project} onChange={set} />
        <ShareLine of="brandShare" project={project} onChange={set} />
        <MismatchNote />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconAdjustments size={16} stroke={1.4} aria-hidden />}
          onClick={() => show({ kind: 'settings' })}
        >
          {t('Workspace setting')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconEraser size={16} stroke={1.4} aria-hidden />}
          onClick={() => show({ kind: 'clear' })}
        >
          {t('Clear the boards')}
        </Button>
      </div>
    </Panel>
  )
}
