import type { Layer } from '@toile/canvas/document/layer.ts'
import { IconMask, IconMaskOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { maskPainted } from '../../tools/paintingOn.ts'

interface MaskButtonProps {
  layer: Layer
  active: boolean
  onChoose: () => void
}

/** Says that a layer has a mask, and whether it is painted on in place of the layer. */
export function MaskButton({ layer: { id, name, mask }, active, onChoose }: MaskButtonProps) {
  const { t } = useTranslation()
  const painted = useSyncExternalStore(maskPainted.subscribe, maskPainted.get)
  const on = active && painted === id
  const Mask = mask?.enabled ? IconMask : IconMaskOff
  return (
    <IconButton
      name={on ? t('Paint on {{name}} again', { name }) : t('Paint on the mask of {{name}}', { name })}
      size={32}
      aria-pressed={on}
      data-on={on || undefined}
      onClick={() => {
        onChoose()
        maskPainted.set(on ? null : id)
      }}
    >
      <Mask size={17} stroke={1.4} />
    </IconButton>
  )
}
