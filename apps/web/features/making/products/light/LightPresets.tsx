import type { Light } from '@toile/craft/products/light.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { useTranslation } from 'react-i18next'
import { SeenPicture } from '../../../../shared/drawing/SeenPicture.tsx'
import { Choices } from '../../../../shared/fields/choices/Choices.tsx'

interface LightPresetsProps {
  light: Light
  /** This picture in a light, small. */
  tile: (light: Light) => PictureOrder
  onChoose: (light: Light) => void
}

/** Lights by name, each seen on this picture. */
export function LightPresets({ light, tile, onChoose }: LightPresetsProps) {
  const { t } = useTranslation()
  return (
    <Choices
      name={t('Lights by name')}
      width={5}
      current={lightPresets.find((preset) => sameContent(preset.light, light))?.id ?? null}
      onChoose={(id) => {
        const chosen = lightPresets.find((preset) => preset.id === id)
        if (chosen) onChoose(chosen.light)
      }}
      choices={lightPresets.map((preset) => ({
        id: preset.id,
        name: t(preset.label),
        picture: <SeenPicture order={tile(preset.light)} />,
      }))}
    />
  )
}
