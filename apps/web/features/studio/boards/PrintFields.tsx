import { NativeSelect } from '@mantine/core'
import type { Picture } from '@toile/contract/features/files.ts'
import { describeItem } from '@toile/fashion/projects/changes.ts'
import { printTypes } from '@toile/fashion/prints/printTypes.ts'
import { repeatSchema, repeats, type Repeat } from '@toile/fashion/prints/repeat.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../drawing/Thumb.tsx'
import { NumberLine } from '../parts/NumberLine.tsx'
import { EditPicture } from '../making/prints/EditPicture.tsx'
import { Enlarge } from '../making/prints/Enlarge.tsx'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { boardSteps } from './steps.ts'

/** Width of the cloth shown, in millimetres. */
const across = 600

/** What an uploaded print is for and how it lies on cloth: the width of its tile in millimetres, and its repeat (requirement S3.27). */
export function PrintFields({ picture }: { picture: Picture }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const item = project.boards.print.find(({ id }) => id === picture.id)
  if (!item) return null
  const set = (known: { width?: number; repeat?: Repeat; category?: string }, merge: string | null = null) =>
    opened.document.change(
      describeItem,
      { board: 'print', id: item.id, ...known },
      { name: boardSteps.describe.label, merge },
    )
  return (
    <div className={styles.fields}>
      <Thumb
        className={styles.cloth}
        name={t('The print on 60 cm of cloth')}
        order={{
          kind: 'print',
          source: { kind: 'picture', hash: picture.hash },
          repeat: item.repeat,
          across,
          tileWidth: item.width,
          width: 320,
          height: 240,
        }}
      />
      <p className={styles.code}>{t('60 cm of cloth')}</p>
      <NumberLine
        name={t('Width of one tile')}
        least={10}
        most={1000}
        step={5}
        unit=" mm"
        normal={160}
        value={item.width}
        onChange={(width) => set({ width }, `width ${item.id}`)}
      />
      <NativeSelect
        size="sm"
        aria-label={t('Type of print')}
        value={item.category}
        data={[
          { value: '', label: t('Pattern or motif') },
          ...printTypes.map(({ id: value, label }) => ({ value, label: t(label) })),
        ]}
        onChange={(event) => set({ category: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={t('Repeat')}
        value={item.repeat}
        data={repeats.map((one) => ({ value: one.id, label: t(one.label) }))}
        onChange={(event) => set({ repeat: repeatSchema.parse(event.currentTarget.value) })}
      />
      <EditPicture picture={picture} />
      <Enlarge of={{ fileId: picture.id }} name={picture.name || t('Print')} />
    </div>
  )
}
