import { Menu } from '@mantine/core'
import { IconAdjustments, IconCopy, IconDots, IconFolderPlus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { AdjustmentFields } from '../adjusting/AdjustmentFields.tsx'
import { beginTrial } from '../adjusting/trial.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import { LayerLook } from './LayerLook.tsx'
import { PaintedLayers } from './PaintedLayers.tsx'
import { useLayerMoves } from './useLayerMoves.ts'
import styles from './layers.module.css'

/** The layers of the painting in a panel (requirement S3.20). */
export function LayersPanel() {
  const { t } = useTranslation()
  const { document } = useKnown()
  return (
    <FoldPanel id="layers" title={t('Layers|list')} count={String(Object.keys(document?.layers ?? {}).length)}>
      <LayerParts />
    </FoldPanel>
  )
}

/** How the layer that is worked on lies, all layers, uppermost first, and what is done with them. */
export function LayerParts() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document, adjustments } = useKnown()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const moves = useLayerMoves(chosen)
  if (!document) return null
  const none = Object.keys(document.layers).length === 0
  const active = document.layers[document.active]
  return (
    <>
      {active && <LayerLook layer={active} />}
      {active?.kind === 'adjustment' && <AdjustmentFields layer={active} />}
      <PaintedLayers document={document} chosen={chosen} onChoose={setChosen} />
      <div className={styles.foot} role="toolbar" aria-label={t('What is done with the layer')}>
        <IconButton name={t('New layer')} keys="mod+shift+n" onClick={moves.add}>
          <IconPlus size={18} stroke={1.4} />
        </IconButton>
        <Menu position="top-start">
          <Menu.Target>
            <IconButton name={t('New adjustment')} disabled={none}>
              <IconAdjustments size={18} stroke={1.4} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t('As a layer')}</Menu.Label>
            {adjustments.map(({ id, label }) => (
              <Menu.Item key={id} onClick={() => painting.say({ say: 'adjust', id, name: t(label) })}>
                {t(label)}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Label>{t('On the layer itself')}</Menu.Label>
            {adjustments.map((adjustment) => (
              <Menu.Item
                key={adjustment.id}
                disabled={active?.kind !== 'raster'}
                onClick={() => beginTrial(painting, adjustment)}
              >
                {t(adjustment.label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <IconButton name={t('Group')} keys="mod+g" disabled={none} onClick={moves.group}>
          <IconFolderPlus size={18} stroke={1.4} />
        </IconButton>
        <IconButton name={t('Duplicate')} keys="mod+j" disabled={none} onClick={moves.duplicate}>
          <IconCopy size={18} stroke={1.4} />
        </IconButton>
        <IconButton name={t('Delete')} disabled={none} onClick={moves.remove}>
          <IconTrash size={18} stroke={1.4} />
        </IconButton>
        <Menu position="top-end">
          <Menu.Target>
            <IconButton name={t('More for all layers')} disabled={none}>
              <IconDots size={18} stroke={1.4} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={moves.mergeDown}>{t('Merge down')}</Menu.Item>
            <Menu.Item onClick={moves.mergeVisible}>{t('Merge what is shown')}</Menu.Item>
            <Menu.Item onClick={moves.flatten}>{t('Flatten')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  )
}
