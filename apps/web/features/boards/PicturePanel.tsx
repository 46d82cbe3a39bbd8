import { Button, Menu } from '@mantine/core'
import type { BoardItem } from '@toile/studio/projects/project.ts'
import { IconBooks, IconUpload } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../shell/parts/Panel.tsx'
import { UploadLines } from '../../shared/uploads/UploadLines.tsx'
import { useFileChoice } from '../../shared/uploads/useFileChoice.tsx'
import { useTrialRoom } from '../../shared/uploads/useTrialRoom.ts'
import { AddMenu } from './AddMenu.tsx'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { type BoardId, boardOf } from '../../shared/open/boards/boardKinds.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { MakerItems } from './MakerItems.tsx'
import { usePictures } from '../../shared/open/projects/pictures.ts'
import { PictureTile } from './PictureTile.tsx'
import { Sortable } from '../../shared/fields/dragging/Sortable.tsx'
import { ChosenBar } from './choosing/ChosenBar.tsx'
import { useChosen } from './choosing/chosen.ts'
import { Marquee } from './choosing/Marquee.tsx'
import { CategoryFilter } from './sketches/CategoryFilter.tsx'
import { useCategoryFilter } from './sketches/useCategoryFilter.ts'
import { useBoardMoves } from './useBoardMoves.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

interface PicturePanelProps {
  board: BoardId
  /** How a tile is laid out, from its place among the others. */
  layout?: (aspects: readonly number[]) => readonly CSSProperties[]
  foot?: (item: BoardItem) => ReactNode
  /** What stands beside a picture; it then has a line of its own. */
  beside?: (item: BoardItem) => ReactNode
  /** Where each tile stands when the board is laid out freely; takes the place of rows. */
  placed?: readonly CSSProperties[] | null
  /** The sheet on which tiles that have places lie. */
  sheet?: CSSProperties
  /** Further controls at its head. */
  controls?: ReactNode
}

/** A board of pictures: its cap, ways to add, the pictures in their order, and files on their way. */
export function PicturePanel({ board, layout, foot, beside, placed = null, sheet, controls }: PicturePanelProps) {
  const { t } = useTranslation()
  const { project, desk, show } = useBoards()
  const pictures = usePictures()
  const { move } = useBoardMoves(board)
  const { choose } = useChosen(board)
  const { label, most, empty } = boardOf(board)
  const items: readonly BoardItem[] = project.boards[board]
  const filter = useCategoryFilter()
  const shown = board === 'sketch' ? items.filter(({ id }) => filter.passes(id)) : items
  const aspectOf = (id: string) => {
    const picture = pictures.get(id)
    return picture ? picture.width / picture.height : 1
  }
  const laid = placed ?? layout?.(items.map(({ id }) => aspectOf(id)))
  const choice = useFileChoice(t('Upload to {{board}}', { board: t(label) }), (files) =>
    show({ kind: 'upload', board, files }),
  )
  const full = items.length >= most
  const spent = useTrialRoom()?.left === 0
  return (
    <div className={styles.board} data-board={board}>
      <Marquee onTouched={(ids) => choose({ kind: 'these', ids })}>
        <Panel
          title={t(label)}
          count={t('{{present}} of {{most}}', { present: items.length, most })}
          full={full}
          actions={
            <>
              {controls}
              <AddMenu name={t('Add to {{board}}', { board: t(label) })}>
                <Menu.Item leftSection={<IconUpload {...icon} />} onClick={choice.open} disabled={full || spent}>
                  {t('Upload pictures')}
                </Menu.Item>
                <Menu.Item leftSection={<IconBooks {...icon} />} onClick={() => show({ kind: 'library', board })}>
                  {t('From the library')}
                </Menu.Item>
                <MakerItems board={board} />
              </AddMenu>
            </>
          }
        >
          {choice.input}
          <ChosenBar board={board} />
          {board === 'sketch' && <CategoryFilter filter={filter} />}
          {items.length === 0 ? (
            <div className={styles.empty}>
              <p>{t(empty.label)}</p>
              <Button size="compact-sm" variant="default" leftSection={<IconUpload {...icon} />} onClick={choice.open}>
                {t('Upload')}
              </Button>
            </div>
          ) : (
            <Sortable
              ids={shown.map(({ id }) => id)}
              layout="grid"
              nameOf={(id) => pictures.get(id)?.name || t(label)}
              onMove={(id, to) =>
                move(
                  id,
                  items.findIndex((item) => item === shown[to]),
                )
              }
            >
              <ul
                className={placed ? styles.placed : laid ? styles.rows : styles.tiles}
                aria-label={t(label)}
                {...(placed && sheet ? { style: sheet } : {})}
              >
                {shown.map((item, i) => (
                  <PictureTile
                    key={item.id}
                    board={board}
                    item={item}
                    picture={pictures.get(item.id)}
                    place={items.indexOf(item) + 1}
                    {...(laid?.[i] ? { style: laid[i] } : {})}
                    foot={foot?.(item)}
                    beside={beside?.(item)}
                  />
                ))}
              </ul>
            </Sortable>
          )}
          <UploadLines line={desk.line} place={board} />
        </Panel>
      </Marquee>
    </div>
  )
}
