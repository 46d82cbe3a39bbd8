import { Button, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { boardLayouts, findLayout } from '@toile/studio/projects/boards/layout/layouts.ts'
import {
  IconArrowsShuffle,
  IconPalette,
  IconPrinter,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { useMoodLayout } from '../useMoodLayout.ts'
import { useMoodEditor } from '../editorContext.ts'
import styles from './editor.module.css'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const
const zooms = { least: 0.5, most: 4, step: 1.25 } as const

interface LayoutBarProps {
  zoom: number
  onZoom: (zoom: number) => void
  switches: { snaps: boolean; grid: boolean }
  onSwitch: (own: Partial<LayoutBarProps['switches']>) => void
  onPalette: () => void
  onPrint: () => void
}

/** Layouts at a click, snapping, the view, and what the board is good for: a palette and a print (requirement S5.21). */
export function LayoutBar({ zoom, onZoom, switches, onSwitch, onPalette, onPrint }: LayoutBarProps) {
  const { t } = useTranslation()
  const { opened, project, pictures } = useMoodEditor()
  const { arrange } = useMoodLayout({ opened, project, pictures })
  const scaled = (by: number) => onZoom(Math.max(zooms.least, Math.min(zooms.most, zoom * by)))
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('Layout')}>
        <Select
          comboboxProps={inPlace}
          aria-label={t('Layout')}
          className={styles.layout ?? ''}
          placeholder={t('Any layout')}
          allowDeselect={false}
          value={findLayout(project.moodTemplateId)?.id ?? null}
          data={boardLayouts.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(id) => arrange(findLayout(id)?.id ?? null)}
        />
        <Button
          variant="default"
          leftSection={<IconArrowsShuffle {...icon} />}
          disabled={project.boards.mood.length === 0}
          onClick={() => arrange()}
        >
          {t('Arrange anew')}
        </Button>
      </div>
      <div role="group" aria-label={t('Guides')}>
        <Switch
          label={t('Snap')}
          checked={switches.snaps}
          onChange={({ currentTarget }) => onSwitch({ snaps: currentTarget.checked })}
        />
        <Switch
          label={t('Grid')}
          checked={switches.grid}
          onChange={({ currentTarget }) => onSwitch({ grid: currentTarget.checked })}
        />
      </div>
      <div role="group" aria-label={t('View')}>
        <IconButton name={t('Smaller')} disabled={zoom <= zooms.least} onClick={() => scaled(1 / zooms.step)}>
          <IconZoomOut size={18} stroke={1.4} />
        </IconButton>
        <IconButton name={t('Fit the board')} disabled={zoom === 1} onClick={() => onZoom(1)}>
          <IconZoomReset size={18} stroke={1.4} />
        </IconButton>
        <IconButton name={t('Larger')} disabled={zoom >= zooms.most} onClick={() => scaled(zooms.step)}>
          <IconZoomIn size={18} stroke={1.4} />
        </IconButton>
      </div>
      <div className={styles.ends}>
        <Button
          variant="default"
          leftSection={<IconPalette {...icon} />}
          disabled={project.boards.mood.length === 0}
          onClick={onPalette}
        >
          {t('Palette of the board')}
        </Button>
        <Button leftSection={<IconPrinter {...icon} />} onClick={onPrint}>
          {t('Print this board on paper')}
        </Button>
      </div>
    </div>
  )
}
