import { Button, Group, NativeSelect, Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import type { LibraryEntry, LibraryTab } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readEntries } from '../../shared/library/entries.ts'
import { planOf } from '../../shared/library/planOf.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useCall } from '../../shell/calls/useCall.ts'
import { addToBoard } from './addToBoard.ts'
import styles from './library.module.css'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { listOf } from '../../languages/listOf.ts'
import { Form } from '../../shell/parts/Form.tsx'

const boards = [
  { id: 'mood', label: 'Moodboard', tabs: ['moodboards', 'looks', 'brand', 'mannequins', 'models'] },
  { id: 'print', label: 'Prints', tabs: ['prints'] },
  { id: 'sketch', label: 'Sketches', tabs: ['sketches', 'elements'] },
  { id: 'marketing', label: 'Marketing sketches', tabs: [] },
] as const satisfies readonly { id: string; label: string; tabs: readonly LibraryTab[] }[]
type Board = (typeof boards)[number]['id']

const boardFor = (tab: LibraryTab | null): Board =>
  boards.find(({ tabs }) => tabs.some((one) => one === tab))?.id ?? 'mood'

const namesOf = (entries: readonly LibraryEntry[]) =>
  listOf(
    entries
      .slice(0, 12)
      .map(({ name }) => name)
      .concat(entries.length > 12 ? ['…'] : []),
  )

interface BoardDialogProps {
  ids: readonly string[]
  tab: LibraryTab | null
  onClose: () => void
}

/** Carries the chosen pictures to a board of any project: its room is told beforehand, what fits is added, the rest is named (look.md, group B 7, 8, 32). */
export function BoardDialog({ ids, tab, onClose }: BoardDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [entries, setEntries] = useState<readonly LibraryEntry[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [board, setBoard] = useState<Board | null>(null)
  const [busy, setBusy] = useState(false)
  const { data: list } = useCall(projects.listProjects, {})
  const id = chosen ?? list?.[0]?.id ?? ''
  const { data: opened } = useCall(projects.openProject, { id }, { enabled: id !== '', fresh: 0 })
  const reading = ids.slice(0, limits.library.atOnce).join()
  useEffect(() => {
    let gone = false
    void readEntries(reading.split(',')).then((all) => !gone && setEntries(all), sayRefusal)
    return () => {
      gone = true
    }
  }, [reading])
  const to = board ?? boardFor(tab ?? entries[0]?.tab ?? null)
  const plan = opened && planOf(opened.project, to, entries)
  const label = t(boards.find((one) => one.id === to)?.label ?? to)
  const add = async () => {
    setBusy(true)
    try {
      const { fit, left, undo } = await addToBoard(id, to, entries)
      toasts.done(
        t('{{count}} pictures were added to {{board}} of {{project}}', {
          count: fit.length,
          board: label,
          project: list?.find((one) => one.id === id)?.name ?? '',
        }),
        { label: 'Undo', run: () => void undo().catch(sayRefusal) },
      )
      if (left.length > 0)
        toasts.warn(
          t('{{board}} holds at most {{most}}. Not added: {{names}}', {
            board: label,
            most: limits.board[to],
            names: namesOf(left),
          }),
        )
      onClose()
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('Add {{count}} pictures to a board', { count: ids.length })} onClose={onClose}>
      {list?.length === 0 ? (
        <>
          <p className={styles.says}>{t('There is no project yet. Its boards take what you choose here.')}</p>
          <Button mt="md" onClick={() => void navigate({ to: '/home/tools', search: { new: 'project' } })}>
            {t('New project')}
          </Button>
        </>
      ) : (
        <Form className={styles.form} onSubmit={() => void add()}>
          <NativeSelect
            label={t('Project')}
            data-autofocus
            value={id}
            data={(list ?? []).map((one) => ({ value: one.id, label: one.name }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Radio.Group
            label={t('Board')}
            value={to}
            onChange={(value) => setBoard(boards.find((one) => one.id === value)?.id ?? null)}
          >
            <div className={styles.boards}>
              {boards.map((one) => (
                <Radio
                  key={one.id}
                  value={one.id}
                  label={t(one.label)}
                  description={
                    opened &&
                    t('{{count}} of {{most}}', {
                      count: opened.project.boards[one.id].length,
                      most: limits.board[one.id],
                    })
                  }
                />
              ))}
            </div>
          </Radio.Group>
          {plan && (
            <div className={styles.plan} role="status">
              <p>{t('{{count}} pictures will be added.', { count: plan.fit.length })}</p>
              {plan.there.length > 0 && <p>{t('Already there: {{names}}', { names: namesOf(plan.there) })}</p>}
              {plan.left.length > 0 && (
                <p className={styles.warning}>
                  {t('No room for {{count}} of them: {{names}}', {
                    count: plan.left.length,
                    names: namesOf(plan.left),
                  })}
                </p>
              )}
              {plan.undrawn.length > 0 && <p>{t('Still being drawn: {{names}}', { names: namesOf(plan.undrawn) })}</p>}
            </div>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <MainButton
              type="submit"
              loading={busy}
              lacks={plan ? (plan.fit.length === 0 ? t('Nothing of this can be added.') : null) : t('Choose a board.')}
            >
              {t('Add to the board')}
            </MainButton>
          </Group>
        </Form>
      )}
    </Dialog>
  )
}
