import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { colorOf } from '@toile/craft/colors/oklch.ts'
import { chromaPlane, mostChroma, saturationPlane } from '@toile/craft/colors/planes.ts'
import { colorOfHsv } from '@toile/craft/colors/spaces.ts'
import { useTranslation } from 'react-i18next'
import { HueStrip } from './HueStrip.tsx'
import { hsvModel, oklchModel } from './models.ts'
import { PlaneField, Thumb } from './PlaneField.tsx'
import { useModel } from './useModel.ts'

interface PickerProps {
  color: Color
  onColor: (color: Color) => void
}

const share = (value: number) => Math.max(0, Math.min(1, value))

/** Chroma and lightness as the eye measures them, under a strip of hues; what no screen can show is left open. */
export function OklchPicker({ color, onColor }: PickerProps) {
  const { t } = useTranslation()
  const { values, set } = useModel(oklchModel, color, onColor)
  const [lightness, chroma, hue] = values
  return (
    <>
      <PlaneField
        picture={`oklch ${Math.round(hue)}`}
        paint={(side) => chromaPlane(hue, side)}
        onPlace={(x, y) => set([1 - y, x * mostChroma, hue])}
      >
        <Thumb
          main
          name={t('Chroma and lightness')}
          says={t('Chroma {{chroma}}, lightness {{lightness}}%', {
            chroma: chroma.toFixed(3),
            lightness: Math.round(lightness * 100),
          })}
          x={share(chroma / mostChroma)}
          y={share(1 - lightness)}
          fill={toHex(color)}
          onStep={(right, up) =>
            set([share(lightness + up / 100), Math.max(0, chroma + (right * mostChroma) / 100), hue])
          }
        />
      </PlaneField>
      <HueStrip
        hue={hue}
        colorAt={(at) => colorOf(0.72, 0.15, at)}
        onChange={(next) => set([lightness, chroma, next])}
      />
    </>
  )
}

/** Saturation and value, as most programs show them, under a strip of hues. */
export function HsvPicker({ color, onColor }: PickerProps) {
  const { t } = useTranslation()
  const { values, set } = useModel(hsvModel, color, onColor)
  const [hue, saturation, value] = values
  const within = (percent: number) => Math.max(0, Math.min(100, percent))
  return (
    <>
      <PlaneField
        picture={`hsv ${Math.round(hue)}`}
        paint={(side) => saturationPlane(hue, side)}
        onPlace={(x, y) => set([hue, x * 100, (1 - y) * 100])}
      >
        <Thumb
          main
          name={t('Saturation and value')}
          says={t('Saturation {{saturation}}%, value {{value}}%', {
            saturation: Math.round(saturation),
            value: Math.round(value),
          })}
          x={saturation / 100}
          y={1 - value / 100}
          fill={toHex(color)}
          onStep={(right, up) => set([hue, within(saturation + right), within(value + up)])}
        />
      </PlaneField>
      <HueStrip
        hue={hue}
        colorAt={(at) => colorOfHsv([at, 100, 100])}
        onChange={(next) => set([next, saturation, value])}
      />
    </>
  )
}
