import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { Picture } from '@toile/contract/features/files.ts'
import { describeItem } from '@toile/studio/projects/changes.ts'
import { printTypes } from '@toile/craft/prints/printTypes.ts'
import type { Repeat } from '@toile/craft/prints/repeat.ts'
import { useTranslation } from 'react-i18next'
import { EditPicture } from '../../making/prints/EditPicture.tsx'
import { Enlarge } from '../../making/prints/Enlarge.tsx'
import { RepeatChoice } from '../../making/prints/RepeatChoice.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from '../../../shared/open/boards/boards.module.css'
import { standsSingly } from './standsSingly.ts'

/** What a print of the board is for and how it lies on cloth: its type, the width of its tile in millimetres, and its repeat (requirement S3.27). */
export function PrintFields({ picture }: { picture: Picture }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const item = project.boards.print.find(({ id }) => id === picture.id)
  if (!item) return null
  const single = standsSingly(item.category)
  const set = (known: { width?: number; repeat?: Repeat; category?: string }, merge: string | null = null) =>
    opened.document.change(describeItem, { board: 'print', id: item.id, ...known }, { merge })
  return (
    <div className={styles.fields}>
      <NativeSelect
        size="sm"
        label={t('Type of print')}
        value={item.category}
        data={[
          { value: '', label: t('Pattern or motif') },
          ...printTypes.map(({ id: value, label }) => ({ value, label: t(label) })),
        ]}
        onChange={(event) => set({ category: event.currentTarget.value })}
      />
      <NumberLine
        name={single ? t('Width of the motif') : t('Width of one tile')}
        least={Math.min(5, item.width)}
        most={Math.max(1000, item.width)}
        step={1}
        decimals={1}
        unit=" mm"
        normal={160}
        value={item.width}
        onChange={(width) => set({ width }, `width ${item.id}`)}
      />
      {!single && (
        <>
          <p className={styles.says}>{t('Repeat')}</p>
          <RepeatChoice value={item.repeat} onChange={(repeat) => set({ repeat })} />
        </>
      )}
      <EditPicture picture={picture} />
      <Enlarge of={{ fileId: picture.id }} name={picture.name || t('Print')} />
    </div>
  )
}
