import { Button, Group, Loader } from '@mantine/core'
import { colorDistance } from '@toile/craft/colors/color.ts'
import { sameToTheEye } from '@toile/craft/colors/comparison.ts'
import type { PaletteColor } from '@toile/craft/colors/palettes/palette.ts'
import { sure } from '@toile/geometry'
import { roomForColors } from '@toile/studio/projects/colorChanges.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from './colors.module.css'
import { PaletteFileButton } from './PaletteFileButton.tsx'
import { readPaletteFile } from './readPaletteFile.ts'
import { TickedColors } from './TickedColors.tsx'
import { useAddColors } from './useAddColors.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

type Read = { colors: readonly PaletteColor[] } | { trouble: string } | null

/** The colours of a palette file in their groups; those that fit are ticked, and one chooses others. */
export function PaletteImport({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const addColors = useAddColors()
  const room = roomForColors(project)
  const [read, setRead] = useState<Read>(null)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const opened = useEffectEvent((next: NonNullable<Read>) => {
    setRead(next)
    if ('colors' in next) setTicked(new Set(freshOf(next.colors, project.boards.color).slice(0, room)))
  })
  useEffect(() => {
    let gone = false
    void readPaletteFile(file).then((next) => !gone && opened(next))
    return () => {
      gone = true
    }
  }, [file])
  const colors = read && 'colors' in read ? read.colors : []
  const groups = [...new Set(colors.map(({ group }) => group))]
  const chosen = colors.filter((_, i) => ticked.has(i))
  const tick = (at: number, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(at)
    else next.delete(at)
    setTicked(next)
  }
  const thereAlready = (one: PaletteColor) =>
    project.boards.color.some(({ color }) => colorDistance(color, one.color) < sameToTheEye)
  return (
    <Dialog title={t('Colours of {{file}}', { file: file.name })} onClose={onClose} size="large">
      {read === null && <Loader size="sm" aria-label={t('Loading')} />}
      {read && 'trouble' in read && (
        <p role="alert" className={styles.warning}>
          {read.trouble}
        </p>
      )}
      {colors.length > 0 && (
        <div className={styles.subline}>
          <span className={styles.code}>{t('{{count}} colours in the file', { count: colors.length })}</span>
          <Button size="compact-sm" variant="default" onClick={() => setTicked(new Set())}>
            {t('Tick none')}
          </Button>
        </div>
      )}
      <div className={styles.groups}>
        {groups.map((group) => {
          const places = colors.flatMap((one, i) => (one.group === group ? [{ at: i, one }] : []))
          return (
            <section key={group} aria-label={group || t('Colours')}>
              {group && <h3 className={styles.subhead}>{group}</h3>}
              <TickedColors
                name={group || t('Colours of the file')}
                colors={places.map(({ at, one }) => ({
                  color: one.color,
                  says: one.name,
                  ticked: ticked.has(at),
                  ...(thereAlready(one) ? { aside: t('on the board') } : {}),
                }))}
                onTick={(at, on) => tick(sure(places[at]).at, on)}
              />
            </section>
          )
        })}
      </div>
      <Group className={styles.foot ?? ''} justify="flex-end" gap="xs">
        {colors.length > 0 && (
          <span className={chosen.length > room ? styles.warning : styles.code} role="status">
            {t('{{chosen}} chosen, room for {{room}}', { chosen: chosen.length, room })}
          </span>
        )}
        <PaletteFileButton onFile={(next) => show({ kind: 'import', file: next })}>
          {t('Another file')}
        </PaletteFileButton>
        <MainButton
          lacks={
            chosen.length === 0
              ? t('Tick at least one colour.')
              : chosen.length > room
                ? t('More colours are ticked than the board has room for.')
                : null
          }
          loading={busy}
          onClick={async () => {
            setBusy(true)
            await addColors(chosen)
            onClose()
          }}
        >
          {t('Add the ticked colours')}
        </MainButton>
      </Group>
    </Dialog>
  )
}

/** Places of colours that do not stand on the board yet. */
const freshOf = (colors: readonly PaletteColor[], board: readonly { color: PaletteColor['color'] }[]) =>
  colors.flatMap((one, i) => (board.some(({ color }) => colorDistance(color, one.color) < sameToTheEye) ? [] : [i]))
