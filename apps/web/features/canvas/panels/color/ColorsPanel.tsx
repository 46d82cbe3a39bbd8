import { ColorPicker } from '@mantine/core'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { desk } from '../../tools/paintersDesk.ts'
import { useDesk } from '../../tools/useDesk.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from './color.module.css'

const black = { r: 0, g: 0, b: 0 }

/** The colour that is painted with, the one behind it, and those of before. */
export function ColorsPanel() {
  const { t } = useTranslation()
  return (
    <FoldPanel id="color" title={t('Colour')}>
      <ColorChoice />
    </FoldPanel>
  )
}

/** The colour in the hand, by eye, by its code, or one of those of before. */
export function ColorChoice() {
  const { t } = useTranslation()
  const { front, back, recent } = useDesk()
  return (
    <div className={styles.choice}>
      <ColorPicker
        fullWidth
        className={styles.picker ?? ''}
        format="hex"
        value={front}
        saturationLabel={t('Saturation and lightness')}
        hueLabel={t('Hue')}
        onChange={(value) => {
          const picked = fromHex(value)
          if (picked && toHex(picked) !== front) desk.set({ front: toHex(picked) })
        }}
      />
      <div className={styles.pair}>
        <ColorField
          name={t('Colour')}
          color={fromHex(front) ?? black}
          onChange={(color) => desk.set({ front: toHex(color) })}
        />
        <IconButton name={t('Swap the two colours')} keys="x" onClick={() => desk.set({ front: back, back: front })}>
          <IconArrowsExchange size={18} stroke={1.4} />
        </IconButton>
        <button
          type="button"
          className={styles.back}
          aria-label={t('Take the colour behind: {{color}}', { color: back })}
          title={back}
          onClick={() => desk.set({ front: back, back: front })}
        >
          <Swatch fill={back} size="square" />
        </button>
      </div>
      {recent.length > 0 && (
        <ul className={styles.recent} aria-label={t('Colours used before')}>
          {recent.map((color) => (
            <li key={color}>
              <button
                type="button"
                title={color}
                aria-label={color}
                aria-pressed={color === front}
                onClick={() => desk.set({ front: color })}
              >
                <Swatch fill={color} size="square" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
