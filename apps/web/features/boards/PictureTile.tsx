import type { Picture } from '@toile/contract/features/files.ts'
import type { BoardItem } from '@toile/studio/projects/project.ts'
import { IconPinFilled } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type BoardId, boardOf } from '../../shared/open/boards/boardKinds.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { TileMenu } from './TileMenu.tsx'
import { useChoosingKeys } from './choosing/useChoosingKeys.ts'
import { useManyMoves } from './useManyMoves.ts'
import { useSortableTile } from '../../shared/fields/dragging/useSortableTile.ts'

interface PictureTileProps {
  board: BoardId
  item: BoardItem
  picture: Picture | undefined
  /** Its place, counted from 1. */
  place: number
  style?: CSSProperties
  /** Laid over the foot of the picture, such as a sketch's category. */
  foot?: ReactNode
  /** Stands beside the picture, which then has a line of its own. */
  beside?: ReactNode
}

/** A picture on a board: Enter looks at it, Space takes it up, X chooses it, P pins and Delete removes it or all that is chosen. */
export function PictureTile({ board, item, picture, place, style, foot, beside }: PictureTileProps) {
  const { t } = useTranslation()
  const { show } = useBoards()
  const many = useManyMoves(board)
  const choosing = useChoosingKeys(board, item.id)
  const tile = useSortableTile(item.id)
  const look = () => show({ kind: 'picture', board, id: item.id })
  const keys: Record<string, () => void> = {
    Enter: look,
    p: () => many.pin(choosing.meant(), !item.pinned),
    Delete: () => many.remove(choosing.meant()),
    Backspace: () => many.remove(choosing.meant()),
  }
  const name = picture?.name || t(boardOf(board).label)
  return (
    <li
      {...tile.item}
      className={styles.tile}
      data-item={item.id}
      data-chosen={choosing.chosen || undefined}
      data-line={beside ? true : undefined}
      style={{ ...tile.item.style, ...style }}
    >
      <button
        type="button"
        {...tile.grip}
        className={styles.tilePicture}
        aria-pressed={choosing.chosen || undefined}
        aria-label={item.pinned ? t('{{name}}, {{place}}, pinned', { name, place }) : `${name}, ${place}`}
        onClick={(event) => event.detail > 0 && !choosing.press(event) && look()}
        onKeyDown={(event) => {
          const run = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
          if (!tile.item['data-dragging'] && choosing.key(event)) return
          if (run && !tile.item['data-dragging']) {
            event.preventDefault()
            run()
          } else tile.pickUp(event)
        }}
      >
        {picture ? (
          <img
            src={picture.thumbnails.small}
            srcSet={`${picture.thumbnails.small} 160w, ${picture.thumbnails.middle} 480w`}
            sizes="8rem"
            alt=""
            draggable={false}
            decoding="async"
          />
        ) : (
          <span className={styles.absent} />
        )}
      </button>
      {foot}
      {item.pinned && (
        <span className={styles.pin} aria-hidden>
          <IconPinFilled size={11} />
        </span>
      )}
      <TileMenu board={board} item={item} name={name} onLook={look} />
      {beside}
    </li>
  )
}
