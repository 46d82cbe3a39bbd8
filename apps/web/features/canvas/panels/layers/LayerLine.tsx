import type { Layer } from '@toile/canvas/document/layer.ts'
import { IconChevronDown, IconChevronRight, IconEye, IconEyeOff, IconLock } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenameField } from '../../../../shell/parts/RenameField.tsx'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useBench } from '../../painting/usePainting.ts'
import { blendNames } from './blendNames.ts'
import { LayerThumb } from './LayerThumb.tsx'
import styles from './layers.module.css'

interface LayerLineProps {
  layer: Layer
  depth: number
  active: boolean
  chosen: boolean
  folded: boolean
  onChoose: (more: 'one' | 'also' | 'through') => void
  onFold: () => void
}

const moreOf = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  shiftKey ? 'through' : ctrlKey || metaKey ? 'also' : 'one'

/** A layer in the list: shown or hidden by its eye, named in place. */
export function LayerLine({ layer, depth, active, chosen, folded, onChoose, onFold }: LayerLineProps) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const [naming, setNaming] = useState(false)
  const { id, name, visible } = layer
  const Eye = visible ? IconEye : IconEyeOff
  return (
    <li
      className={styles.line}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      data-hidden={!visible || undefined}
      data-clipped={layer.clipping || undefined}
      style={{ paddingInlineStart: `${depth * 0.875}rem` }}
    >
      <IconButton
        name={visible ? t('Hide {{name}}', { name }) : t('Show {{name}}', { name })}
        size={32}
        aria-pressed={visible}
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
      {naming ? (
        <RenameField
          className={styles.naming}
          name={name}
          onName={(next) => {
            setNaming(false)
            if (next) painting.change('setLayer', { ids: [id], look: { name: next } })
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.name}
          aria-current={active || undefined}
          title={t('Double click or F2 to rename')}
          onClick={(event) => onChoose(moreOf(event))}
          onDoubleClick={() => setNaming(true)}
          onKeyDown={(event) => {
            if (event.key !== 'F2') return
            event.preventDefault()
            setNaming(true)
          }}
        >
          {layer.kind !== 'group' && <LayerThumb id={id} />}
          <span className={styles.words}>
            <b>{name}</b>
            {(layer.blend !== 'normal' || layer.opacity < 1) && (
              <small>
                {layer.blend !== 'normal' && t(blendNames[layer.blend].label)}
                {layer.opacity < 1 && ` ${Math.round(layer.opacity * 100)}%`}
              </small>
            )}
          </span>
          {layer.fixed && <IconLock size={14} stroke={1.5} role="img" aria-label={t('Fixed')} />}
        </button>
      )}
    </li>
  )
}
