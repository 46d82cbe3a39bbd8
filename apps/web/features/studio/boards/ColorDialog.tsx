import { Button, Group, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { files } from '@toile/contract/features/files.ts'
import { type Color, toHex } from '@toile/fashion/colors/color.ts'
import type { Gradient } from '@toile/fashion/colors/fill.ts'
import { nearestName } from '@toile/fashion/colors/names.ts'
import { limits } from '@toile/fashion/limits.ts'
import { putColor } from '@toile/fashion/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { FieldLine, FieldLines } from '../../../shell/parts/FieldLines.tsx'
import { ColorField } from '../detail/color/ColorField.tsx'
import { NearestCode } from '../detail/color/NearestCode.tsx'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { colorStyle } from './colorStyle.ts'
import { GradientFields } from './GradientFields.tsx'
import { boardSteps } from './steps.ts'

const first: Color = { r: 43, g: 63, b: 122 }

/** A code stands for a colour only where the two cannot be told apart. */
const sameColor = 0.5

const codeOf = async (color: Color): Promise<string> => {
  try {
    const found = await send(files.findCode, { text: toHex(color) })
    return found.distance <= sameColor ? found.tcx : ''
  } catch {
    return ''
  }
}

const startGradient = (color: Color): Gradient => ({
  angle: 90,
  stops: [
    { at: 0, color, opacity: 1 },
    { at: 1, color: { r: 244, g: 236, b: 220 }, opacity: 1 },
  ],
})

/** A colour of the board: by picker, by #rrggbb or a code, with a name and, if wanted, a gradient (requirement S3.07). */
export function ColorDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const old = project.boards.color.find((entry) => entry.id === id)
  const [color, setColor] = useState(old?.color ?? first)
  const [name, setName] = useState(old?.name ?? '')
  const [gradient, setGradient] = useState(old?.gradient ?? null)
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    const unchanged = old && toHex(old.color) === toHex(color)
    const tcx = unchanged ? old.tcx : await codeOf(color)
    const entry = { id: old?.id ?? newKey(), name: name.trim(), tcx, color, gradient }
    opened.document.change(putColor, entry, { name: boardSteps.color.label })
    onClose()
  }
  return (
    <Dialog title={old ? t('Edit the colour') : t('Add a colour')} onClose={onClose} size="small">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <div className={styles.bigSwatch} style={{ background: colorStyle({ color, gradient }) }} aria-hidden />
        <NearestCode color={color} />
        <FieldLines>
          <FieldLine name={t('Colour')}>
            <ColorField name={t('Colour')} color={color} onChange={setColor} />
          </FieldLine>
          <FieldLine name={t('Name')}>
            <TextInput
              aria-label={t('Name')}
              placeholder={t(nearestName(color).label)}
              maxLength={limits.nameLength}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </FieldLine>
          <FieldLine name={t('Gradient')}>
            <Switch
              aria-label={t('Gradient')}
              checked={gradient !== null}
              onChange={({ currentTarget }) => setGradient(currentTarget.checked ? startGradient(color) : null)}
            />
          </FieldLine>
        </FieldLines>
        {gradient && <GradientFields gradient={gradient} onChange={setGradient} />}
        <Group justify="flex-end" mt="lg" gap="xs">
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
