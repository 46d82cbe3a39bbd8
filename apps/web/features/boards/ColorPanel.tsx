import { Button, Menu } from '@mantine/core'
import { twins } from '@toile/craft/colors/comparison.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { IconColorPicker, IconEye, IconFileImport, IconPalette } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRef } from 'react'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { Panel } from '../../shell/parts/Panel.tsx'
import { AddMenu } from './AddMenu.tsx'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'
import { ChosenBar } from './choosing/ChosenBar.tsx'
import { useChosen } from './choosing/chosen.ts'
import { Marquee } from './choosing/Marquee.tsx'
import { PrintBoardItem } from '../making/moodPrint/PrintBoardItem.tsx'
import { paletteEndings } from './colors/PaletteFileButton.tsx'
import { ColorRow } from './ColorRow.tsx'
import { useColorNames } from '../../shared/open/names/useColorNames.ts'
import { Sortable } from '../../shared/fields/dragging/Sortable.tsx'
import { useBoardMoves } from './useBoardMoves.ts'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

/** The colorboard: name and code of every colour, in the order they are used (requirements S3.07, S5.12). */
export function ColorPanel() {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const { move } = useBoardMoves('color')
  const nameOf = useColorNames()
  const colors = project.boards.color
  const most = limits.board.color
  const { choose } = useChosen('color')
  const input = useRef<HTMLInputElement>(null)
  const pairs = twins(colors.map(({ color }) => color))
  const twinOf = (at: number) => {
    const pair = pairs.find(([, later]) => later === at)
    return pair ? nameOf(sure(colors[pair[0]])) : null
  }
  return (
    <Marquee onTouched={(ids) => choose({ kind: 'these', ids })}>
      <Panel
        title={t('Colours')}
        count={t('{{present}} of {{most}}', { present: colors.length, most })}
        full={colors.length >= most}
        actions={
          <>
            {colors.length > 0 && (
              <IconButton size={28} name={t('Look at the colours')} onClick={() => show({ kind: 'colors' })}>
                <IconEye size={17} stroke={1.4} />
              </IconButton>
            )}
            <AddMenu name={t('Add to {{board}}', { board: t('Colours') })}>
              <Menu.Item
                leftSection={<IconColorPicker {...icon} />}
                disabled={colors.length >= most}
                onClick={() => show({ kind: 'color', id: null })}
              >
                {t('Pick or type a code')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconPalette {...icon} />}
                disabled={colors.length >= most}
                onClick={() => show({ kind: 'palette' })}
              >
                {t('From a picture')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileImport {...icon} />}
                disabled={colors.length >= most}
                onClick={() => input.current?.click()}
              >
                {t('From a palette file: ASE, ACO, GPL, CSV')}
              </Menu.Item>
              <Menu.Divider />
              <PrintBoardItem board="color" />
            </AddMenu>
          </>
        }
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={paletteEndings}
          aria-label={t('Palette file')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) show({ kind: 'import', file })
          }}
        />
        <ChosenBar board="color" />
        {colors.length === 0 ? (
          <div className={styles.empty}>
            <p>
              {project.boards.mood.length > 0
                ? t('The pictures on your moodboard give the colours; what you choose here leads them.')
                : t(
                    'Choose at least one colour, or put a picture on the moodboard: looks take their colours from these.',
                  )}
            </p>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconColorPicker {...icon} />}
              onClick={() => show({ kind: 'color', id: null })}
            >
              {t('Add a colour')}
            </Button>
          </div>
        ) : (
          <Sortable
            ids={colors.map(({ id }) => id)}
            layout="list"
            nameOf={(id) => {
              const entry = colors.find((color) => color.id === id)
              return entry ? nameOf(entry) : ''
            }}
            onMove={move}
          >
            <ul className={styles.colors} aria-label={t('Colours')}>
              {colors.map((entry, i) => (
                <ColorRow key={entry.id} entry={entry} at={i} of={colors.length} twin={twinOf(i)} />
              ))}
            </ul>
          </Sortable>
        )}
      </Panel>
    </Marquee>
  )
}
