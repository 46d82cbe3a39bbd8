import { Button, Group } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import { files } from '@toile/contract/features/files.ts'
import { toHex } from '@toile/fashion/colors/color.ts'
import { nearestName } from '@toile/fashion/colors/names.ts'
import { limits } from '@toile/fashion/limits.ts'
import { putColor } from '@toile/fashion/projects/changes.ts'
import type { Color } from '@toile/fashion/colors/color.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/api.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useCall } from '../../../shell/useCall.ts'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { findColor } from './findColor.ts'
import { usePictures } from './pictures.ts'
import { boardSteps } from './steps.ts'

/** Colours out of a picture on the boards: choose the picture, tick the colours. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const pictures = usePictures()
  const onBoards = [...project.boards.mood, ...project.boards.print].map(({ id }) => id)
  const ids = [...new Set(onBoards)]
  const [from, setFrom] = useState(ids[0] ?? '')
  const [ticked, setTicked] = useState<Record<string, Color>>({})
  const [busy, setBusy] = useState(false)
  const { data: palette, isPending } = useCall(
    files.palette,
    { fileId: from },
    { fresh: 600_000, enabled: from !== '' },
  )
  const chosen = Object.values(ticked)
  const room = limits.board.color - project.boards.color.length
  const add = async () => {
    setBusy(true)
    for (const color of chosen.slice(0, room)) {
      const found = await findColor(toHex(color))
      const entry = { id: newKey(), name: '', gradient: null, ...found }
      opened.document.change(putColor, entry, { name: boardSteps.color.label, merge: `palette ${from}` })
    }
    if (chosen.length > room)
      toasts.warn(t('The board holds at most {{most}} colours; the rest was not added', { most: limits.board.color }))
    onClose()
  }
  return (
    <Dialog title={t('Colours from a picture')} onClose={onClose}>
      <ul className={styles.pick} aria-label={t('Pictures on the boards')}>
        {ids.map((id, i) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === from}
              aria-label={pictures.get(id)?.name || String(i + 1)}
              onClick={() => setFrom(id)}
            >
              <img src={pictures.get(id)?.thumbnails.small} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.chips} aria-label={t('Colours of the picture')} aria-busy={isPending}>
        {palette?.map(({ color, share }) => {
          const hex = toHex(color)
          return (
            <li key={hex}>
              <label>
                <input
                  type="checkbox"
                  checked={hex in ticked}
                  onChange={({ currentTarget }) => {
                    const { [hex]: _gone, ...rest } = ticked
                    setTicked(currentTarget.checked ? { ...ticked, [hex]: color } : rest)
                  }}
                />
                <Swatch fill={hex} />
                <span>{t(nearestName(color).label)}</span>
                <span className={styles.code}>{`${hex} · ${Math.round(share * 100)}%`}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={busy} onClick={() => void add()}>
          {t('Add the ticked colours')}
        </Button>
      </Group>
    </Dialog>
  )
}
