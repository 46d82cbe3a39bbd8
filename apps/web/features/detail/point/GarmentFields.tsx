import { Button, NativeSelect } from '@mantine/core'
import { hideGarment, placePrint, recolor, removeGarment, setFabric } from '@toile/craft/designs/changes.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { useTranslation } from 'react-i18next'
import { ColorChips } from '../../../shared/fields/colors/ColorChips.tsx'
import { ColorField } from '../../../shared/fields/colors/ColorField.tsx'
import { colorAt } from '../../../shared/fields/colors/gradient.ts'
import detail from '../../../shared/fields/parts/detail.module.css'
import { tabs } from '../tabs.ts'
import type { PointPanelProps } from './pointPanelProps.ts'
import type { Target } from './target.ts'

/** What of a garment is changed where it was pointed at: its colour and fabric at once, cut, print and elements in their tabs; hidden, taken off. */
export function GarmentFields(props: PointPanelProps & { target: Extract<Target, { garment: number }> }) {
  const { design, project, edit, target, onTab, onClose } = props
  const { t } = useTranslation()
  const worn = design.garments[target.garment]
  if (!worn) return null
  const { id, fill } = worn
  const color = fill.kind === 'solid' ? fill.color : colorAt(fill.gradient, 0)
  return (
    <div className={detail.section}>
      <ColorField name={t('Colour')} color={color} onChange={(next) => edit(recolor, { id, color: next }, id)} />
      <ColorChips project={project} current={color} onChoose={(next) => edit(recolor, { id, color: next })} />
      <NativeSelect
        label={t('Fabric')}
        value={worn.fabric}
        onChange={({ currentTarget }) => edit(setFabric, { id, fabric: currentTarget.value })}
        data={fabrics.map((one) => ({ value: one.id, label: t(one.label) }))}
      />
      <div className={detail.row}>
        {tabs
          .filter((tab) => tab.id !== 'models' && tab.id !== 'color')
          .map((tab) => (
            <Button
              key={tab.id}
              size="compact-sm"
              variant="default"
              onClick={() => {
                onTab(tab.id)
                onClose()
              }}
            >
              {t(tab.label)}
            </Button>
          ))}
      </div>
      <div className={detail.row}>
        {worn.print && (
          <Button size="compact-sm" variant="subtle" onClick={() => edit(placePrint, { id, print: null })}>
            {t('Remove the print')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            edit(hideGarment, { id, hidden: true })
            onClose()
          }}
        >
          {t('Hide')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            edit(removeGarment, { id })
            onClose()
          }}
        >
          {t('Take off')}
        </Button>
      </div>
    </div>
  )
}
