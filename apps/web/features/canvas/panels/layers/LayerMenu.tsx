import { Menu } from '@mantine/core'
import type { Layer } from '@toile/canvas/document/layer.ts'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { rasterizeLayer } from '../../tools/offerRasterizing.ts'
import { maskPainted } from '../../tools/paintingOn.ts'
import { useLayerMoves } from './useLayerMoves.ts'

interface LayerMenuProps {
  layer: Layer
  onRename: () => void
}

/** All that is done with one layer. */
export function LayerMenu({ layer, onRename }: LayerMenuProps) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { id, name, pinned, fixed, clipping, lockAlpha, background } = layer
  const moves = useLayerMoves([], id)
  const look = (next: Partial<Pick<Layer, 'pinned' | 'fixed' | 'clipping' | 'lockAlpha' | 'background'>>) =>
    painting.change('setLayer', { ids: [id], look: next })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton name={t('More for {{name}}', { name })} size={30}>
          <IconDots size={16} stroke={1.5} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onRename}>{t('Rename')}</Menu.Item>
        <Menu.Item onClick={moves.duplicate}>{t('Duplicate')}</Menu.Item>
        <Menu.Item onClick={moves.mergeDown}>{t('Merge down')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => look({ clipping: !clipping })}>
          {clipping ? t('Release from the layer below') : t('Clip to the layer below')}
        </Menu.Item>
        {layer.kind === 'raster' && (
          <Menu.Item onClick={() => look({ lockAlpha: !lockAlpha })}>
            {lockAlpha ? t('Let clear places take paint') : t('Keep clear places clear')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => look({ fixed: !fixed })}>
          {fixed ? t('Let it be changed') : t('Fix the layer')}
        </Menu.Item>
        <Menu.Item onClick={() => look({ pinned: !pinned })}>
          {pinned ? t('Let it be moved in the order') : t('Pin its place in the order')}
        </Menu.Item>
        {background && (
          <Menu.Item onClick={() => look({ background: false })}>{t('No longer the background')}</Menu.Item>
        )}
        <Menu.Divider />
        <MaskItems layer={layer} />
        {(layer.kind === 'text' || layer.kind === 'picture') && (
          <Menu.Item onClick={() => void rasterizeLayer(painting, id)}>{t('Rasterise')}</Menu.Item>
        )}
        {layer.kind === 'group' && (
          <>
            <Menu.Item onClick={() => painting.change('setPassThrough', { id, passThrough: !layer.passThrough })}>
              {layer.passThrough ? t('Blend the group by itself') : t('Blend with what lies below the group')}
            </Menu.Item>
            <Menu.Item onClick={() => painting.change('ungroup', { ids: [id] })}>{t('Ungroup')}</Menu.Item>
          </>
        )}
        <Menu.Divider />
        <Menu.Item color="danger" onClick={moves.remove}>
          {t('Delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What is done with the mask of a layer, or how it gets one. */
function MaskItems({ layer: { id, mask } }: { layer: Layer }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { selection } = useKnown()
  const give = (from: 'shown' | 'hidden' | 'selection') => {
    painting.say({ say: 'mask', id, from })
    painting.change('setActive', { id })
    maskPainted.set(id)
  }
  if (!mask)
    return (
      <>
        <Menu.Item onClick={() => give('shown')}>{t('Mask that shows all')}</Menu.Item>
        <Menu.Item onClick={() => give('hidden')}>{t('Mask that hides all')}</Menu.Item>
        {selection !== null && (
          <Menu.Item onClick={() => give('selection')}>{t('Mask that shows what is selected')}</Menu.Item>
        )}
      </>
    )
  return (
    <>
      <Menu.Item onClick={() => painting.change('setMask', { id, mask: { enabled: !mask.enabled } })}>
        {mask.enabled ? t('Turn the mask off') : t('Turn the mask on')}
      </Menu.Item>
      <Menu.Item onClick={() => painting.say({ say: 'merge', how: 'mask', ids: [id] })}>
        {t('Apply the mask')}
      </Menu.Item>
      <Menu.Item onClick={() => painting.change('setMask', { id, mask: null })}>{t('Remove the mask')}</Menu.Item>
    </>
  )
}
