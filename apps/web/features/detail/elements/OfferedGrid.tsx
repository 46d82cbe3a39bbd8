import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import partStyles from '../../../shared/fields/parts/parts.module.css'
import { SourceThumb } from '../applied/SourceThumb.tsx'
import { draggedElement } from './laying.ts'
import type { Offered } from './offered.ts'

interface OfferedGridProps {
  /** What is offered, already translated. */
  name: string
  offered: readonly Offered[]
  /** Whether the garment takes no more. */
  full: boolean
  onLay: (offered: Offered) => void
}

/** Elements small, to be laid by a click, by Enter or by dragging onto the picture. */
export function OfferedGrid({ name, offered, full, onLay }: OfferedGridProps) {
  const { t } = useTranslation()
  return (
    <ul
      className={partStyles.choices}
      aria-label={name}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))' }}
    >
      {offered.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            draggable={!full}
            disabled={full}
            onDragStart={(event: DragEvent) => event.dataTransfer.setData(draggedElement, JSON.stringify(one.source))}
            onClick={() => onLay(one)}
          >
            <SourceThumb source={one.source} side={72} />
            <span>{one.name || t('Picture')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
