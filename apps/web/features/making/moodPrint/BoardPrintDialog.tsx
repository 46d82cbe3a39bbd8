import { NumberInput, SegmentedControl, Select } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { boards } from '@toile/contract/features/boards.ts'
import { limits } from '@toile/rules/limits.ts'
import { type BoardPrint, pixelsOf, printedSize, printSizes } from '@toile/studio/projects/boards/boardPrint.ts'
import { formatOf } from '@toile/studio/projects/boardFormats.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../../shell/exports/exports.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'
import styles from './boardPrint.module.css'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

type Which = Exclude<BoardPrint['board'], 'all'>
const a3 = { width: 420, height: 297 }

/** A board, or all of them, as a file to print: which paper, which way, how fine (requirement S5.21). */
export function BoardPrintDialog({
  opened,
  board,
  onClose,
}: {
  opened: OpenedProject
  board: Which
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  const [wish, setWish] = useState<BoardPrint>({
    board,
    format: 'pdf',
    size: board === 'mood' ? 'own' : 'a3',
    orientation: 'across',
    dpi: 150,
    width: 420,
    height: 297,
  })
  const set = (own: Partial<BoardPrint>) => setWish({ ...wish, ...own })
  const page = printedSize(
    wish,
    wish.board === 'mood' || wish.board === 'all' ? formatOf(project.moodSheet.format) : a3,
  )
  const pixels = pixelsOf(page, wish.dpi)
  const tooLarge = wish.format === 'png' && pixels.width * pixels.height > limits.boardPrint.pixels
  const lacks = tooLarge
    ? t('The print would have more than {{most}} million pixels; choose a smaller size or 150 dpi', {
        most: limits.boardPrint.pixels / 1e6,
      })
    : null
  const print = () => {
    const ending = wish.format === 'pdf' ? 'pdf' : wish.board === 'all' ? 'zip' : 'png'
    const name = `${fileName(project.name)}-${wish.board}.${ending}`
    void exports.order(boards.printBoard, { projectId: opened.id, ...wish }, name, () => opened.saver.flush())
    onClose()
  }
  const centimetres = (value: number) => Number((value / 10).toFixed(1))
  const side = (name: 'width' | 'height', label: string) => (
    <NumberInput
      label={label}
      suffix={` ${t('mm')}`}
      min={limits.boardPrint.least}
      max={limits.boardPrint.longest}
      value={wish[name] ?? 420}
      onChange={(value) => typeof value === 'number' && value >= limits.boardPrint.least && set({ [name]: value })}
    />
  )
  return (
    <Dialog title={t('Print this board on paper')} onClose={onClose}>
      <div className={styles.fields}>
        <SegmentedControl
          fullWidth
          aria-label={t('What is printed')}
          value={wish.board === 'all' ? 'all' : 'one'}
          data={[
            { value: 'one', label: t('This board') },
            { value: 'all', label: t('Every board') },
          ]}
          onChange={(value) => set({ board: value === 'all' ? 'all' : board })}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('File format')}
          value={wish.format}
          data={[
            { value: 'pdf', label: t('PDF, letters as outlines') },
            { value: 'png', label: 'PNG' },
          ]}
          onChange={(value) => set({ format: value === 'png' ? 'png' : 'pdf' })}
        />
        <Select
          comboboxProps={inPlace}
          label={t('Size')}
          allowDeselect={false}
          value={wish.size}
          data={printSizes.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(id) => set({ size: printSizes.find((one) => one.id === id)?.id ?? 'own' })}
        />
        {wish.size === 'custom' && (
          <div className={styles.pair}>
            {side('width', t('Width'))}
            {side('height', t('Height'))}
          </div>
        )}
        {wish.size !== 'custom' && wish.size !== 'own' && (
          <SegmentedControl
            fullWidth
            aria-label={t('Orientation')}
            value={wish.orientation}
            data={[
              { value: 'across', label: t('Landscape') },
              { value: 'upright', label: t('Portrait') },
            ]}
            onChange={(value) => set({ orientation: value === 'upright' ? 'upright' : 'across' })}
          />
        )}
        {wish.format === 'png' && (
          <SegmentedControl
            fullWidth
            aria-label={t('Resolution')}
            value={String(wish.dpi)}
            data={limits.printExport.dpi.map((dpi) => ({ value: String(dpi), label: t('{{dpi}} dpi', { dpi }) }))}
            onChange={(value) => set({ dpi: value === '300' ? 300 : 150 })}
          />
        )}
        <p className={styles.note}>
          {wish.format === 'png'
            ? t('{{width}} × {{height}} pixels, {{across}} × {{down}} cm in true scale', {
                ...pixels,
                across: centimetres(page.width),
                down: centimetres(page.height),
              })
            : t('{{across}} × {{down}} cm; pictures keep their own resolution', {
                across: centimetres(page.width),
                down: centimetres(page.height),
              })}
        </p>
        <MainButton fullWidth lacks={lacks} onClick={print}>
          {t('Download')}
        </MainButton>
      </div>
    </Dialog>
  )
}
