import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDroppedFiles } from '../../shared/uploads/useDroppedFiles.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { type BoardId, boardKinds } from '../../shared/open/boards/boardKinds.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { listOf } from '../../languages/listOf.ts'

/** Palettes go to the colorboard, wherever they are dropped. */
const paletteFile = /\.(ase|aco|gpl|csv)$/i

/** The board something points at, else the moodboard. */
const boardAt = (target: EventTarget | null): BoardId => {
  const named = target instanceof Element ? target.closest('[data-board]')?.getAttribute('data-board') : null
  return boardKinds.find(({ id }) => id === named)?.id ?? 'mood'
}

/** Files may be dropped anywhere and pasted: the board that will take them lights up. */
export function BoardDropLayer() {
  const { t } = useTranslation()
  const { desk, show } = useBoards()
  const [lit, setLit] = useState<BoardId | null>(null)
  const add = (board: BoardId, files: readonly File[]) => {
    const [palette, ...others] = files.filter(({ name }) => paletteFile.test(name))
    const pictures = files.filter(({ name }) => !paletteFile.test(name))
    if (palette) show({ kind: 'import', file: palette })
    if (others.length > 0)
      toasts.warn(t('One palette at a time. Not taken: {{names}}', { names: listOf(others.map(({ name }) => name)) }))
    if (pictures.length > 0) desk.addFiles(board, pictures)
  }
  useDroppedFiles({
    onOver: (target) => setLit(boardAt(target)),
    onLeave: () => setLit(null),
    onDrop: ({ files }, target) => add(boardAt(target), [...files]),
    onPaste: (files) => add(boardAt(document.activeElement), files),
  })
  useEffect(() => {
    const boards = document.querySelectorAll('[data-board]')
    for (const board of boards) board.toggleAttribute('data-lit', board.getAttribute('data-board') === lit)
  }, [lit])
  if (!lit) return null
  return createPortal(
    <div className={styles.drop} role="status">
      <p>{t('Drop the pictures on a board')}</p>
      <ul>
        {boardKinds.map(({ id, label }) => (
          <li key={id} data-board={id} data-lit={id === lit || undefined}>
            {t(label)}
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  )
}
