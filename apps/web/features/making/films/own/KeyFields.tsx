import { Button, Select } from '@mantine/core'
import { setKey } from '@toile/craft/motions/own/changes.ts'
import { easings, type KeyFrame } from '@toile/craft/motions/own/ownMotion.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MotionChange } from '@toile/craft/motions/own/motionChanges.ts'
import type { Edit } from '../../../../shared/fields/editOf.ts'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import styles from './own.module.css'

interface KeyFieldsProps {
  current: KeyFrame
  most: number
  isFull: boolean
  isOnly: boolean
  edit: Edit<MotionChange>
  onMove: (at: number) => void
  onAdd: () => void
  onRemove: () => void
}

/** What is told of a key frame in numbers: its time, how long it is held, how it goes on. */
export function KeyFields({ current, most, isFull, isOnly, edit, onMove, onAdd, onRemove }: KeyFieldsProps) {
  const { t } = useTranslation()
  const { id, at, hold, ease } = current
  return (
    <div className={styles.fields}>
      <NumberLine
        name={t('Time')}
        value={at}
        least={0}
        most={most}
        step={0.1}
        decimals={1}
        unit=" s"
        normal={null}
        onChange={onMove}
      />
      <NumberLine
        name={t('Held for')}
        value={hold}
        least={0}
        most={5}
        step={0.1}
        decimals={1}
        unit=" s"
        normal={0}
        onChange={(next) => edit(setKey, { id, hold: next }, `hold ${id}`)}
      />
      <Select
        comboboxProps={inPlace}
        label={t('On to the next')}
        allowDeselect={false}
        value={ease}
        data={easings.map((one) => ({ value: one.id, label: t(one.label) }))}
        onChange={(next) => {
          const chosen = easings.find((one) => one.id === next)
          if (chosen) edit(setKey, { id, ease: chosen.id })
        }}
      />
      <div className={styles.acts}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={isFull}
          onClick={onAdd}
        >
          {t('Add a key frame')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          disabled={isOnly}
          onClick={onRemove}
        >
          {t('Remove the key frame')}
        </Button>
      </div>
    </div>
  )
}
