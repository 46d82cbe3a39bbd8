import { setFabric } from '@toile/craft/designs/changes.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import type { GarmentTabProps } from '../edit.ts'

const grey = { r: 176, g: 174, b: 170 }

/** The fabrics, each drawn on a garment in the present colour. */
export function FabricPicker({ worn, edit }: GarmentTabProps) {
  const { t } = useTranslation()
  const color = worn.fill.kind === 'solid' ? worn.fill.color : (worn.fill.gradient.stops[0]?.color ?? grey)
  const garment = worn.cut.kind === 'garment' ? worn.cut.garment : 'circleSkirt'
  return (
    <Choices
      name={t('Fabric')}
      width={4.5}
      current={worn.fabric}
      onChoose={(fabric) => edit(setFabric, { id: worn.id, fabric })}
      choices={fabrics.map(({ id, label }) => ({
        id,
        name: t(label),
        picture: <Thumb order={{ kind: 'garment', garment, fabric: id, color, width: 80, height: 80 }} />,
      }))}
    />
  )
}
