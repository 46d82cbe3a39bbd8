import { ColorPicker, TextInput } from '@mantine/core'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { files } from '@toile/contract/features/files.ts'
import { type Color, colorSchema, fromHex, toHex } from '@toile/craft/colors/color.ts'
import { readTcx } from '@toile/craft/colors/tcx.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallRefused } from '@toile/contract/answer.ts'
import { send } from '../../../shell/calls/api.ts'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { inPlace } from '../parts/inPlace.ts'
import styles from '../parts/detail.module.css'

interface ColorFieldProps {
  /** Already translated. */
  name: string
  color: Color
  /** Its picker opens within the panel that it stands in, so that the panel stays. */
  within?: boolean
  onChange: (color: Color) => void
}

/** A colour by picker, by #rrggbb, or by a code like 19-4052 (requirement S4.01, look.md B33). */
export function ColorField({ name, color, within = false, onChange }: ColorFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const hex = toHex(color)
  const take = async () => {
    if (typed === null) return
    const text = typed.trim()
    const plain = fromHex(text)
    if (plain) onChange(plain)
    else if (readTcx(text)) {
      try {
        onChange(colorSchema.parse((await send(files.findCode, { text })).color))
      } catch (error) {
        return setWrong(error instanceof CallRefused ? error.message : t(refusals.somethingBroke.says))
      }
    } else return setWrong(t(refusals.colorForm.says.replace('{code}', '{{code}}'), { code: text || '…' }))
    setTyped(null)
    setWrong(null)
  }
  return (
    <div className={styles.colorField}>
      <Flyout
        position="bottom-start"
        {...(within ? inPlace : {})}
        button={
          <button type="button" className={styles.colorButton} aria-label={t('{{name}}: pick a colour', { name })}>
            <Swatch fill={hex} size="square" />
          </button>
        }
      >
        <ColorPicker
          format="hex"
          value={hex}
          saturationLabel={t('Saturation and lightness')}
          hueLabel={t('Hue')}
          onChange={(value) => {
            const picked = fromHex(value)
            if (picked && toHex(picked) !== hex) onChange(picked)
          }}
        />
      </Flyout>
      <TextInput
        className={styles.grow ?? ''}
        aria-label={t('{{name}}, as #rrggbb or a code', { name })}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? hex}
        error={wrong}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setWrong(null)
        }}
        onBlur={() => void take()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') void take()
          if (event.key === 'Escape') {
            setTyped(null)
            setWrong(null)
          }
        }}
      />
    </div>
  )
}
