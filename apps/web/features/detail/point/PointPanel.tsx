import { CloseButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GroundFields } from '../model/GroundFields.tsx'
import { WearerFields } from '../model/WearerFields.tsx'
import { GarmentFields } from './GarmentFields.tsx'
import styles from './point.module.css'
import type { PointPanelProps } from './pointPanelProps.ts'

const width = 288
const beside = 20

/** What can be changed where somebody pointed, beside that place. */
export function PointPanel(props: PointPanelProps) {
  const { name, target, at, onClose, design, project, edit } = props
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  const right = at.x + beside + width <= props.width
  const left = right ? at.x + beside : Math.max(8, at.x - beside - width)
  const top = Math.max(8, Math.min(at.y - 48, props.height - 360))
  return (
    // Pointers in the panel are its own: the picture below is neither moved nor pointed at.
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      style={{ left, top, width }}
      onKeyDown={press}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerMove={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onWheel={(event) => event.stopPropagation()}
    >
      <header>
        <h3>{name}</h3>
        <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={onClose} />
      </header>
      {target.kind === 'ground' && <GroundFields design={design} project={project} edit={edit} />}
      {target.kind === 'person' && <WearerFields design={design} project={project} edit={edit} />}
      {'garment' in target && <GarmentFields {...props} target={target} />}
    </div>
  )
}
