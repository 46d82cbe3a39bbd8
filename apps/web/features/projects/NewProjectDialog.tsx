import { Button, Group, TextInput } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { limits } from '@toile/rules/limits.ts'
import { takeBrief } from '@toile/studio/projects/changes.ts'
import { projectDocument } from '@toile/studio/projects/project.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { useSend } from '../../shell/calls/useCall.ts'
import { deskOf } from '../../shared/open/boards/boardDesk.ts'
import { setSteering } from '../../shared/open/projects/steering.ts'
import { FirstBrief } from './brief/FirstBrief.tsx'
import { takenColors, takenSettings, takenSteering } from './brief/takings.ts'
import { ageGroups, genders, kinds } from '../../shared/open/boards/settingChoices.ts'
import { FirstPictures } from './FirstPictures.tsx'
import { openFresh } from '../../shared/open/projects/openProjects.ts'
import { ChoiceCards } from './settings/ChoiceCards.tsx'
import { StyleField } from './settings/StyleField.tsx'
import styles from '../../shared/open/head/project.module.css'
import { Form } from '../../shell/parts/Form.tsx'

const { kind: kindSchema, gender: genderSchema, ageGroup: ageSchema } = projectDocument.present.shape
const start = { kind: 'series', mode: 'manual', gender: 'female', ageGroup: 'adult', style: 'illustration' } as const

/** A new project: name, kind, for whom, style, first pictures for the moodboard, and a brief that is read (requirements S2.57, S5.05). */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const [settings, setSettings] = useState<Omit<Parameters<typeof create.send>[0], 'name'>>(start)
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [brief, setBrief] = useState<ReadBrief | null>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const create = useSend(projects.createProject, { makesOld: [projects.listProjects] })
  const set = (change: Partial<typeof settings>) => setSettings({ ...settings, ...change })
  const showBrief = (read: ReadBrief | null) => {
    setBrief(read)
    setLeftOut(new Set())
    if (read?.title && !name.trim()) setName(read.title)
    if (read) set({ ...(read.gender && { gender: read.gender }), ...(read.ageGroup && { ageGroup: read.ageGroup }) })
  }
  const submit = async () => {
    setTried(true)
    if (!name.trim()) return
    const { gender: _, ageGroup: __, ...taken } = brief ? takenSettings(brief, leftOut) : {}
    const { id } = await create.sendAsync({ ...settings, ...taken, name: name.trim() })
    const opened = pictures.length > 0 || brief ? await openFresh(id) : null
    if (opened && brief) {
      const colors = takenColors(brief, leftOut)
      opened.document.change(takeBrief, { settings: {}, colors })
      setSteering(id, takenSteering(brief, leftOut))
    }
    if (opened && pictures.length > 0) deskOf(opened).addFiles('mood', pictures)
    void navigate({ to: '/home/tools', search: { project: id } })
  }
  return (
    <Dialog title={t('New project')} onClose={onClose} size={brief ? 'large' : 'middle'}>
      <Form className={styles.form} onSubmit={() => void submit().catch(() => {})}>
        <TextInput
          label={t('Name')}
          required
          data-autofocus
          maxLength={limits.nameLength}
          value={name}
          error={tried && !name.trim() ? t(refusals.projectNameNeeded.says) : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ChoiceCards
          name={t('Kind')}
          value={settings.kind ?? start.kind}
          choices={kinds}
          onChoose={(id) => set({ kind: kindSchema.parse(id) })}
        />
        <div className={styles.pair}>
          <ChoiceCards
            name={t('Gender')}
            value={settings.gender ?? start.gender}
            choices={genders}
            onChoose={(id) => set({ gender: genderSchema.parse(id) })}
          />
          <ChoiceCards
            name={t('Age group')}
            value={settings.ageGroup ?? start.ageGroup}
            choices={ageGroups}
            onChoose={(id) => set({ ageGroup: ageSchema.parse(id) })}
          />
        </div>
        <StyleField style={settings.style ?? start.style} onChoose={(style) => set({ style })} />
        <FirstPictures pictures={pictures} onChange={setPictures} />
        <FirstBrief brief={brief} leftOut={leftOut} onBrief={showBrief} onLeftOut={setLeftOut} />
        <Group className={styles.formFoot ?? ''} justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={create.busy}>
            {t('Create the project')}
          </Button>
        </Group>
      </Form>
    </Dialog>
  )
}
