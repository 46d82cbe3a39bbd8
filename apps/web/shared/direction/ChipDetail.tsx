import { Button, Select } from '@mantine/core'
import type { ReadPicture } from '@toile/contract/features/generation.ts'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { roomForColors } from '@toile/studio/projects/colorChanges.ts'
import { askForColor, changeScriptColor, holdColor, leaveOutColor } from '@toile/studio/projects/directionChanges.ts'
import type { ScriptColor } from '@toile/craft/script/scriptSchema.ts'
import { mostHeld, mostLeftOut } from '@toile/craft/script/scriptHand.ts'
import { scriptRoles } from '@toile/craft/script/scriptRoles.ts'
import { IconEyeOff, IconLock, IconLockOpen, IconPencil, IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../open/boards/boardContext.ts'
import { ColorField } from '../fields/colors/ColorField.tsx'
import { inPlace } from '../fields/parts/inPlace.ts'
import styles from './direction.module.css'
import { PictureMark } from './PictureMark.tsx'
import { toggleHold } from './toggleHold.ts'
import type { ChipWords } from './useChipWords.ts'
import { colorStep } from './words.ts'

interface ChipDetailProps {
  chip: ScriptColor
  words: ChipWords
  pictures: readonly ReadPicture[]
  onChanged: (color: Color) => void
  onLeave: () => void
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** The chosen colour of the script, and all that can be done with it; one that was asked for is changed on its board. */
export function ChipDetail({ chip, words, pictures, onChanged, onLeave }: ChipDetailProps) {
  const { t } = useTranslation()
  const { opened, project, show } = useBoards()
  const { document } = opened
  const { color, role, kept, asked, from } = chip
  const name = words.name(chip)
  const full = !kept && project.direction.script.kept.length >= mostHeld
  const none = project.direction.script.without.length >= mostLeftOut
  const held = project.direction.script.kept.find((one) => toHex(one.color) === toHex(color))
  const first = held?.of ?? color
  const step = { as: colorStep(pictures) }
  return (
    <section className={styles.detail} aria-label={name}>
      <div className={styles.detailHead}>
        {from === null ? (
          <span className={styles.swatch} style={{ background: toHex(color) }} />
        ) : (
          <PictureMark hash={from} pictures={pictures} size="middle" />
        )}
        <p>
          <b>{name}</b>
          <span>{words.parts(chip).join(' · ')}</span>
        </p>
        {asked === null && (
          <div className={styles.fields}>
            <ColorField
              name={t('Colour')}
              color={color}
              within
              onChange={(to) => {
                if (full) return
                document.change(
                  changeScriptColor,
                  { of: first, to, role },
                  { ...step, merge: `script ${toHex(first)}` },
                )
                onChanged(to)
              }}
            />
            <Select
              aria-label={t('Role')}
              allowDeselect={false}
              comboboxProps={inPlace}
              disabled={full}
              value={role}
              data={scriptRoles.map(({ id, label }) => ({ value: id, label: t(label) }))}
              onChange={(chosen) => {
                const next = scriptRoles.find(({ id }) => id === chosen)
                if (next && next.id !== role) document.change(holdColor, { color, role: next.id }, step)
              }}
            />
          </div>
        )}
      </div>
      {asked !== null ? (
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconPencil {...icon} />}
            onClick={() => {
              onLeave()
              show({ kind: 'color', id: asked })
            }}
          >
            {t('Change on the colourboard')}
          </Button>
          <p>{t('Colours of your board lead and stay exactly as they are.')}</p>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button
            variant="default"
            aria-pressed={kept}
            disabled={full}
            leftSection={kept ? <IconLock {...icon} /> : <IconLockOpen {...icon} />}
            onClick={() => toggleHold(document, chip, step.as)}
          >
            {t('Hold')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconEyeOff {...icon} />}
            disabled={none}
            onClick={() => document.change(leaveOutColor, { color }, step)}
          >
            {t('Leave out')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPin {...icon} />}
            disabled={roomForColors(project) === 0}
            onClick={() => {
              const entry = { id: crypto.randomUUID(), name: '', tcx: '', color, gradient: null }
              document.change(askForColor, { entry }, step)
            }}
          >
            {t('To the colourboard')}
          </Button>
          <p role="status">
            {full && t('{{most}} colours are held, and no more can be: let go of one first.', { most: mostHeld })}
            {full && none && ' '}
            {none &&
              t('{{most}} colours are left out, and no more can be: take one back first.', { most: mostLeftOut })}
          </p>
        </div>
      )}
    </section>
  )
}
