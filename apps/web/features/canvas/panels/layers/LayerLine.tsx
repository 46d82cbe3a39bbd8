import type { Layer } from '@toile/canvas/document/layer.ts'
import {
  IconAdjustments,
  IconChevronDown,
  IconChevronRight,
  IconCornerLeftDown,
  IconEye,
  IconEyeOff,
  IconLetterT,
  IconLock,
  IconPhoto,
  IconPin,
} from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../../languages/numberOf.ts'
import { RenameField } from '../../../../shell/parts/RenameField.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useBench } from '../../painting/usePainting.ts'
import { blendNames } from './blendNames.ts'
import type { DropZone } from './dropOf.ts'
import { LayerMenu } from './LayerMenu.tsx'
import { LayerThumb } from './LayerThumb.tsx'
import { MaskButton } from './MaskButton.tsx'
import styles from './layers.module.css'

interface LayerLineProps {
  layer: Layer
  depth: number
  active: boolean
  chosen: boolean
  folded: boolean
  drop: DropZone | null
  onChoose: (more: 'one' | 'also' | 'through') => void
  onStep: (up: boolean) => void
  onFold: () => void
}

const moreOf = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  shiftKey ? 'through' : ctrlKey || metaKey ? 'also' : 'one'

/** A layer in the list: shown or hidden by its eye, named in place, moved by Alt and arrows. */
export function LayerLine(props: LayerLineProps) {
  const { layer, depth, active, chosen, folded, drop, onChoose, onStep, onFold } = props
  const { t } = useTranslation()
  const { painting } = useBench()
  const [naming, setNaming] = useState(false)
  const { id, name, visible } = layer
  const Eye = visible ? IconEye : IconEyeOff
  const named = (next: string | null) => {
    setNaming(false)
    if (next) painting.change('setLayer', { ids: [id], look: { name: next } })
  }
  const press = (event: KeyboardEvent) => {
    const steps = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    if (event.key !== 'F2' && !steps) return
    event.preventDefault()
    event.stopPropagation()
    if (steps) onStep(event.key === 'ArrowUp')
    else setNaming(true)
  }
  return (
    <li
      className={styles.line}
      data-layer={id}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      data-hidden={!visible || undefined}
      data-clipped={layer.clipping || undefined}
      data-drop={drop ?? undefined}
      style={{ paddingInlineStart: `${depth * 0.875}rem` }}
    >
      <IconButton
        name={visible ? t('Hide {{name}}', { name }) : t('Show {{name}}', { name })}
        size={32}
        onClick={() => painting.change('setLayer', { ids: [id], look: { visible: !visible } })}
      >
        <Eye size={17} stroke={1.4} />
      </IconButton>
      {layer.kind === 'group' && (
        <IconButton
          name={folded ? t('Unfold {{name}}', { name }) : t('Fold {{name}}', { name })}
          size={28}
          aria-expanded={!folded}
          onClick={onFold}
        >
          {folded ? <IconChevronRight size={16} stroke={1.5} /> : <IconChevronDown size={16} stroke={1.5} />}
        </IconButton>
      )}
      {layer.clipping && <IconCornerLeftDown size={15} stroke={1.5} role="img" aria-label={t('Clipped')} />}
      {naming ? (
        <RenameField className={styles.naming} name={name} onName={named} />
      ) : (
        <button
          type="button"
          className={styles.name}
          data-grip={id}
          aria-current={active || undefined}
          title={t('Double click or F2 to rename, Alt and arrows to move')}
          onClick={(event) => {
            if (event.altKey) painting.change('setLayer', { ids: [id], look: { clipping: !layer.clipping } })
            else if ((event.ctrlKey || event.metaKey) && event.target instanceof HTMLCanvasElement)
              painting.say({ say: 'select', order: { shape: { kind: 'alpha', id }, how: 'replace' } })
            else onChoose(moreOf(event))
          }}
          onDoubleClick={() => setNaming(true)}
          onKeyDown={press}
        >
          {layer.kind === 'adjustment' ? (
            <span className={styles.kind} aria-hidden>
              <IconAdjustments size={18} stroke={1.4} />
            </span>
          ) : (
            layer.kind !== 'group' && <LayerThumb id={id} />
          )}
          <span className={styles.words}>
            <b>{name}</b>
            <Below layer={layer} />
          </span>
          {layer.kind === 'text' && <IconLetterT size={14} stroke={1.5} role="img" aria-label={t('Text')} />}
          {layer.kind === 'picture' && <IconPhoto size={14} stroke={1.5} role="img" aria-label={t('Picture')} />}
          {layer.pinned && <IconPin size={14} stroke={1.5} role="img" aria-label={t('Pinned')} />}
          {layer.fixed && <IconLock size={14} stroke={1.5} role="img" aria-label={t('Fixed')} />}
        </button>
      )}
      {layer.mask && <MaskButton layer={layer} active={active} onChoose={() => onChoose('one')} />}
      <LayerMenu layer={layer} onRename={() => setNaming(true)} />
    </li>
  )
}

/** How a layer lies where it is not as layers usually do. */
function Below({ layer: { blend, opacity } }: { layer: Layer }) {
  const { t } = useTranslation()
  const words = [blend !== 'normal' && t(blendNames[blend].label), opacity < 1 && percentOf(opacity)].filter(Boolean)
  return words.length > 0 && <small>{words.join(' · ')}</small>
}
