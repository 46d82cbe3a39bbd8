import { Button, Group, SegmentedControl, Select, TextInput } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/fashion/limits.ts'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useSend } from '../../../shell/useCall.ts'
import { deskOf } from '../boards/boardDesk.ts'
import { ageGroups, genders, kinds, modes, styleNames } from './choices.ts'
import { FirstPictures } from './FirstPictures.tsx'
import { openFresh } from './openProjects.ts'
import styles from './project.module.css'

const {
  kind: kindSchema,
  mode: modeSchema,
  gender: genderSchema,
  ageGroup: ageSchema,
  style: styleSchema,
} = projectSchema.shape
const start = { kind: 'series', mode: 'manual', gender: 'female', ageGroup: 'adult', style: 'illustration' } as const

/** A new project: name, kind, for whom, style, and first pictures for the moodboard (requirements S2.57, S5.05). */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const [settings, setSettings] = useState<Omit<Parameters<typeof create.send>[0], 'name'>>(start)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const create = useSend(projects.createProject, { makesOld: [projects.listProjects] })
  const set = (change: Partial<typeof settings>) => setSettings({ ...settings, ...change })
  const named = (list: readonly { id: string; label: string }[]) =>
    list.map(({ id, label }) => ({ value: id, label: t(label) }))
  const submit = async () => {
    setTried(true)
    if (!name.trim()) return
    const { id } = await create.sendAsync({ ...settings, name: name.trim() })
    if (pictures.length > 0) deskOf(await openFresh(id)).addFiles('mood', pictures)
    void navigate({ to: '/home/tools', search: { project: id } })
  }
  return (
    <Dialog title={t('New project')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => {})
        }}
      >
        <TextInput
          label={t('Name')}
          required
          data-autofocus
          maxLength={limits.nameLength}
          value={name}
          error={tried && !name.trim() ? t(refusals.projectNameNeeded.says) : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <fieldset className={styles.kinds}>
          <legend>{t('Kind')}</legend>
          {kinds.map(({ id, label, says }) => (
            <label key={id}>
              <input
                type="radio"
                name="kind"
                value={id}
                checked={settings.kind === id}
                onChange={() => set({ kind: kindSchema.parse(id) })}
              />
              <b>{t(label)}</b>
              <span>{t(says.label)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.pair}>
          <SegmentedControl
            aria-label={t('Gender')}
            value={settings.gender ?? start.gender}
            data={named(genders)}
            onChange={(value) => set({ gender: genderSchema.parse(value) })}
          />
          <SegmentedControl
            aria-label={t('Age group')}
            value={settings.ageGroup ?? start.ageGroup}
            data={named(ageGroups)}
            onChange={(value) => set({ ageGroup: ageSchema.parse(value) })}
          />
        </div>
        <div className={styles.pair}>
          <Select
            label={t('Style')}
            allowDeselect={false}
            value={settings.style ?? start.style}
            data={named(styleNames)}
            onChange={(value) => set({ style: styleSchema.parse(value) })}
          />
          <Select
            label={t('Way of working')}
            allowDeselect={false}
            value={settings.mode ?? start.mode}
            data={named(modes)}
            onChange={(value) => set({ mode: modeSchema.parse(value) })}
          />
        </div>
        <FirstPictures pictures={pictures} onChange={setPictures} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={create.busy}>
            {t('Create the project')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
