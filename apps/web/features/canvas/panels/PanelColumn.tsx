import { useTranslation } from 'react-i18next'
import styles from '../studio.module.css'
import { BrushesPanel } from './brushes/BrushesPanel.tsx'
import { ColorsPanel } from './color/ColorsPanel.tsx'
import { GuidesPanel } from './guides/GuidesPanel.tsx'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { LayersPanel } from './layers/LayersPanel.tsx'
import { ToolPanels } from './ToolPanels.tsx'

/** The panels beside the sheet, in the order in which a painter reaches for them. */
export function PanelColumn() {
  const { t } = useTranslation()
  return (
    <aside className={styles.panels} aria-label={t('Panels')}>
      <ToolPanels />
      <ColorsPanel />
      <BrushesPanel />
      <LayersPanel />
      <GuidesPanel />
      <HistoryPanel />
    </aside>
  )
}
