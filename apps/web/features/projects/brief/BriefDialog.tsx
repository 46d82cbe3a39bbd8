import { Button, Group } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { takeBrief } from '@toile/studio/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendForFile } from '../../../shell/calls/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'
import { setSteering } from '../../../shared/open/projects/steering.ts'
import { BriefReview } from './BriefReview.tsx'
import { takenColors, takenSettings, takenSteering } from './takings.ts'
import { listOf } from '../../../languages/listOf.ts'

/** The brief of a project with what was read of it; what is chosen is taken into the project as one step. */
export function BriefDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const { data, error } = useCall(projects.openBrief, { id }, { saidByScreen: true, fresh: 600_000 })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) =>
    setLeftOut(leftOut.has(key) ? new Set([...leftOut].filter((one) => one !== key)) : new Set([...leftOut, key]))
  const take = () => {
    if (!data) return
    const there = new Set(project.boards.color.map((color) => color.id))
    const colors = takenColors(data, leftOut).filter((color) => !there.has(color.id))
    const room = limits.board.color - project.boards.color.length
    opened.document.change(takeBrief, {
      settings: takenSettings(data, leftOut),
      colors: colors.slice(0, room),
    })
    setSteering(opened.id, takenSteering(data, leftOut))
    const over = colors.slice(room).map(({ name }) => name)
    if (over.length > 0)
      toasts.warn(
        t('{{board}} holds at most {{most}}. Not added: {{names}}', {
          board: t('Colours'),
          most: limits.board.color,
          names: listOf(over),
        }),
      )
    onClose()
  }
  return (
    <Dialog title={data?.name ?? t('Brief')} onClose={onClose} size="large">
      {error && <p role="alert">{error.message}</p>}
      {data && <BriefReview brief={data} leftOut={leftOut} onToggle={toggle} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button
          variant="subtle"
          mr="auto"
          disabled={!data}
          onClick={() =>
            void sendForFile(projects.fetchBrief, { id })
              .then((blob) => saveFile(blob, data?.name ?? 'brief'))
              .catch(sayRefusal)
          }
        >
          {t('Download the file')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button disabled={!data} onClick={take}>
          {t('Take what is chosen')}
        </Button>
      </Group>
    </Dialog>
  )
}
