import { Menu } from '@mantine/core'
import type { Asks } from '@toile/contract/call.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { exports } from '../../../shell/exports/exports.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { showEntry } from '../../../shared/open/looks/useCollection.ts'
import styles from './colorways.module.css'

interface ColorwayCellProps {
  entry: DesignEntry
  /** The look in the colourway. */
  design: Design
  /** What it is, as the export is told. */
  colorway: Asks<typeof designs.exportLook>['colorway']
  /** Already translated. */
  name: string
  onWear: () => void
}

/** A look in a colourway, small; pressed, it is worn, made a look of its own, or exported. */
export function ColorwayCell({ entry, design, colorway, name, onWear }: ColorwayCellProps) {
  const { t } = useTranslation()
  const add = async () => {
    try {
      const made = await send(designs.importDesign, { projectId: entry.projectId, document: design }, { key: newKey() })
      showEntry(made)
      toasts.done(t('Look {{number}} was made from it', { number: lookNumber(made) }))
    } catch (error) {
      sayRefusal(error)
    }
  }
  const picture = () =>
    void exports.order(
      designs.exportLook,
      { id: entry.id, file: { scene: 'look', width: 1024 }, colorway },
      `${lookFile(entry)}-colourway.png`,
    )
  return (
    <Menu withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button type="button" aria-label={name} aria-haspopup="menu">
          <Thumb order={{ kind: 'look', design, width: 168, height: 252 }} className={styles.thumb} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onWear}>{t('Wear the colourway')}</Menu.Item>
        <Menu.Item onClick={() => void add()}>{t('Make it a look of its own')}</Menu.Item>
        <Menu.Item onClick={picture}>{t('Export as a picture')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
