import { Button, NativeSelect } from '@mantine/core'
import { type Color, lightnessChromaHue, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { chromaDisc, mostChroma, mostChromaAt } from '@toile/craft/colors/planes.ts'
import { schemeColors, schemes } from '@toile/craft/colors/schemes.ts'
import { IconPlus } from '@tabler/icons-react'
import { sure } from '@toile/geometry'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { Range } from '../../../shared/fields/numbers/Range.tsx'
import styles from './colors.module.css'
import { oklchModel } from './models.ts'
import { PlaneField, Thumb } from './PlaneField.tsx'
import { TickedColors } from './TickedColors.tsx'
import { useModel } from './useModel.ts'

interface WheelPickerProps {
  color: Color
  onColor: (color: Color) => void
  /** How many more colours the board takes. */
  room: number
  onAdd: (colors: readonly Color[]) => void
}

const placeOf = (color: Color) => {
  const { lightness, chroma, hue } = lightnessChromaHue(color)
  const [far, angle] = [Math.min(1, chroma / Math.max(0.001, mostChromaAt(lightness, hue))), (hue * Math.PI) / 180]
  return { x: 0.5 + (far * Math.cos(angle)) / 2, y: 0.5 - (far * Math.sin(angle)) / 2 }
}

/** A wheel of hues with a harmony on it: any of its handles turns the whole harmony; chosen colours of it join the board. */
export function WheelPicker({ color, onColor, room, onAdd }: WheelPickerProps) {
  const { t } = useTranslation()
  const { values, set } = useModel(oklchModel, color, onColor)
  const [lightness, chroma, hue] = values
  const [id, setId] = useState<(typeof schemes)[number]['id']>('complementary')
  const held = useRef(0)
  const [unticked, setUnticked] = useState<readonly number[]>([])
  const { turns } = schemes.find((scheme) => scheme.id === id) ?? schemes[0]
  const colors = schemeColors(color, id)
  const drag = (x: number, y: number) => {
    const [right, up] = [x * 2 - 1, 1 - y * 2]
    const angle = (Math.atan2(up, right) * 180) / Math.PI
    const far = Math.min(1, Math.hypot(right, up))
    set([lightness, far * mostChromaAt(lightness, angle), (angle - sure(turns[held.current]) + 720) % 360])
  }
  const chosen = colors.slice(1).filter((_, i) => !unticked.includes(i + 1))
  return (
    <>
      <NativeSelect
        label={t('Harmony')}
        value={id}
        data={schemes.map(({ id: value, label }) => ({ value, label: t(label) }))}
        onChange={({ currentTarget }) => {
          setId(schemes.find((scheme) => scheme.id === currentTarget.value)?.id ?? 'complementary')
          held.current = 0
          setUnticked([])
        }}
      />
      <PlaneField
        round
        picture={`wheel ${lightness.toFixed(2)}`}
        paint={(side) => chromaDisc(lightness, side)}
        onPlace={drag}
        onGround={() => (held.current = 0)}
      >
        {colors
          .map((one, i) => (
            <Thumb
              key={i}
              main={i === 0}
              name={i === 0 ? t('Hue and chroma') : t('Harmony colour {{number}}', { number: i + 1 })}
              says={`${t(nearestName(one).label)}, ${toHex(one)}`}
              {...placeOf(one)}
              fill={toHex(one)}
              onHold={() => (held.current = i)}
              onStep={(right, up) =>
                set([lightness, Math.max(0, Math.min(mostChroma, chroma + up * 0.003)), (hue - right + 360) % 360])
              }
            />
          ))
          .toReversed()}
      </PlaneField>
      <div className={styles.light}>
        <span>{t('Lightness')}</span>
        <Range
          name={t('Lightness of the wheel')}
          least={0}
          most={100}
          step={1}
          value={Math.round(lightness * 100)}
          says={percentOf(lightness)}
          onChange={(next) => set([next / 100, chroma, hue])}
        />
      </div>
      <TickedColors
        name={t('Colours of the harmony')}
        colors={colors.slice(1).map((one, i) => ({ color: one, ticked: !unticked.includes(i + 1) }))}
        onTick={(i, on) => setUnticked((now) => (on ? now.filter((one) => one !== i + 1) : [...now, i + 1]))}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        disabled={chosen.length === 0 || room === 0}
        onClick={() => onAdd(chosen)}
      >
        {t('Add the ticked colours to the board')}
      </Button>
    </>
  )
}
