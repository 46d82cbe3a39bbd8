import { Select } from '@mantine/core'
import { blends } from '@toile/canvas/document/blends.ts'
import type { Layer } from '@toile/canvas/document/layer.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { useBench } from '../../painting/usePainting.ts'
import { blendNames } from './blendNames.ts'
import styles from './layers.module.css'

/** How the layer that is worked on lies on what is below it (requirement S3.23). */
export function LayerLook({ layer }: { layer: Layer }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const ids = [layer.id]
  const preview = (blend: string | null) => painting.say({ say: 'preview', layer: layer.id, blend })
  return (
    <div className={styles.look}>
      <Select
        size="xs"
        aria-label={t('Blend mode')}
        comboboxProps={inPlace}
        allowDeselect={false}
        value={layer.blend}
        data={blends.map((value) => ({ value, label: t(blendNames[value].label) }))}
        maxDropdownHeight={420}
        renderOption={({ option }) => (
          <span className={styles.blend} onPointerEnter={() => preview(option.value)}>
            {option.label}
          </span>
        )}
        onDropdownClose={() => preview(null)}
        onChange={(value) => {
          const blend = blends.find((one) => one === value)
          if (blend) painting.change('setLayer', { ids, look: { blend } })
        }}
      />
      <NumberLine
        name={t('Opacity')}
        unit="%"
        value={layer.opacity * 100}
        least={0}
        most={100}
        step={1}
        normal={null}
        onChange={(share) =>
          painting.change('setLayer', { ids, look: { opacity: share / 100 } }, `opacity ${layer.id}`)
        }
      />
    </div>
  )
}
