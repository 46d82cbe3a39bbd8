import { Button, Group, SegmentedControl, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { limits } from '@toile/rules/limits.ts'
import { putColor } from '@toile/studio/projects/changes.ts'
import { roomForColors } from '@toile/studio/projects/colorChanges.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/calls/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { gradientFrom } from '../../../shared/fields/colors/gradient.ts'
import { GradientEditor } from '../../../shared/fields/colors/GradientEditor.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { colorStyle } from '../../../shared/open/names/colorStyle.ts'
import { ColorNumbers } from './ColorNumbers.tsx'
import styles from './colors.module.css'
import { NearColors } from './NearColors.tsx'
import { PictureDropper } from './PictureDropper.tsx'
import { HsvPicker, OklchPicker } from './PlanePicker.tsx'
import { TwinNote } from './TwinNote.tsx'
import { useAddColors } from './useAddColors.ts'
import { useWorkedColor } from './useWorkedColor.ts'
import { WheelPicker } from './WheelPicker.tsx'
import { MainButton } from '../../../shell/parts/MainButton.tsx'
import { Form } from '../../../shell/parts/Form.tsx'

const first: Color = { r: 43, g: 63, b: 122 }
const cream: Color = { r: 244, g: 236, b: 220 }

const ways = [
  { id: 'eye', label: 'By eye' },
  { id: 'hsv', label: 'HSV' },
  { id: 'wheel', label: 'Wheel' },
  { id: 'picture', label: 'Picture' },
] as const
type Way = (typeof ways)[number]['id']

/** A colour of the board by plane, wheel, picture, numbers, #rrggbb or a code, with what is nearest to it, a name and, if wanted, a gradient (requirements S3.07, S3.16, S5.13). */
export function ColorDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const old = project.boards.color.find((entry) => entry.id === id)
  const worked = useWorkedColor(old?.color ?? first)
  const { color, pick } = worked
  const addColors = useAddColors()
  const [way, setWay] = useState<Way>('eye')
  const [name, setName] = useState(old?.name ?? '')
  const [gradient, setGradient] = useState(old?.gradient ?? null)
  const [busy, setBusy] = useState(false)
  const locked = old?.locked === true
  const keep = async () => {
    setBusy(true)
    const unchanged = old && worked.settled && toHex(old.color) === toHex(color)
    const found = unchanged ? { color, tcx: old.tcx } : await worked.resolve()
    setBusy(false)
    if (!found) return
    const entry = { ...old, id: old?.id ?? newKey(), name: name.trim(), gradient, ...found }
    opened.document.change(putColor, entry)
    onClose()
  }
  return (
    <Dialog title={old ? t('Edit the colour') : t('Add a colour')} onClose={onClose} size="wide">
      <Form
        className={styles.workshop}
        onSubmit={() => {
          if (!locked) void keep()
        }}
      >
        <section className={styles.picking} aria-label={t('Pick')}>
          <SegmentedControl
            fullWidth
            aria-label={t('How to pick')}
            data={ways.map(({ id: value, label }) => ({ value, label: t(label) }))}
            value={way}
            onChange={(value) => setWay(ways.find((one) => one.id === value)?.id ?? 'eye')}
          />
          {way === 'eye' && <OklchPicker color={color} onColor={pick} />}
          {way === 'hsv' && <HsvPicker color={color} onColor={pick} />}
          {way === 'wheel' && (
            <WheelPicker
              color={color}
              onColor={pick}
              room={roomForColors(project)}
              onAdd={(colors) => void addColors(colors.map((one) => ({ name: '', color: one })))}
            />
          )}
          {way === 'picture' && <PictureDropper onTake={pick} />}
        </section>
        <section className={styles.working} aria-label={t('The colour')}>
          <div className={styles.bigSwatch} style={{ background: colorStyle({ color, gradient }) }} aria-hidden>
            {old && <span style={{ background: colorStyle(old) }} />}
          </div>
          <TwinNote color={color} besides={id} />
          <div className={styles.pair}>
            <TextInput
              label={t('#rrggbb, or a code like 19-4052')}
              data-autofocus
              spellCheck={false}
              autoComplete="off"
              value={worked.text}
              error={worked.wrong}
              onChange={({ currentTarget: { value } }) => worked.type(value)}
              onBlur={() => !worked.settled && void worked.resolve()}
            />
            <TextInput
              label={t('Name')}
              placeholder={t(nearestName(color).label)}
              maxLength={limits.nameLength}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </div>
          <ColorNumbers color={color} onColor={pick} />
          <NearColors color={color} onColor={pick} />
          <Switch
            label={t('Gradient')}
            checked={gradient !== null}
            onChange={({ currentTarget }) => setGradient(currentTarget.checked ? gradientFrom(color, cream) : null)}
          />
          {gradient && <GradientEditor gradient={gradient} project={project} onChange={setGradient} />}
        </section>
        <Group className={styles.foot ?? ''} justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <MainButton
            type="submit"
            loading={busy}
            lacks={locked ? t('This colour is locked; unlock it on the board to change it.') : null}
          >
            {old ? t('Keep the change') : t('Add the colour')}
          </MainButton>
        </Group>
      </Form>
    </Dialog>
  )
}
