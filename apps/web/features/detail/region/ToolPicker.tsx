import { SegmentedControl } from '@mantine/core'
import { IconBrush, IconLasso, IconMarquee2, IconWand, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type RegionTool, regionTools } from '../regionTool.ts'
import styles from './region.module.css'

const pictures: Readonly<Record<(typeof regionTools)[number]['id'], TablerIcon>> = {
  lasso: IconLasso,
  rectangle: IconMarquee2,
  brush: IconBrush,
  wand: IconWand,
}

interface ToolPickerProps {
  tool: RegionTool
  onTool: (tool: RegionTool) => void
}

/** The tools that draw regions, each with its picture over its whole name. */
export function ToolPicker({ tool, onTool }: ToolPickerProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      fullWidth
      className={styles.tools ?? ''}
      size="sm"
      aria-label={t('Tool')}
      value={tool.kind ?? ''}
      onChange={(kind) => onTool({ ...tool, kind: regionTools.find(({ id }) => id === kind)?.id ?? null })}
      data={regionTools.map(({ id, label }) => {
        const Picture = pictures[id]
        return {
          value: id,
          label: (
            <span className={styles.tool}>
              <Picture size={20} stroke={1.5} aria-hidden />
              <span>{t(label)}</span>
            </span>
          ),
        }
      })}
    />
  )
}
