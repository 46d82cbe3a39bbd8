import { Button, ColorPicker, Group, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/ColorPicker.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { type Color, fromHex, toHex } from '@toile/fashion/colors/color.ts'
import type { Gradient } from '@toile/fashion/colors/fill.ts'
import { nearestName } from '@toile/fashion/colors/names.ts'
import { limits } from '@toile/fashion/limits.ts'
import { putColor } from '@toile/fashion/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { NearestCode } from '../detail/color/NearestCode.tsx'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { colorStyle } from './colorStyle.ts'
import { findColor } from './findColor.ts'
import { GradientFields } from './GradientFields.tsx'
import { boardSteps } from './steps.ts'

const first: Color = { r: 43, g: 63, b: 122 }
const cream: Color = { r: 244, g: 236, b: 220 }

const startGradient = (color: Color): Gradient => ({
  angle: 90,
  stops: [
    { at: 0, color, opacity: 1 },
    { at: 1, color: cream, opacity: 1 },
  ],
})

/** A colour of the board: by picker, by #rrggbb or a code, with a name and, if wanted, a gradient (requirement S3.07). */
export function ColorDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const old = project.boards.color.find((entry) => entry.id === id)
  const [color, setColor] = useState(old?.color ?? first)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [name, setName] = useState(old?.name ?? '')
  const [gradient, setGradient] = useState(old?.gradient ?? null)
  const [busy, setBusy] = useState(false)
  const pick = (picked: Color) => {
    setColor(picked)
    setTyped(null)
    setWrong(null)
  }
  const resolve = async () => {
    try {
      const found = await findColor(typed ?? toHex(color))
      pick(found.color)
      return found
    } catch (error) {
      setWrong(error instanceof Error ? error.message : '')
      return null
    }
  }
  const keep = async () => {
    setBusy(true)
    const unchanged = old && typed === null && toHex(old.color) === toHex(color)
    const found = unchanged ? { color, tcx: old.tcx } : await resolve()
    setBusy(false)
    if (!found) return
    const entry = { id: old?.id ?? newKey(), name: name.trim(), gradient, ...found }
    opened.document.change(putColor, entry, { name: boardSteps.color.label })
    onClose()
  }
  return (
    <Dialog title={old ? t('Edit the colour') : t('Add a colour')} onClose={onClose}>
      <form
        className={styles.colorForm}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <ColorPicker
          format="hex"
          size="md"
          fullWidth
          value={toHex(color)}
          saturationLabel={t('Saturation and lightness')}
          hueLabel={t('Hue')}
          onChange={(value) => {
            const picked = fromHex(value)
            if (picked && toHex(picked) !== toHex(color)) pick(picked)
          }}
        />
        <div className={styles.fields}>
          <div className={styles.bigSwatch} style={{ background: colorStyle({ color, gradient }) }} aria-hidden />
          <NearestCode color={color} />
          <TextInput
            label={t('#rrggbb, or a code like 19-4052')}
            data-autofocus
            spellCheck={false}
            autoComplete="off"
            value={typed ?? toHex(color)}
            error={wrong}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setWrong(null)
              const plain = /^#?[0-9a-f]{6}$/i.test(value.trim()) ? fromHex(value) : null
              if (plain) setColor(plain)
            }}
            onBlur={() => typed !== null && void resolve()}
          />
          <TextInput
            label={t('Name')}
            placeholder={t(nearestName(color).label)}
            maxLength={limits.nameLength}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        <div className={styles.wide}>
          <Switch
            label={t('Gradient')}
            checked={gradient !== null}
            onChange={({ currentTarget }) => setGradient(currentTarget.checked ? startGradient(color) : null)}
          />
          {gradient && <GradientFields gradient={gradient} onChange={setGradient} />}
        </div>
        <Group className={styles.wide ?? ''} justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {old ? t('Keep the change') : t('Add the colour')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
