import type { Color } from '@toile/craft/colors/color.ts'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useSortableTile } from '../../../shared/fields/dragging/useSortableTile.ts'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import styles from './printStudio.module.css'

interface PaletteRowProps {
  id: string
  /** Already translated. */
  name: string
  color: Color
  onColor: (color: Color) => void
  onRemove: (() => void) | null
}

/** One ink of a print: dragged by its grip, or picked up with Space and moved by arrows. */
export function PaletteRow({ id, name, color, onColor, onRemove }: PaletteRowProps) {
  const { t } = useTranslation()
  const tile = useSortableTile(id)
  return (
    <li {...tile.item} className={styles.ink}>
      <button type="button" {...tile.grip} className={styles.grip} aria-label={t('Move {{name}}', { name })}>
        <IconGripVertical size={16} stroke={1.4} aria-hidden />
      </button>
      <ColorField name={name} color={color} onChange={onColor} />
      {onRemove && (
        <IconButton name={t('Remove {{name}}', { name })} size={28} onClick={onRemove}>
          <IconX size={15} stroke={1.5} />
        </IconButton>
      )}
    </li>
  )
}
