import { Button, Loader, TextInput } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { type ChoosingBoard, copyItems, whatFitsOn } from '@toile/studio/projects/manyChanges.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/calls/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { openFresh } from '../../../shared/open/projects/openProjects.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { boardOf } from '../../../shared/open/boards/boardKinds.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import { useColorNames } from '../../../shared/open/names/useColorNames.ts'
import styles from './choosing.module.css'
import { listOf } from '../../../languages/listOf.ts'

interface CopyDialogProps {
  board: ChoosingBoard
  ids: readonly string[]
  onClose: () => void
}

/** Copies things of a board to the same board of another project: what fits is taken, the rest is named (look.md B8, B32). */
export function CopyDialog({ board, ids, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const { data } = useCall(projects.listProjects, {})
  const [wanted, setWanted] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const copy = useCopy(board, ids)
  const others = (data ?? []).filter(
    ({ id, name }) => id !== opened.id && name.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  return (
    <Dialog title={t('Copy {{count}} to another project', { count: ids.length })} onClose={onClose}>
      <div className={styles.copy}>
        {(data?.length ?? 0) > 8 && (
          <TextInput
            type="search"
            label={t('Search projects')}
            data-autofocus
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        )}
        {!data && <Loader size="sm" aria-label={t('Loading')} />}
        {data && others.length === 0 && (
          <p className={styles.note}>
            {wanted ? t('No project is called that.') : t('There is no other project yet; create one first.')}
          </p>
        )}
        <ul className={styles.projects} aria-label={t('Projects')}>
          {others.map(({ id, name }) => (
            <li key={id}>
              <Button
                fullWidth
                variant="default"
                justify="flex-start"
                loading={busy === id}
                disabled={busy !== null && busy !== id}
                onClick={async () => {
                  setBusy(id)
                  await copy(id)
                  onClose()
                }}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function useCopy(board: ChoosingBoard, ids: readonly string[]) {
  const { t } = useTranslation()
  const { project: from } = useBoards()
  const pictures = usePictures()
  const nameOf = useColorNames()
  const names = (items: readonly { id: string }[]) =>
    listOf(
      items.map(({ id }) => {
        const color = from.boards.color.find((entry) => entry.id === id)
        return color ? nameOf(color) : (pictures.get(id)?.name ?? '')
      }),
    )
  const [label, most] =
    board === 'color' ? ['Colours', limits.board.color] : [boardOf(board).label, boardOf(board).most]
  return async (id: string) => {
    try {
      const to = await openFresh(id)
      const chosen: readonly { id: string }[] = from.boards[board].filter((item) => ids.includes(item.id))
      const { taken, present, left } = whatFitsOn(to.document.get(), board, chosen)
      const newIds = Object.fromEntries(ids.map((one) => [one, newKey()]))
      to.document.change(copyItems, { board, from, ids, newIds })
      await to.saver.flush()
      const { name } = to.document.get()
      if (taken.length > 0) toasts.done(t('{{count}} copied to {{project}}', { count: taken.length, project: name }))
      if (present.length > 0)
        toasts.warn(t('Already on this board ({{board}}): {{names}}', { board: t(label), names: names(present) }))
      if (left.length > 0)
        toasts.warn(
          t('{{board}} holds at most {{most}}. Not added: {{names}}', { board: t(label), most, names: names(left) }),
        )
    } catch (error) {
      sayRefusal(error)
    }
  }
}
