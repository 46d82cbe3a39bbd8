import { Button, TextInput } from '@mantine/core'
import { files } from '@toile/contract/features/files.ts'
import { type Color, fromHex, toHex } from '@toile/craft/colors/color.ts'
import { namedColors, nearestName } from '@toile/craft/colors/names.ts'
import { IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../shell/calls/api.ts'
import { eyeDropper } from './eyeDropper.ts'
import type { FilterPartProps } from './filterPart.ts'
import styles from './filters.module.css'
import { colorWheel } from './colorWheel.ts'
import { Form } from '../../shell/parts/Form.tsx'

const offered = colorWheel(namedColors)

/** Narrows to pictures that hold a colour: a chip, #rrggbb, a code, or one taken from the screen; how near it must come is set in CIEDE2000. */
export function ColorFilter({ filter, onFilter }: FilterPartProps) {
  const { t } = useTranslation()
  const { color, within } = filter
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [near, setNear] = useState<number | null>(null)
  const pick = (picked: Color) => {
    setTyped(null)
    setWrong(null)
    onFilter({ ...filter, color: picked })
  }
  const find = async (text: string) => {
    const plain = fromHex(text)
    if (plain) return pick(plain)
    try {
      pick((await send(files.findCode, { text: text.trim() })).color)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : '')
    }
  }
  const dropper = eyeDropper()
  return (
    <div className={styles.fields}>
      <div className={styles.wheel} role="group" aria-label={t('Colours')}>
        {offered.map(({ label, color: one }) => (
          <button
            key={label}
            type="button"
            aria-label={t(label)}
            title={t(label)}
            aria-pressed={color !== null && toHex(color) === toHex(one)}
            style={{ background: toHex(one) }}
            onClick={() => pick(one)}
          />
        ))}
      </div>
      <Form
        className={styles.typed}
        onSubmit={() => {
          if (typed?.trim()) void find(typed)
        }}
      >
        <TextInput
          aria-label={t('#rrggbb, or a code like 19-4052')}
          placeholder={t('#rrggbb, or a code like 19-4052')}
          spellCheck={false}
          autoComplete="off"
          value={typed ?? (color ? toHex(color) : '')}
          error={wrong}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(null)
          }}
          onBlur={() => typed?.trim() && void find(typed)}
        />
        {dropper && (
          <Button
            variant="default"
            leftSection={<IconColorPicker size={17} stroke={1.4} aria-hidden />}
            onClick={() => void dropper().then((text) => (text ? find(text) : undefined))}
          >
            {t('Pick from the screen')}
          </Button>
        )}
      </Form>
      {color && (
        <label className={styles.within}>
          <span>
            {t('{{color}}: a distance of at most {{within}}', {
              color: t(nearestName(color).label),
              within: near ?? within,
            })}
          </span>
          <input
            type="range"
            min={1}
            max={40}
            value={near ?? within}
            aria-valuetext={t('Distance {{within}} by CIEDE2000', { within: near ?? within })}
            onChange={({ currentTarget }) => setNear(Number(currentTarget.value))}
            onPointerUp={() => keep()}
            onKeyUp={() => keep()}
          />
          <small>{t('Up to 2 looks the same, 10 is a close shade, 20 the same family')}</small>
        </label>
      )}
    </div>
  )

  function keep() {
    if (near === null) return
    onFilter({ ...filter, within: near })
    setNear(null)
  }
}
