import { Button, Menu } from '@mantine/core'
import { limits } from '@toile/fashion/limits.ts'
import { IconColorPicker, IconPalette } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shell/parts/Panel.tsx'
import { AddMenu } from './AddMenu.tsx'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { ColorRow } from './ColorRow.tsx'
import { useColorNames } from './useColorNames.ts'
import { Sortable } from './Sortable.tsx'
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
  const hasPictures = project.boards.mood.length + project.boards.print.length > 0
  return (
    <Panel
      title={t('Colours')}
      count={t('{{present}} of {{most}}', { present: colors.length, most })}
      full={colors.length >= most}
      actions={
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
            disabled={!hasPictures || colors.length >= most}
            onClick={() => show({ kind: 'palette' })}
          >
            {t('From a picture on the boards')}
          </Menu.Item>
        </AddMenu>
      }
    >
      {colors.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('Choose at least one colour; looks are coloured from here and from nowhere else.')}</p>
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
              <ColorRow key={entry.id} entry={entry} at={i} of={colors.length} />
            ))}
          </ul>
        </Sortable>
      )}
    </Panel>
  )
}
