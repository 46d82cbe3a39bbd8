import { useQueries } from '@tanstack/react-query'
import { Button, Group } from '@mantine/core'
import { files } from '@toile/contract/features/files.ts'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { type BoardColor, boardPalette } from '@toile/craft/moods/boardPalette.ts'
import { putColor } from '@toile/studio/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../../languages/numberOf.ts'
import { newKey } from '../../../../shell/calls/api.ts'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { callQuery } from '../../../../shell/calls/useCall.ts'
import { findColor } from '../../../../shared/open/names/findColor.ts'
import { type MoodEditor, useMoodEditor } from '../editorContext.ts'
import styles from './palette.module.css'
import { SourceBoard } from './SourceBoard.tsx'
import { MainButton } from '../../../../shell/parts/MainButton.tsx'

/** The colours of the whole moodboard with their shares and the pictures they come from; what is ticked goes to the colorboard (requirement S5.21). */
export function MoodPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const editor = useMoodEditor()
  const { palette, pending } = usePalette(editor)
  const [ticked, setTicked] = useState<Record<string, Color>>({})
  const [shown, setShown] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { opened, project } = editor
  const room = limits.board.color - project.boards.color.length
  const chosen = Object.values(ticked)
  const there = new Set(project.boards.color.map(({ color }) => toHex(color)))
  const add = async () => {
    setBusy(true)
    const found = await Promise.all(chosen.map((color) => findColor(toHex(color))))
    for (const [i, entry] of found.entries()) {
      const color = { id: newKey(), name: t(nearestName(sure(chosen[i])).label), gradient: null, ...entry }
      opened.document.change(putColor, color, { merge: 'palette of the board' })
    }
    onClose()
  }
  const lacks =
    chosen.length === 0
      ? t('Tick at least one colour.')
      : chosen.length > room
        ? t('More colours are ticked than the board has room for.')
        : null
  return (
    <Dialog title={t('Palette of the moodboard')} onClose={onClose} size="large">
      <div className={styles.both}>
        <SourceBoard from={palette.find(({ color }) => toHex(color) === shown)?.from ?? null} />
        <ul className={styles.colors} aria-label={t('Proposed colours')} aria-busy={pending}>
          {pending && <li className={styles.code}>{t('Reading the pictures …')}</li>}
          {palette.map((one) => (
            <ColorLine
              key={toHex(one.color)}
              one={one}
              there={there.has(toHex(one.color))}
              ticked={toHex(one.color) in ticked}
              full={chosen.length >= room}
              onShow={setShown}
              onTick={(on) => {
                const hex = toHex(one.color)
                const { [hex]: _, ...rest } = ticked
                setTicked(on ? { ...ticked, [hex]: one.color } : rest)
              }}
            />
          ))}
        </ul>
      </div>
      {chosen.length >= room && (
        <p className={styles.warning} role="status">
          {t('The colourboard holds at most {{most}} colours; there is room for {{room}} more', {
            most: limits.board.color,
            room: Math.max(0, room),
          })}
        </p>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <MainButton lacks={lacks} loading={busy} onClick={() => void add()}>
          {t('Add the ticked colours')}
        </MainButton>
      </Group>
    </Dialog>
  )
}

/** The palettes of the board's pictures, joined by their areas on it. */
function usePalette({ project, places }: MoodEditor): { palette: BoardColor[]; pending: boolean } {
  const ids = project.boards.mood.map(({ id }) => id)
  const { known, pending } = useQueries({
    queries: ids.map((id) => callQuery(files.palette, { fileId: id }, { fresh: 600_000 })),
    combine: (answers) => ({
      known: answers.map(({ data }) => data),
      pending: answers.some(({ isPending }) => isPending),
    }),
  })
  const palette = boardPalette(
    (pending ? [] : ids).flatMap((id, i) => {
      const place = places.find((one) => one.id === id)
      const colors = known[i]
      return colors ? [{ id, area: place ? place.width * place.height : 0.1, colors }] : []
    }),
  )
  return { palette, pending }
}

interface ColorLineProps {
  one: BoardColor
  there: boolean
  ticked: boolean
  full: boolean
  onShow: (hex: string | null) => void
  onTick: (on: boolean) => void
}

function ColorLine({ one: { color, share }, there, ticked, full, onShow, onTick }: ColorLineProps) {
  const { t } = useTranslation()
  const hex = toHex(color)
  return (
    <li onPointerEnter={() => onShow(hex)} onPointerLeave={() => onShow(null)}>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          disabled={there || (full && !ticked)}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          onFocus={() => onShow(hex)}
          onBlur={() => onShow(null)}
        />
        <Swatch fill={hex} />
        <span>{t(nearestName(color).label)}</span>
        <span className={styles.code}>
          {there ? t('on the colourboard') : `${hex} · ${percentOf(Math.max(0.01, share))}`}
        </span>
      </label>
      <span className={styles.share} style={{ inlineSize: `${share * 100}%`, background: hex }} />
    </li>
  )
}
