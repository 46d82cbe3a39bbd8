import { Button, Group } from '@mantine/core'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { roomForColors } from '@toile/studio/projects/colorChanges.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from './colors.module.css'
import { PictureDropper } from './PictureDropper.tsx'
import { TickedColors } from './TickedColors.tsx'
import { useAddColors } from './useAddColors.ts'
import { usePalette } from './usePalette.ts'
import type { Source } from './useSources.ts'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

/** Colours out of pictures: pressed out with an eyedropper, or the palette of the picture or of the whole moodboard, ticked and added (look.md B34). */
export function ColorsFromPicture({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const mood = project.boards.mood.map(({ id }) => id)
  const [source, setSource] = useState<Source | null>(null)
  const [whole, setWhole] = useState(false)
  const [taken, setTaken] = useState<readonly Color[]>([])
  const [ticked, setTicked] = useState<Record<string, Color>>({})
  const [busy, setBusy] = useState(false)
  const addColors = useAddColors()
  const first = [...mood, ...project.boards.print.map(({ id }) => id)][0]
  const of = whole ? mood : [source ? source.fileId : first].filter((id) => typeof id === 'string')
  const { palette, pending } = usePalette(of)
  const tick = (color: Color, on: boolean) => {
    const hex = toHex(color)
    const { [hex]: _was, ...rest } = ticked
    setTicked(on ? { ...ticked, [hex]: color } : rest)
  }
  const take = (color: Color) => {
    if (!taken.some((one) => toHex(one) === toHex(color))) setTaken([...taken, color])
    tick(color, true)
  }
  const chosen = Object.values(ticked)
  const room = roomForColors(project)
  const lined = (colors: readonly { color: Color; share?: number }[]) =>
    colors.map(({ color, share }) => ({
      color,
      ticked: toHex(color) in ticked,
      ...(share === undefined ? {} : { aside: `${Math.round(share * 100)}%` }),
    }))
  return (
    <Dialog title={t('Colours from a picture')} onClose={onClose} size="wide">
      <div className={styles.workshop}>
        <section className={styles.picking} aria-label={t('Picture')}>
          <PictureDropper
            onTake={take}
            onSource={(next) => {
              setSource(next)
              setWhole(false)
            }}
          />
        </section>
        <section className={styles.working} aria-label={t('Found colours')}>
          <h3 className={styles.subhead}>{t('Taken with the eyedropper')}</h3>
          {taken.length === 0 ? (
            <p className={styles.note}>{t('Click the picture to pick a colour.')}</p>
          ) : (
            <TickedColors
              name={t('Taken with the eyedropper')}
              colors={lined(taken.map((color) => ({ color })))}
              onTick={(at, on) => tick(sure(taken[at]), on)}
            />
          )}
          <div className={styles.subline}>
            <h3 className={styles.subhead}>{whole ? t('Palette of the moodboard') : t('Palette of the picture')}</h3>
            {mood.length > 1 && (
              <Button size="compact-sm" variant="default" aria-pressed={whole} onClick={() => setWhole(!whole)}>
                {whole ? t('This picture only') : t('All mood pictures')}
              </Button>
            )}
          </div>
          <div aria-busy={pending}>
            {of.length === 0 ? (
              <p className={styles.note}>
                {t('The palette of a look is its colourboard; take single colours from it.')}
              </p>
            ) : (
              <TickedColors
                name={t('Colours of the picture')}
                colors={lined(palette)}
                onTick={(at, on) => tick(sure(palette[at]).color, on)}
              />
            )}
          </div>
        </section>
        <Group className={styles.foot ?? ''} justify="flex-end" gap="xs">
          <span className={chosen.length > room ? styles.warning : styles.code} role="status">
            {t('{{chosen}} chosen, room for {{room}}', { chosen: chosen.length, room })}
          </span>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <MainButton
            lacks={chosen.length === 0 ? t('Tick at least one colour.') : null}
            loading={busy}
            onClick={async () => {
              setBusy(true)
              await addColors(chosen.map((color) => ({ name: '', color })))
              onClose()
            }}
          >
            {t('Add the ticked colours')}
          </MainButton>
        </Group>
      </div>
    </Dialog>
  )
}
