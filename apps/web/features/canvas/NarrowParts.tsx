import { CloseButton } from '@mantine/core'
import { IconBrush, IconPalette, IconPhoto, IconStack2, IconTools } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar, type BottomBarItem } from '../../shell/parts/BottomBar.tsx'
import { KnobBar } from './bars/KnobBar.tsx'
import { ToolBar } from './bars/ToolBar.tsx'
import { BrushPicker } from './panels/brushes/BrushesPanel.tsx'
import { ColorChoice } from './panels/color/ColorsPanel.tsx'
import { GuidesPanel } from './panels/guides/GuidesPanel.tsx'
import { ToolPanels } from './panels/ToolPanels.tsx'
import { LayerParts } from './panels/layers/LayersPanel.tsx'
import styles from './narrow.module.css'

type Part = 'sheet' | 'tools' | 'brushes' | 'color' | 'layers'

/** On a narrow screen the sheet takes it whole; tools, brushes, colours and layers come up from below (requirement S9.05). */
export function NarrowParts({ title, files }: { title: string; files: ReactNode }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('sheet')
  const items: BottomBarItem<Part>[] = [
    { id: 'sheet', label: t('Sheet'), Icon: IconPhoto },
    { id: 'tools', label: t('Tools'), Icon: IconTools },
    { id: 'brushes', label: t('Brushes'), Icon: IconBrush },
    { id: 'color', label: t('Colour'), Icon: IconPalette },
    { id: 'layers', label: t('Layers|list'), Icon: IconStack2 },
  ]
  const name = items.find(({ id }) => id === part)?.label ?? ''
  const away = () => setPart('sheet')
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {part !== 'sheet' && (
        <section
          className={styles.up}
          aria-label={name}
          onKeyDown={(event) => {
            if (event.key === 'Escape') away()
          }}
        >
          <div className={styles.head}>
            <h2>{name}</h2>
            <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={away} />
          </div>
          <div className={styles.body}>
            {part === 'tools' && (
              <>
                <ToolBar onChosen={away} />
                <KnobBar>{files}</KnobBar>
                <ToolPanels />
                <GuidesPanel />
              </>
            )}
            {part === 'brushes' && (
              <>
                <KnobBar />
                <BrushPicker />
              </>
            )}
            {part === 'color' && <ColorChoice />}
            {part === 'layers' && <LayerParts />}
          </div>
        </section>
      )}
      <div className={styles.bar}>
        <BottomBar
          items={items}
          current={part}
          name={t('Parts of the screen')}
          onChoose={(id) => setPart(id === part ? 'sheet' : id)}
        />
      </div>
    </>
  )
}
